// What the table shows of a view without asking the server, for tests: what follows from the rest is left out, and what is
// over with a phase or a round.
import type { View } from './types';

export const shown = (view: View) => ({
  seats: view.seats.map(({ score: _, chains: _c, discounts: _d, savings: _s, quarries: _q, ...seat }) => seat),
  roles: view.roles,
  places: [view.plantations, view.face_down, view.discards, view.quarries],
  people: [view.colonist_ship, view.colonists, view.noble_ship, view.nobles],
  ships: view.ships,
  house: view.trading_house,
  supply: [view.goods, view.points],
  market: view.market,
  round: [view.round, view.governor, view.ending],
  buccaneer: [view.reward_card, view.captured],
  festival: view.festival && { ...view.festival, reach: {} },
});
