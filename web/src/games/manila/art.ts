// What the server draws a position of Manila with (scripts/art.mjs): symbols of the sprite, and pieces.
import type { Component } from 'svelte';
import Ground from './charts/Ground.svelte';
import Berth from './pieces/Berth.svelte';
import PuntArt from './pieces/PuntArt.svelte';
import { COLOURS } from '../../art/seats';
import { WARES } from './types';

const PUNT = '-100 -100 200 116';
const own = ['compass', 'palm', 'lighthouse', 'rocks', 'junk', 'church', 'office', 'shed', 'stocks', 'timber', 'sheerlegs'];

export const symbols: Record<string, [id: string, wearing?: string]> = Object.fromEntries([
  ...own.map((id) => [id, [id]]),
  ...WARES.map((ware) => [`ware-${ware}`, [`wi-${ware}`]]),
  ...COLOURS.map((colour) => [`accomplice-${colour}`, [`acc-${colour}`]]),
]);

const BERTH = { letter: '', mooring: { x: 0, y: 0, scale: 1 }, taken: true, length: 172 };

export const pieces: Record<string, [Component<any>, object, string]> = {
  ground: [Ground, {}, '0 0 1080 736'],
  jetty: [Berth, { place: 'port', ...BERTH }, '-100 -100 200 140'],
  slip: [Berth, { place: 'shipyard', ...BERTH }, '-100 -100 200 140'],
  ...Object.fromEntries(WARES.map((ware) => [`punt-${ware}`, [PuntArt, { ware }, PUNT]])),
};
