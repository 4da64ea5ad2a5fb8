// The figures of the rulebook, by the rule that they belong to.
import type { Component } from 'svelte';
import BuildingWigs from './figures/BuildingWigs.svelte';
import City from './figures/City.svelte';
import Court from './figures/Court.svelte';
import FullOffice from './figures/FullOffice.svelte';
import Houses from './figures/Houses.svelte';
import Money from './figures/Money.svelte';
import Portfolio from './figures/Portfolio.svelte';
import Price from './figures/Price.svelte';
import RubbleSet from './figures/RubbleSet.svelte';
import Sailing from './figures/Sailing.svelte';
import StoreWigs from './figures/StoreWigs.svelte';
import Upgrade from './figures/Upgrade.svelte';
import Uses from './figures/Uses.svelte';
import Visit from './figures/Visit.svelte';
import Walk from './figures/Walk.svelte';
import type { Values } from './types';

const figures: Record<string, Component<{ values: Values }>> = {
  'lisboa.setup.city': City,
  'lisboa.setup.board': Court,
  'lisboa.turn.uses': Uses,
  'lisboa.portfolio.rows': Portfolio,
  'lisboa.sell.sailing': Sailing,
  'lisboa.visit.cost': Visit,
  'lisboa.cardinal.walk': Walk,
  'lisboa.ship.upgrade': Upgrade,
  'lisboa.recruit.full_office': FullOffice,
  'lisboa.store.price': Price,
  'lisboa.store.scoring': StoreWigs,
  'lisboa.building.scoring': BuildingWigs,
  'lisboa.rubble.set': RubbleSet,
  'lisboa.influence.money': Money,
  'lisboa.houses.groups': Houses,
};

export default figures;
