import { atPitch } from '../../drawing/botanical/at-pitch.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { createOccupancy, type Occupancy } from '../../drawing/layout/occupancy.ts';
import { pack } from '../../drawing/layout/pack.ts';
import { type Likeness, type Margins, type StrewnSite, strew } from '../../drawing/layout/strew.ts';
import { type LayerHead, layoutsOf, type Planner } from '../../drawing/planner.ts';
import { turnLoosely } from '../../drawing/subjects/turn-loosely.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { distance } from '../../numbers/torus.ts';
import {
  askedShares,
  isEveryWayAsked,
  isLayoutAsked,
  ownLayoutsAsked,
  pitchAsked,
  sizesAsked,
} from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { boughs } from './boughs.ts';
import { playersOf, printingsOf } from './cast.ts';
import { parade } from './parade.ts';
import { patchwork } from './patchwork.ts';
import { placed } from './placed.ts';
import type { Player } from './player.ts';
import { rows } from './rows.ts';
import { scenes } from './scenes.ts';
import { coverAt, farApart, fillGround, roomOf, setPlayer } from './set-out.ts';
import { spots } from './spots.ts';
import { themeOf } from './themes.ts';

const draws = { tossed, spots, rows, patchwork, parade, boughs, placed, scenes };
const layers: readonly LayerHead[] = [
  { id: 'bands', name: 'Bands and patches', kind: 'field' },
  { id: 'marks', name: 'Rules', kind: 'lines' },
  { id: 'fillers', name: 'Small filling', kind: 'fill' },
  { id: 'stem-lines', name: 'Stem outlines', kind: 'lines' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'fill', name: 'Blossoms', kind: 'fill' },
  { id: 'seconds', name: 'Smaller things', kind: 'motifs' },
  { id: 'heroes', name: 'Things', kind: 'motifs' },
];

/** Novelty prints: what was named, in one hand, large, two thirds and half as large and, about it, what suits it. */
export const conversationalLayouts = layoutsOf(draws, (planner, draw) => {
  draw(planner, playersOf(planner));
  return planner.finish(layers);
});

/** Hero : second : filling. */
const secondShare = 0.54;
const fillerShare = 0.2;
const leastThirds = 0.55;
/** From so many places on they are strewn: fewer lie evenly only in a half-drop. */
const leastStrewn = 4;
/** What is to be small leaves so much of its size to the cloth about it. */
const tiny = 0.72;

/** How things lie, by the words: all upright, by rows on their heads, every way, or as if thrown, with a slight sway on their feet. */
type TurnOf = (rng: Rng, row: number, motif: string) => number;

function turnsAsked(recipe: Recipe): TurnOf {
  const sway = 0.06 + 0.25 * recipe.freedom;
  if (isLayoutAsked(recipe, 'one-way')) return (rng) => sway * 0.8 * rng.between(-1, 1);
  if (isLayoutAsked(recipe, 'two-way'))
    return (rng, row) => (row % 2 === 0 ? 0 : Math.PI) + sway * 0.8 * rng.between(-1, 1);
  if (isEveryWayAsked(recipe) || ownLayoutsAsked(recipe).includes('ditsy'))
    return (rng) => rng.between(-Math.PI, Math.PI);
  return (rng, _, motif) => {
    const loosely = turnLoosely(motif);
    // A thing upside down would be out of place where others stand.
    return (sway + loosely * (loosely > 1 ? 0.6 : 1)) * rng.between(-1, 1);
  };
}

/** Things as if thrown: strewn as close as their outlines let them lie, each turned a little, smaller ones in the gaps, then what suits them. */
function tossed(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng } = planner;
  const airy = 1 - recipe.density;
  const isAiry = recipe.density < 0.4;
  const isApart = recipe.density < farApart.density;
  const radius = roomOf(planner) * rng.between(0.94, 1.06) * (isApart ? farApart.size : isAiry ? 0.86 : 1);
  const pitch = radius * (isApart ? farApart.down + 0.6 : isAiry ? 2.1 + 0.9 * airy : 2.2 + 1.7 * airy);
  const ask = { stepX: pitch * 0.94, stepY: pitch * 1.1, evenColumns: true };
  const lattice = fitLattice(halfDropLattice, plot.torus, atPitch(planner, ask), isAiry ? 2.5 : undefined);
  const isTiny = recipe.source.understood.some((word) => word === 'size:small' || word === 'size:mini');
  const size = isTiny ? tiny : 1;
  const usualAir = radius * size * (isTiny ? 0.24 : 0.12 + 0.1 * airy);
  const turnOf = turnsAsked(recipe);
  // As many of each thing as of the others, in however few dyes it is printed.
  const printings = Math.max(...players.map((player) => printingsOf(planner, player)));
  const castings = players.flatMap((player) =>
    Array.from({ length: printings }, (_, dress): Casting => ({ player, dress })),
  );
  const sizes = sizesAsked(recipe);
  const hasSeconds = sizes === undefined && !isAiry && !isTiny;
  const thrown = strewnOn(planner, lattice, castings, {
    radius: radius * size,
    air: usualAir,
    turnOf,
    isAiry,
    hasSeconds,
  });
  const fit = thrown?.fit ?? Math.min(radius, Math.min(lattice.stepX * 0.62, lattice.stepY * 0.47)) * size;
  const occupancy = edgedOccupancy(plot);
  const air = (usualAir * fit) / (radius * size);
  const places = thrown?.places ?? layPlaces(latticePlaces(planner, lattice, castings.length), castings, turnOf);
  for (const { x, y, path, dress, player, turn, flip, share } of places) {
    // What is packed lies where it fits.
    const jitter = thrown === undefined ? (0.05 + 0.08 * recipe.freedom) * fit : 0;
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x: x + jitter * path.between(-1, 1),
        y: y + jitter * path.between(-1, 1),
        radius: fit * share,
        dress,
        turn,
        flip,
        rank: share < 1 ? 'secondary' : 'hero',
      },
      air,
    );
  }
  const asked = sizes === undefined ? [] : askedShares.slice(1, sizes);
  for (const share of asked)
    setSeconds(planner, occupancy, players, fit * share, air * (share < 0.5 ? 1 : 1.8), turnOf);
  // Half-sized ones in a chance gap here and there would be a slip; they lie all over, or in a dense half-drop.
  if (hasSeconds && thrown === undefined && recipe.density >= leastThirds)
    setSeconds(planner, occupancy, players, fit * secondShare, air, turnOf);
  fillGround(planner, occupancy, {
    theme: themeOf(players),
    radius: fit * fillerShare,
    air: air * 0.9,
    least: Math.max(2.2, fit * 0.035),
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly kind: number;
  readonly path: Rng;
}

/** A thing in one of its pairs of dyes: each lies as far from its like as from any other, so that colours are as even as things. */
interface Casting {
  readonly player: Player;
  readonly dress: number;
}

/** A place with what lies there, and how. */
interface Laid extends Place, Casting {
  /** Of a hero's size. */
  readonly share: number;
  readonly turn: number;
  readonly flip: boolean;
}

function layPlaces(places: readonly Place[], castings: readonly Casting[], turnOf: TurnOf): readonly Laid[] {
  const laid = new Map<number, number>();
  return places.flatMap((place) => {
    const casting = castings[place.kind % castings.length];
    if (casting === undefined) return [];
    // Of each kind every other one looks the other way: by the lot a row of them would look one way.
    const before = laid.get(place.kind) ?? (place.path.chance(0.5) ? 1 : 0);
    laid.set(place.kind, before + 1);
    const turn = turnOf(place.path, place.row, casting.player.motif);
    const share = place.kind < castings.length ? 1 : secondShare;
    return [{ ...place, ...casting, turn, flip: before % 2 === 1, share }];
  });
}

interface Throw {
  readonly radius: number;
  readonly air: number;
  readonly turnOf: TurnOf;
  readonly isAiry: boolean;
  /** Half-sized ones lie between, one for each large one. */
  readonly hasSeconds: boolean;
}

/** Of the places of a lattice, so many more hold what is packed by its outline, by density. */
const crowding = { least: 1, perDensity: 1.2 } as const;
/** So many more there are where every other one is half as large. */
const ofTwoSizes = 1.36;
/** A thing longer than about half the module would lie on its own copy. */
const widestPacked = 0.24;
/** More are not strewn, which would take too long: so many small ones look as well in a half-drop. */
const mostStrewn = 400;
/** Of a hero's radius: the air that things share out before they are packed. */
const evenly = 0.7;
const packedSizes = [1, 0.95, 0.9, 0.85, 0.8, 0.74] as const;

/** Places in no rows; undefined where the words give a distance or a step, or there are few. */
function strewnOn(
  planner: Planner,
  { sites, stepX, stepY }: Lattice,
  castings: readonly Casting[],
  { radius, air, turnOf, isAiry, hasSeconds }: Throw,
): { readonly places: readonly Laid[]; readonly fit: number } | undefined {
  const { plot, recipe, geo: rng, origin } = planner;
  const edges = plot.panel?.edges;
  const isSetOut = pitchAsked(recipe) !== undefined || isLayoutAsked(recipe, 'half-drop');
  const isWide = radius > widestPacked * Math.min(plot.torus.w, plot.torus.h);
  if (edges === undefined && (isSetOut || isWide || sites.length < leastStrewn)) return undefined;
  const { w, h } = plot.torus;
  // What a border ends keeps as far from it as from a neighbour.
  const margin = radius * (1 + edgeAir);
  const margins = { x: edges?.across === true ? margin : 0, y: edges?.down === true ? margin : 0 };
  const crowd = isAiry ? 1 : crowding.least + crowding.perDensity * recipe.density;
  const [columns, rows] = [(w - 2 * margins.x) / stepX, (h - 2 * margins.y) / stepY];
  const count =
    edges === undefined
      ? Math.round(sites.length * crowd)
      : Math.max(1, Math.round((columns + (edges.across ? 1 : 0)) * (rows + (edges.down ? 1 : 0)) * crowd));
  if (edges === undefined && count > mostStrewn) return undefined;
  const isSplit = hasSeconds && count <= mostStrewn;
  const strewn =
    count > mostStrewn
      ? setEvenly(plot.torus, { columns, rows }, castings.length, margins)
      : strew(
          plot.torus,
          rng,
          isSplit ? Math.round(count * ofTwoSizes) : count,
          castings.length * (isSplit ? 2 : 1),
          margins,
          likenessOf(castings),
        );
  const moved = edges === undefined ? origin : { x: 0, y: 0 };
  const laid = layPlaces(
    strewn.map(({ x, y, kind }, n) => ({
      x,
      y,
      row: n,
      kind,
      path: rng.fork(`strewn/${n}`),
    })),
    castings,
    turnOf,
  );
  const within = ({ x, y }: { x: number; y: number }) => ({
    x: margins.x === 0 ? x : Math.min(w - margins.x, Math.max(margins.x, x)),
    y: margins.y === 0 ? y : Math.min(h - margins.y, Math.max(margins.y, y)),
  });
  const packed = pack(
    plot.torus,
    laid.map(({ x, y, player, turn, flip, share }) => ({ x, y, cover: coverAt(player, radius * share, turn, flip) })),
    { air: air * 1.2, evenAir: radius * evenly, sizes: packedSizes, within },
  );
  return {
    fit: radius * packed.size,
    places: laid.map((place, n) => {
      const { x, y } = packed.places[n] ?? place;
      return { ...place, x: x + moved.x, y: y + moved.y };
    }),
  };
}

/** Two of one thing look alike whatever their dyes and sizes, and most where these are the same. */
function likenessOf(castings: readonly Casting[]): Likeness {
  const playerOf = (kind: number) => castings[kind % castings.length]?.player;
  return (one, other) => (one === other ? 1 : playerOf(one) === playerOf(other) ? alike : 0);
}

const alike = 0.75;

/** Places of a half-drop within margins. */
function setEvenly(
  { w, h }: Planner['plot']['torus'],
  ask: { readonly columns: number; readonly rows: number },
  kinds: number,
  { x: left, y: top }: Margins,
): readonly StrewnSite[] {
  const [columns, rows] = [Math.max(1, Math.round(ask.columns)), Math.max(1, Math.round(ask.rows))];
  const [stepX, stepY] = [(w - 2 * left) / columns, (h - 2 * top) / rows];
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return {
      x: left + (column + 0.5) * stepX,
      y: top + (row + (column % 2 === 0 ? 0.25 : 0.75)) * stepY,
      kind: (column + 2 * row) % Math.max(1, kinds),
    };
  });
}

/** Between a border and the nearest thing, in its radii. */
const edgeAir = 0.16;

/** An empty module, taken along the edges where a border ends it. */
function edgedOccupancy({ torus, panel }: Planner['plot']): Occupancy {
  const occupancy = createOccupancy(torus);
  const { w, h } = torus;
  const line = (from: Point, to: Point) => occupancy.chain([from, to], torus.w * 0.004);
  if (panel?.edges?.across === true) line([0, 0], [0, h]);
  if (panel?.edges?.down === true) line([0, 0], [w, 0]);
  return occupancy;
}

/** The places of a half-drop, neighbours of different kinds. */
function latticePlaces({ geo: rng, origin }: Planner, { sites }: Lattice, kinds: number): readonly Place[] {
  return sites.map(({ x, y, column, row }) => ({
    x: x + origin.x,
    y: y + origin.y,
    row,
    kind: kinds === 2 ? (column + row) % 2 : (column + 2 * row + (column % 2) * row) % kinds,
    path: rng.fork(`hero/${column}/${row}`),
  }));
}

const mostSeconds = 160;

/** Of the kinds that which lies farthest from this place, each by how often it is there already. */
function kindFor({ plot, census }: Planner, players: readonly Player[], { x, y }: { x: number; y: number }): number {
  const crowds = players.map(({ motif }) =>
    census.reduce((sum, disc) => {
      if (disc.motif !== motif || disc.rank === 'filler') return sum;
      const away = distance(plot.torus, disc.x, disc.y, x, y);
      return sum + 1 / Math.max(1, away * away);
    }, 0),
  );
  return crowds.indexOf(Math.min(...crowds));
}

/** Smaller ones wherever one has room, largest gap first, the kinds in turn. */
function setSeconds(
  planner: Planner,
  occupancy: Occupancy,
  players: readonly Player[],
  radius: number,
  air: number,
  turnOf: TurnOf,
): void {
  for (let n = 0; n < mostSeconds; n++) {
    const gap = occupancy.max();
    if (gap.r < radius * 0.94 + air) return;
    const path = planner.geo.fork(`second/${Math.round(radius)}/${n}`);
    const kind = kindFor(planner, players, gap);
    const player = players[kind];
    if (player === undefined) return;
    const own = Math.min(radius / player.size, (gap.r - air * 0.5) / player.size);
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x: gap.x,
        y: gap.y,
        radius: Math.min(radius * 1.25, Math.max(radius * 0.86, own)),
        dress: n + 1,
        turn: turnOf(path, n, player.motif),
        flip: path.chance(0.5),
        rank: 'secondary',
      },
      air,
    );
  }
}
