// What the server draws a position of Lisboa with (scripts/art.mjs): symbols of the sprite.
import type { Component } from 'svelte';

const TRADES = ['gold', 'tools', 'books', 'cloth'];
const own =
  'wig reis influence earthquake fire tsunami official courtier house cardinal cathedral cam-king cam-marquis cam-builder ' +
  'santos-a santos-b mardel-a mardel-b favor-king favor-marquis favor-builder';

export const symbols: Record<string, [id: string, wearing?: string]> = Object.fromEntries([
  ...own.split(' ').map((id) => [id, [`lb-${id}`]]),
  ...TRADES.map((trade) => [trade, [`lb-${trade}`]]),
  ...TRADES.map((trade) => [`store-${trade}`, ['lb-store', `tr-${trade}`]]),
  ...TRADES.map((trade) => [`store-small-${trade}`, ['lb-store-small', `tr-${trade}`]]),
]);

export const pieces: Record<string, [Component<any>, object, string?]> = {};
