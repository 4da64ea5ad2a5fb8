// The figures of the rulebook, by the rule that they belong to.
import type { Component } from 'svelte';
import Factory from './figures/Factory.svelte';
import Large from './figures/Large.svelte';
import Placing from './figures/Placing.svelte';
import Price from './figures/Price.svelte';
import Production from './figures/Production.svelte';
import Roles from './figures/Roles.svelte';
import Sale from './figures/Sale.svelte';
import Ships from './figures/Ships.svelte';
import Tiles from './figures/Tiles.svelte';

const figures: Record<string, Component> = {
  'puerto_rico.setup.roles': Roles,
  'puerto_rico.settler.plantation': Tiles,
  'puerto_rico.mayor.placement': Placing,
  'puerto_rico.builder.price': Price,
  'puerto_rico.builder.large': Large,
  'puerto_rico.craftsman.production': Production,
  'puerto_rico.trader.price': Sale,
  'puerto_rico.captain.ship': Ships,
  'puerto_rico.buildings.factory': Factory,
};

export default figures;
