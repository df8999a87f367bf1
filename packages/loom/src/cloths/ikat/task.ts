import type { Sketch } from '../../drawing/motifs/sketch.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink, MotifDisc, SceneSymbol } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { HeartKind } from './hearts/heart-kinds.ts';
import { lozenge } from './hearts/shapes.ts';

interface Site {
  readonly x: number;
  readonly y: number;
}

/** What every layout of ikat works with. */
export interface IkatTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only; the dyes have their own stream. */
  readonly rng: Rng;
  readonly dyes: IkatDyes;
  readonly hearts: readonly [HeartKind, ...HeartKind[]];
  set(area: 'field' | 'motifs', symbol: SceneSymbol, sites: readonly Site[]): void;
  note(disc: MotifDisc): void;
  /** Width of a usual band in units: the feather is made to go with it. */
  feather(band: number): void;
  /** What shows between everything; the net's dye unless said. */
  wash(ink: Ink): void;
}

/**
 * Dyes in the order in which bands follow one another from a cell's edge to its heart. Even places are bright, odd ones
 * deep, so that every edge is a strong step however far the yarns slip. Drawn from a stream of its own.
 */
interface IkatDyes {
  /** The n-th dye of a kind of cell. */
  band(n: number, kind?: number): Ink;
  /** Between cells: deep. */
  readonly net: Ink;
}

const dyeSequences: readonly (readonly Ink[])[] = [
  ['a3', 'dark', 'ground', 'a2', 'light', 'a1', 'a3', 'a2', 'light', 'a1'],
  ['light', 'a2', 'a3', 'a1', 'light', 'a2', 'a3', 'dark', 'light', 'a1'],
  ['a3', 'a1', 'light', 'a4', 'a3', 'a2', 'light', 'a1', 'a3', 'dark'],
  ['light', 'dark', 'a3', 'a4', 'light', 'a1', 'a3', 'a2', 'light', 'dark'],
  ['a3', 'a2', 'light', 'a1', 'ground', 'a4', 'a3', 'a1', 'light', 'a2'],
  ['ground', 'a4', 'a3', 'a2', 'light', 'dark', 'a3', 'a1', 'light', 'a4'],
  ['a3', 'a4', 'light', 'dark', 'a3', 'a1', 'light', 'a2', 'a3', 'a1'],
];

export function drawIkatDyes(rng: Rng): IkatDyes {
  const order = rng.shuffle(dyeSequences);
  const mass = (sequence: readonly Ink[]) => sequence[3];
  const first = order[0] ?? [];
  // The second kind of cell has another mass of colour than the first.
  const second = order.find((sequence) => mass(sequence) !== mass(first)) ?? first;
  return {
    band: (n, kind = 0) => {
      const sequence = kind % 2 === 0 ? first : second;
      return sequence[n % sequence.length] ?? 'light';
    },
    net: rng.pick(['dark', 'a2', 'a4'] as const),
  };
}

/** Smallest half width of a drop in units: less would drown in the feather. */
const smallestSprinkle = 7;

interface Sprinkling {
  /** Half width and half height of the box that is filled. */
  readonly width: number;
  readonly height: number;
  /** Distance of drops, in units. */
  readonly gap: number;
  readonly ink: Ink;
  /** Whether a drop may stand at a place. */
  readonly isFree: (x: number, y: number) => boolean;
}

/** Drops on a half-drop all over a field, alike on both sides of its middle. */
export function sprinkle(sketch: Sketch, { width, height, gap, ink, isFree }: Sprinkling): void {
  const r = Math.max(smallestSprinkle, gap * 0.17);
  const columns = Math.ceil(width / gap);
  const rows = Math.ceil(height / gap);
  for (let column = -columns; column <= columns; column++) {
    for (let row = -rows; row <= rows; row++) {
      const x = column * gap;
      const y = (row + (column % 2 === 0 ? 0 : 0.5)) * gap * 1.15;
      if (isFree(x, y)) sketch.area(lozenge(x, y, r, r * 1.75), ink);
    }
  }
}
