"""What a view of Lisboa holds, what its events, odds and values tell: their keys, and the types of what stands under them.

Cards, tiles, plans, plots and spaces are named by their ids: `P07`, `S03`, `C12`, `D30`, `santos.3`, `B4`, `N2`. Keys that
are there only now and then stand in classes that are not `total`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from quayside.core.declared import EVERY, Phrase, Refused
from quayside.games.lisboa.board import Act, Architect, Cube, Deck, Good, Group, Noble, Pile, Source

Goods: TypeAlias = Annotated[dict[Good, int], EVERY]
Cubes: TypeAlias = Annotated[dict[Cube, int], EVERY]
Means: TypeAlias = Literal["influence", "reis"]

# ---------------------------------------------------------------------------------------------------------------------
# What is being decided


class Follower(TypedDict):
    """Who could follow a visit as things stand."""

    seat: int
    cost: int
    paid_in: list[Means]


class Payment(TypedDict):
    coins: int
    marker: int  # spaces that the influence marker goes back
    target: int  # ... and where it gets to


class Staffing(TypedDict):
    """What a plan needs before its building can be opened."""

    needed: int  # officials
    hired: int
    price: int


Kind: TypeAlias = Literal[
    "card", "use", "room", "business", "selling", "trading", "visit", "free_act", "following", "follower_pays",
    "follower_acts", "payment", "gaining", "losing", "favor", "cardinal", "clergy", "ship", "ship_goods",
    "production", "recruiting", "plan", "store", "cube", "house", "decree", "marker", "building", "showing",
    "sending", "rubble", "drawing", "cashing", "period_cards", "start_clergy", "over",
]  # fmt: skip


class _Asked(TypedDict):
    kind: Kind


class Decision(_Asked, total=False):
    """With the facts that a prompt needs."""

    seat: int  # nobody's when the game is over
    card: str  # use
    refused: dict[str, Refused]  # use: those that are not possible, by notation
    cost: int  # use, visits
    paid_in: Means
    followers: list[Follower]  # use of a noble's card
    sales: dict[str, int]  # what a sale brings, by its notation
    noble: Noble
    price: int
    reason: Literal["event", "land", "officials"]
    payments: dict[str, Payment]  # by notation
    ship: str
    costs: dict[str, int]  # goods for the ship: new, or by the one that it replaces
    left: int
    prices: dict[str, int]  # of land, by plot
    plot: str
    spaces: dict[str, list[str]]  # where a building can be opened, and with which plans
    space: str  # showing
    plans: dict[str, Staffing]
    tiles: list[str]  # start_clergy
    row: Literal["top", "bottom"]
    limit: int


# ---------------------------------------------------------------------------------------------------------------------
# What can be known before a decision


class VisitCost(TypedDict):
    """What a visit costs, and why."""

    cost: int
    treasury: int
    officials: int
    benefit: int


class Land(TypedDict):
    """What a store on a plot would cost, in its parts, and bring by its trade."""

    price: int
    treasury: int
    benefit: int
    rubble: int
    saves: int  # the dearest cube, if it is taken
    least: int  # with that cube taken
    short: int  # reis that are missing, after the plot's reward
    sets: list[Cube]  # cubes here that would complete a set
    served: dict[Good, list[str]]  # the buildings that such a store would be related to
    wigs: dict[Good, int]


# Ways to play a card
Use: TypeAlias = Literal["sell", "trade", "visit", "event", "discard"]


class Production(TypedDict):
    goods: Goods
    choice: int  # goods of any type


class _Stores(TypedDict):
    plots: int  # within reach


class BestStore(_Stores, total=False):
    plot: str
    trade: Good
    wigs: int
    price: int


class _Sites(TypedDict):
    spaces: int  # where one could be opened


class BestBuilding(_Sites, total=False):
    space: str
    plan: str
    wigs: int


class Walk(TypedDict):
    """Of the cardinal."""

    places: list[int]  # of the track, between which he comes
    treasury: int  # how often he makes it rise
    scores: bool  # he lies down


class Costs(TypedDict):
    """What choices would cost a seat, and what production would bring it."""

    seat: int
    visits: Annotated[dict[Noble, VisitCost], EVERY]
    event: int
    land: dict[str, Land]
    ship: int | None  # goods for the next ship, as a new one
    production: Production
    tiles: int  # of the clergy that there is room for
    recruits: int  # officials that the state action may send


class Prospects(TypedDict, total=False):
    """What the choices of whoever decides would bring."""

    uses: dict[str, list[Use]]  # card: of each card in hand
    full: bool  # use: a card must leave the portfolio first
    sales: dict[str, int]  # use: by the notation of the sale
    trades: dict[Act, list[Good]]  # use
    empty: list[str]  # use: moves that bring nothing
    store: BestStore  # use
    building: BestBuilding  # use
    walks: dict[str, Walk]  # cardinal: by move
    saves: Cubes  # cube
    completes: list[Cube]  # cube, rubble: those that complete a set
    buildings: dict[str, dict[str, list[int]]]  # building, showing: wigs of each side, by plan and space
    sets: dict[str, int]  # building: sets with the cubes of a space


class Forecast(Costs, Prospects):
    pass


# ---------------------------------------------------------------------------------------------------------------------
# The sides


class Staff(TypedDict):
    """Officials of a side."""

    board: int
    buildings: int


class Side(TypedDict):
    """What everybody has, the Rival too."""

    wigs: int
    cubes: Cubes
    sets: int
    houses: Annotated[dict[Group, int], EVERY]  # built
    officials: Staff
    decrees: list[str]
    done: dict[str, int]  # completed plans by kind


class PublicSeat(Side):
    reis: int
    means: int  # coins, and what the influence marker could pay
    influence: int
    goods: Goods
    storage: int  # of each good
    limit: int  # cards in the portfolio
    markers: int  # of sets, not spent
    favors: list[Noble]
    top: list[str]
    bottom: list[str]
    drawing: int  # influence of each gain
    benefits: dict[str, int]
    clergy: list[str]
    cards: int
    open_cards: list[str]
    plans: dict[str, int]  # unfinished ones by kind: `santos.3` asks for three officials


class Seat(PublicSeat, total=False):
    """To its owner with the hand, and the clergy tiles that were not kept at set-up."""

    hand: list[str]
    returned: list[str]


# ---------------------------------------------------------------------------------------------------------------------
# The table


class Ship(TypedDict):
    owner: int
    at_sea: bool
    hold: int
    aboard: Goods


class _Colours(TypedDict):
    seats: list[int]


class Officials(_Colours, total=False):
    """Officials by seat, and those that are nobody's."""

    dummies: int


class Space(TypedDict):
    """For a public building."""

    building: str | None
    opener: int | None
    officials: int  # of the opener, in the building
    cubes: Cubes


class Store(TypedDict):
    owner: int
    trade: Good
    related: int  # buildings


class City(TypedDict):
    streets: list[Good]
    scoring: list[int]  # by street
    rows: dict[str, Cubes]
    columns: list[Cubes]
    stores: dict[str, Store]
    spaces: dict[str, Space]
    tiles: list[int]  # by slot of the display: column and street that the tile faces, from the west
    pile: Cubes


class Church(TypedDict):
    cardinal: int
    lies: bool
    track: list[str | None]  # a tile, "face_down", or none
    bag: int
    cashed: list[str]


class CardPile(TypedDict):
    top: str | None
    cards: int


class PlanPile(TypedDict):
    top: str | None
    plans: int  # with the one that lies face up


class Designs(TypedDict):
    """Buildings of an architect."""

    current: str | None
    left: int


class Treasury(TypedDict):
    index: int
    reis: int
    influence: int


class Decrees(TypedDict):
    shown: list[str]
    left: int


class _Ending(TypedDict):
    by: Literal["sets", "piles"]


class Ending(_Ending, total=False):
    """Why the period, or the game, is about to end."""

    seat: int
    sets: int


class Options(TypedDict):
    wig_on_reaching_ten: bool
    officials_in_different_offices: bool
    rival: Literal["easy", "normal", "hard"]
    components: bool  # an owner's


class _Table(TypedDict):
    game: Literal["lisboa"]
    players: int
    options: Options
    values: str  # the digest of what is printed on this copy
    seat: int | None  # who looks; None for a spectator, and for who sees all
    ply: int
    to_play: int  # -1 when the game is over
    decision: Decision
    period: int
    round: int
    last_round: int | None
    end: Ending | None
    first: int
    turn: int
    treasury: Treasury
    prices: Goods
    supply: Goods
    favors: Annotated[dict[Noble, int], EVERY]
    display: Annotated[dict[Pile, CardPile], EVERY]
    shipyard: list[str]  # the next one first
    ships: dict[str, Ship]  # that somebody owns
    church: Church
    decrees: Decrees
    plans: Annotated[dict[Architect, PlanPile], EVERY]
    architects: Annotated[dict[Architect, Designs], EVERY]
    offices: Annotated[dict[Noble, Officials], EVERY]
    plaza: Officials
    city: City
    seats: list[Seat]


class View(_Table, total=False):
    forecast: Forecast  # while something is decided
    rival: Side  # of who plays alone
    final: list[
        Annotated[dict[Source, int], EVERY]
    ]  # by side, when the game is over: wigs by what they come from
    totals: list[int]
    ranks: list[int]  # by side, ties broken


# ---------------------------------------------------------------------------------------------------------------------
# What happened


class _Told(TypedDict):
    kind: str
    rule: str


class Event(_Told, total=False):
    """As a seat hears of it. The facts depend on the kind."""

    seat: int
    players: int
    first: int
    period: int
    round: int
    place: str | int
    pile: Pile
    card: str
    cards: list[str]
    count: int
    use: str
    noble: Noble
    act: Act
    office: str
    good: Good
    amount: int
    payer: int  # -1 is the bank
    payee: int
    reason: str
    reis: int
    price: int
    origin: int
    target: int
    steps: int
    kept: bool
    tile: str
    tiles: list[str] | list[int]
    ship: str
    replaces: str | None
    plot: str
    street: Good
    group: Group
    cube: Cube
    cubes: list[Cube]
    sets: int
    space: str | int
    building: str
    architect: Architect
    plan: str
    hired: int
    officials: int
    decree: str
    decrees: list[str]
    by: Literal["sets", "piles"]
    reward: bool
    lapsed: str
    scores: list[int]
    ranks: list[int]
    sources: list[Annotated[dict[Source, int], EVERY]]


# ---------------------------------------------------------------------------------------------------------------------
# What may come


class Odds(TypedDict):
    visits: Annotated[dict[Noble, int], EVERY]
    event: int
    land: dict[str, int]
    production: Goods
    prospects: list[float]  # wigs that each seat may expect to have at the end


# ---------------------------------------------------------------------------------------------------------------------
# Values: what is printed on this table's copy


class _Word(TypedDict):
    effect: str
    n: int


class Effect(_Word, total=False):
    """A part of a reward, an event or a penalty, in the words of the components file: `-reis` is a penalty."""

    good: Good | Literal["any"]


# Lasting benefits, by name: `land`, `sell:gold`, `visit:king`
Benefits: TypeAlias = dict[str, int]


class PoliticalCard(TypedDict):
    kind: Pile
    deck: Deck
    influence: int
    effects: list[Effect]  # of a noble: its reward or penalty
    event: list[Effect]  # of the Treasury
    benefits: Benefits


class ShipCard(TypedDict):
    deck: Deck
    hold: int
    price: int  # added to each sale
    influence: int


class ClergyTile(TypedDict):
    benefits: Benefits
    gain: bool  # of influence, when it is taken beside the cardinal; then it has no benefit
    wigs: int


class DecreeCard(TypedDict):
    count: str  # what is counted: `stores:gold`
    judge: Literal["per", "at_least", "at_most", "most"]
    number: int
    wigs: int
    cap: int | None
    players: int


class Design(TypedDict):
    """One side of a building."""

    architect: Architect
    trades: list[Good]


class Reward(TypedDict):
    reward: list[Effect]


class TreasurySpace(TypedDict):
    reis: int
    influence: int


class ChurchSpace(TypedDict):
    treasury_up: bool
    scoring: bool


class RivalWigs(TypedDict):
    easy: list[int]
    normal: list[int]
    hard: list[int]
    decree: int


class Values(TypedDict):
    digest: str
    own: bool  # an owner's, not ours
    terms: dict[str, Phrase]  # for what is called by its values
    cards: dict[str, PoliticalCard]
    ships: dict[str, ShipCard]
    clergy: dict[str, ClergyTile]
    decrees: dict[str, DecreeCard]
    plans: dict[str, int]
    starting_plans: list[str]
    buildings: dict[str, Design]
    plots: dict[str, Reward]
    spaces: dict[str, Reward]
    city_tiles: dict[str, int]
    streets: list[Good]
    scoring_tiles: list[int]
    treasury: list[TreasurySpace]
    influence: list[int]  # by space: the real that the marker pays when it gets there, or 0
    prices: Goods
    least_price: int
    church: list[ChurchSpace]
    office_spaces: int
    rival: RivalWigs
