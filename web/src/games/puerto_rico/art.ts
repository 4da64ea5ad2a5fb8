// What the server draws a position of Puerto Rico with (scripts/art.mjs): symbols of the sprite, and pieces.
import type { Component } from 'svelte';
import Ship from './pieces/Ship.svelte';

const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'empty'];
const GOODS = TILES.slice(0, 5);
const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector'];
const FACADES =
  'small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster small_market hacienda construction_hut ' +
  'small_warehouse hospice office large_market large_warehouse factory university harbor wharf guild_hall residence fortress ' +
  'customs_house city_hall';
const SIZES = [4, 5, 6, 7, 8];

export const symbols: Record<string, [id: string, wearing?: string]> = Object.fromEntries([
  ...TILES.map((tile) => [`tile-${tile}`, [`pr-t-${tile}`]]),
  ...GOODS.map((good) => [`barrel-${good}`, [`pr-b-${good}`]]),
  ...ROLES.map((role) => [`role-${role}`, [`pr-i-${role}`]]),
  ...FACADES.split(' ').map((building) => [`building-${building}`, [`pr-f-${building}`]]),
  ['colonist', ['pr-colonist']],
  ['points', ['pr-vp']],
  ['doubloon', ['pr-doubloon']],
  ['governor', ['pr-governor']],
]);

export const pieces: Record<string, [Component<any>, object, string?]> = Object.fromEntries(
  SIZES.map((size) => [`ship-${size}`, [Ship, { size, good: null, barrels: 0, sails: true }]]),
);
