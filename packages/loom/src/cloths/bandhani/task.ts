import type { Plot } from '../../drawing/plot.ts';
import type { MotifDisc, SceneSymbol } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { cellIndex, gridOf } from '../../numbers/grid-of.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { distance, type Torus, wrap } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { type FigureKind, figureKinds } from './figures/figure-kinds.ts';
import { tiedFigure } from './figures/tied-figure.ts';

/** Roles of a figure's four inks. */
export type FigureRoles = readonly [Role, Role, Role, Role];

/** What every layout of bandhani works with. */
export interface BandhaniTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only. */
  readonly rng: Rng;
  /** Colours only. */
  readonly col: Rng;
  readonly knots: Knots;
  readonly deck: Deck;
  readonly roles: (n: number) => FigureRoles;
  /** Areas dyed in a second ground, under the knots. */
  dye(symbol: SceneSymbol, x: number, y: number): void;
  /** Gold thread woven in before the cloth is tied. */
  weave(symbol: SceneSymbol, x: number, y: number): void;
  note(disc: MotifDisc): void;
  /** What was noted so far. */
  readonly noted: readonly MotifDisc[];
  /** Closed outlines about (x, y) inside which no ground is tied. */
  close(outlines: readonly (readonly Point[])[], x: number, y: number): void;
  isOpen(x: number, y: number): boolean;
}

/** One tied knot: a dot that the dye did not reach. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ink: Role;
}

/** All knots of a cloth; none touches another, whatever is asked for first keeps its place. */
interface Knots {
  /** Usual distance between neighbours along a row, in units. */
  readonly pitch: number;
  /** Ties a knot if there is room; `size` relative to the usual. */
  tie(x: number, y: number, ink: Role, size?: number): boolean;
  /** Whether a disc about (x, y) is free of knots. */
  isFree(x: number, y: number, distance: number): boolean;
  readonly all: readonly Knot[];
}

/** Radius of a knot as a share of the pitch, and how much it varies by hand. */
const girth = 0.415;
const thickest = 0.44;
const unevenness = 0.1;
/** Cloth left between two knots, in units. */
const between = 0.35;

/** No knots yet. `weight` makes them thicker or finer, within what leaves cloth between them. */
export function createKnots(torus: Torus, pitch: number, weight: number, rng: Rng): Knots {
  const usual = pitch * Math.min(thickest, girth * steady.power(weight, 0.35));
  const largest = usual * (1 + unevenness) * 1.35;
  const grid = gridOf(torus, largest * 2);
  const cells = new Map<number, number[]>();
  const all: Knot[] = [];
  const isFree = (x: number, y: number, room: number) => {
    const reach = room + largest;
    const [px, py] = wrap(torus, x, y);
    const lastColumn = Math.floor((px + reach) / grid.cellW);
    const lastRow = Math.floor((py + reach) / grid.cellH);
    for (let row = Math.floor((py - reach) / grid.cellH); row <= lastRow; row++) {
      for (let column = Math.floor((px - reach) / grid.cellW); column <= lastColumn; column++) {
        for (const i of cells.get(cellIndex(grid, column, row)) ?? []) {
          const other = all[i];
          if (other !== undefined && distance(torus, px, py, other.x, other.y) < room + other.r) return false;
        }
      }
    }
    return true;
  };
  return {
    pitch,
    all,
    isFree,
    tie: (x, y, ink, size = 1) => {
      const r = usual * size * (1 + rng.between(-unevenness, unevenness));
      if (!isFree(x, y, r + between)) return false;
      const [px, py] = wrap(torus, x, y);
      const cell = cellIndex(grid, Math.floor(px / grid.cellW), Math.floor(py / grid.cellH));
      const list = cells.get(cell);
      if (list === undefined) cells.set(cell, [all.length]);
      else list.push(all.length);
      all.push({ x: px, y: py, r, ink });
      return true;
    },
  };
}

/** How many different figures a cloth shows, from strict to free. */
const fewestFigures = 3;
const mostFigures = 8;

interface Deck {
  /** All figures that may be tied, in the order of their importance. */
  readonly open: readonly FigureKind[];
  /** The first of them: those that this cloth shows. */
  readonly chosen: readonly FigureKind[];
  /** How many of the first were asked for, and the radius in knots at which all of those can be tied. */
  readonly wanted: number;
  readonly least: number;
  /** Those of them that a disc of this radius in knots can hold; what was asked for may be tied a little coarser. */
  fits(size: number): readonly FigureKind[];
}

/** Radius in knots at which a thing of a library is known again. */
const leastThing = 10;

/** A figure that was asked for is tied down to this share of its smallest size before it is left out. */
const coarsestShare = 0.8;

/**
 * Figures of one cloth: wanted ones first, the others by lot and weight, refused ones not at all (single knots then stand
 * alone).
 */
export function chooseDeck({ motifs, freedom, subjects = [] }: Recipe, rng: Rng): Deck {
  const things = subjects.map(
    (subject): FigureKind => ({ draw: () => tiedFigure(subject), smallest: leastThing, motifs: [], isRound: false }),
  );
  const isRefused = ({ motifs: [first, ...others] }: FigureKind) =>
    first !== undefined &&
    (motifs.exclude.includes(first) || (others.length > 0 && others.every((motif) => motifs.exclude.includes(motif))));
  const isWanted = (kind: FigureKind) => kind.motifs.some((motif) => motifs.include.includes(motif));
  // A figure that is known by a wanted name comes before one that only goes with it.
  const rank = (kind: FigureKind) => {
    if (!isWanted(kind)) return 0;
    return kind.motifs.slice(0, 1).some((motif) => motifs.include.includes(motif)) ? 3 : 1.5;
  };
  const weight = (kind: FigureKind) => kind.motifs.reduce((product, motif) => product * (motifs.weight[motif] ?? 1), 1);
  // Keys of a weighted draw without replacement (Efraimidis and Spirakis).
  const known = figureKinds
    .map((kind, i) => ({ kind, key: steady.power(rng.fork(i).next(), 1 / weight(kind)) + rank(kind) }))
    .filter(({ kind }) => !isRefused(kind))
    .sort((a, b) => b.key - a.key)
    .map(({ kind }) => kind);
  const open = [...things, ...known];
  const asked = open.filter((kind) => things.includes(kind) || isWanted(kind));
  const count = Math.round(fewestFigures + (mostFigures - fewestFigures) * freedom) + asked.length;
  // Things and creatures that were named are all that stands in the squares; of ornaments there are others besides.
  const isAlone = asked.some((kind) => things.includes(kind) || !kind.isRound);
  const chosen = open.slice(0, isAlone ? asked.length : Math.max(count, 4));
  return {
    open,
    chosen,
    wanted: asked.length,
    least: Math.max(0, ...asked.map((kind) => kind.smallest)),
    fits: (size) => chosen.filter((kind, n) => kind.smallest * (n < asked.length ? coarsestShare : 1) <= size),
  };
}
