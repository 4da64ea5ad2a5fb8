// A small game of the size of Manila: as much on the board, as much to hide, about as many moves, and next to no rules.
const { INVALID_MOVE, PlayerView, TurnOrder } = require("boardgame.io/core");

const WARES = ["ginseng", "nutmeg", "silk", "jade"];
const SPACES = 28;
const VOYAGES = 5; // of 28 placements each: 140 moves
const COST = 1;

const each = (names, value) => Object.fromEntries(names.map((name) => [name, value(name)]));

const setup = ({ ctx, random }) => ({
  voyage: 1,
  harbour_master: 0,
  spaces: each([...Array(SPACES).keys()].map((n) => `space.${n}`), () => null),
  seats: ctx.playOrder.map(() => ({
    cash: 30,
    shares: 2,
    bought: each(WARES, () => 0),
    pledged: 0,
    accomplices: 3,
    declined: false,
  })),
  wares: each(WARES, () => ({ price: 0, supply: 5, share_price: 5 })),
  punts: each(WARES.slice(0, 3), () => ({ where: "sea", space: 0, aboard: [], plundered: false })),
  // What only its owner may see: STRIP_SECRETS keeps the others' away
  players: each(ctx.playOrder, () => ({ dealt: random.Shuffle(WARES).slice(0, 2) })),
});

const place = ({ G, ctx, random, playerID }, space) => {
  if (G.spaces[space] !== null) return INVALID_MOVE;
  G.spaces[space] = Number(playerID);
  G.seats[Number(playerID)].cash += COST;
  if (Object.values(G.spaces).some((owner) => owner === null)) return;
  G.voyage += 1;
  for (const name of Object.keys(G.spaces)) G.spaces[name] = null;
  const dice = random.D6(3);
  Object.values(G.punts).forEach((punt, n) => (punt.space = (punt.space + dice[n]) % 14));
};

module.exports = {
  name: "harbour",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { place },
  turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.voyage > VOYAGES ? { winner: "0" } : undefined),
};
