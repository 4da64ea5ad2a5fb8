// What the server draws a position of Puerto Rico with (scripts/art.mjs): symbols of the sprite, and pieces.
import type { Component } from 'svelte';
import Ship from './pieces/Ship.svelte';
import { BUILDINGS, GOODS, LYING, ROLES } from './types';

const SIZES = [4, 5, 6, 7, 8];

export const symbols: Record<string, [id: string, wearing?: string]> = Object.fromEntries([
  ...[...LYING, 'empty'].map((tile) => [`tile-${tile}`, [`pr-t-${tile}`]]),
  ...GOODS.map((good) => [`barrel-${good}`, [`pr-b-${good}`]]),
  ...ROLES.filter((role) => role !== 'prospector_2').map((role) => [`role-${role}`, [`pr-i-${role}`]]),
  ...BUILDINGS.map((building) => [`building-${building}`, [`pr-f-${building}`]]),
  ['colonist', ['pr-colonist']],
  ['noble', ['pr-noble']],
  ['reward', ['pr-reward']],
  ['points', ['pr-vp']],
  ['doubloon', ['pr-doubloon']],
  ['governor', ['pr-governor']],
]);

export const pieces: Record<string, [Component<any>, object, string?]> = Object.fromEntries(
  SIZES.map((size) => [`ship-${size}`, [Ship, { size, good: null, barrels: 0, sails: true }]]),
);
