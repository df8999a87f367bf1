import type { Ink } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Block } from './block.ts';

/** One band of a roundel, between two circles about the origin, already dyed with `inks.band`. */
interface Ring {
  readonly inner: number;
  readonly outer: number;
  /** How often the figure is set round the circle; a multiple of four, so that the cell stays symmetric. */
  readonly fold: number;
  readonly inks: RingInks;
  readonly pen: AjrakhPen;
}

export interface RingInks {
  readonly band: Ink;
  readonly figure: Ink;
  readonly second: Ink;
}

/** Widths in units of the lines and dots that the resist keeps. */
export interface AjrakhPen {
  readonly line: number;
  readonly thin: number;
  readonly dot: number;
}

export type DrawRing = (block: Block, ring: Ring) => void;

/** The place at an angle clockwise from above. */
export function polar(angle: number, r: number): Point {
  return [r * steady.sin(angle), -r * steady.cos(angle)];
}

/**
 * Whether the k-th of `fold` figures takes the second dye. Only folds of eight alternate: others would lose a mirror or
 * their quarter turn.
 */
export function isSecond(k: number, fold: number): boolean {
  return fold % 8 === 0 && k % 2 === 1;
}

/** Which dyes lie where: drawn from a stream of its own, so that the drawing stays when the dyes change places. */
export interface Dyes {
  /** Dyes for the n-th band of a cell, differing from the band before it. */
  band(n: number, cell?: number): RingInks;
  /** The area between roundels. */
  readonly gap: Ink;
  readonly gapFigure: Ink;
  readonly gapSpice: Ink;
  /** Areas round a star, the leaves on them, the star itself by cell, and the line within its resist lines. */
  readonly bay: Ink;
  readonly bayLeaf: Ink;
  readonly strap: Ink;
  star(cell: number): Ink;
}

const dyeSchemes: readonly (readonly [Ink, Ink, Ink])[] = [
  ['a1', 'dark', 'ground'],
  ['dark', 'a1', 'ground'],
  ['ground', 'a1', 'dark'],
  ['a1', 'ground', 'dark'],
  ['a2', 'dark', 'a1'],
  ['dark', 'a2', 'a1'],
];

export function drawDyes(rng: Rng): Dyes {
  const first = rng.pick(dyeSchemes);
  const second = rng.chance(0.5) ? rng.pick(dyeSchemes) : first;
  const spice: Ink = rng.pick(['a2', 'a2', 'a3'] as const);
  const gap: Ink = rng.pick(['a1', 'dark', 'ground', 'a1'] as const);
  const [bay, starA, starB] = rng.pick([
    ['ground', 'a1', 'dark'],
    ['ground', 'dark', 'a1'],
    ['dark', 'a1', 'ground'],
    ['dark', 'ground', 'a1'],
    ['a1', 'ground', 'dark'],
  ] as const);
  return {
    bay,
    bayLeaf: bay === 'a1' ? 'dark' : rng.pick([spice, 'a1'] as const),
    strap: bay === 'a1' ? 'dark' : 'a1',
    star: (cell) => (cell % 2 === 0 ? starA : starB),
    band: (n, cell = 0) => {
      const order = cell % 2 === 0 ? first : second;
      const [band, figure, second3] = [0, 1, 2].map((k) => order[(n + k) % 3] ?? 'ground');
      const safe = band ?? 'ground';
      return {
        band: safe,
        figure: figure ?? 'a1',
        // The spice stands beside the main dyes now and then, never on itself.
        second: n % 2 === 1 && safe !== spice && figure !== spice ? spice : (second3 ?? 'dark'),
      };
    },
    gap,
    gapFigure: gap === 'a1' ? 'dark' : 'a1',
    gapSpice: spice,
  };
}
