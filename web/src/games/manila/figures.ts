// The figures of the rulebook, by the rule that they belong to.
import type { Component } from 'svelte';
import Arrival from './figures/Arrival.svelte';
import Claims from './figures/Claims.svelte';
import Island from './figures/Island.svelte';
import Loads from './figures/Loads.svelte';
import Pirates from './figures/Pirates.svelte';
import Port from './figures/Port.svelte';
import Prices from './figures/Prices.svelte';
import Profit from './figures/Profit.svelte';
import Shipyard from './figures/Shipyard.svelte';
import Starts from './figures/Starts.svelte';

const figures: Record<string, Component> = {
  'manila.loading.starts': Starts,
  'manila.punts.seats': Loads,
  'manila.punts.profit': Profit,
  'manila.movement.arrival': Arrival,
  'manila.port.space': Port,
  'manila.shipyard.space': Shipyard,
  'manila.pirates.boat': Pirates,
  'manila.pilots.island': Island,
  'manila.insurance.claims': Claims,
  'manila.settlement.price_rise': Prices,
};

export default figures;
