import type { Family } from '@naksha/contract';
import type { Recipe } from '../../recipe/recipe.ts';

/** What a cloth's own craft makes of the bands that the rubric gives for cloth in general. */
export interface Habit {
  /** Least and greatest share of the ground. */
  readonly ground: readonly [least: number, most: number];
  /** Greatest share of one accent. */
  readonly accent: number;
  /** Least band of detail as a share of the greatest. */
  readonly band: number;
  /** Least of the finest band, 0 … 255. */
  readonly finest: number;
  /** Greatest share of its motifs' discs that lies over others. */
  readonly overlap: number;
  /** Least number of sizes of motif. */
  readonly sizes: number;
  /** Whether its grammar is a symmetry. */
  readonly isStrict: boolean;
}

const usual: Habit = {
  ground: [0.15, 0.55],
  accent: 0.22,
  band: 0.3,
  finest: 6,
  sizes: 3,
  overlap: 0.02,
  isStrict: false,
};

/** Drawing set apart on its ground. */
const openGround = { ground: [0.15, 0.8], band: 0.2 } as const;
/** The whole cloth is divided among the dyes: none need be the ground, and one may lead. */
const divided = { ground: [0, 0.75], accent: 0.55, band: 0.1, finest: 2 } as const;

/** Whose grammar is a symmetry, shifts by a part of the tile counted. */
const strict = { isStrict: true } as const;
/** Bands and fields, no motifs: nothing that could have sizes. */
const plain = { sizes: 1 } as const;

const habits: Readonly<Record<Family, Partial<Habit>>> = {
  kalamkari: openGround,
  paisley: openGround,
  ajrakh: { ...divided, ...strict, sizes: 2 },
  bandhani: openGround,
  ikat: { ...divided, ...strict },
  floral: openGround,
  // Leaf lies over leaf, plane behind plane, until no ground is left.
  tropical: { ...openGround, ground: [0, 0.8], overlap: 0.7 },
  'animal-skin': { ...divided, ...plain },
  abstract: { ...divided, sizes: 2 },
  phulkari: { ...divided, ...strict, sizes: 2 },
  patola: { ...divided, ...strict, sizes: 2 },
  brocade: { ...openGround, ...strict },
  // Figure and ground are two faces of one weave, of half the cloth each and near in tone.
  damask: { ...openGround, ...strict, accent: 0.6, finest: 3, sizes: 2 },
  // White on a pale ground.
  chikankari: { ...openGround, ground: [0.15, 0.85], finest: 3, sizes: 2, overlap: 0.1 },
  batik: { ...divided, sizes: 2 },
  'block-print': { ...openGround, ...strict },
  leheriya: { ...divided, ...plain },
  shibori: { ...openGround, accent: 0.45, sizes: 2 },
  stripes: { ...divided, ...strict, ...plain },
  checks: { ...divided, ...strict, ...plain },
  'small-weaves': { ...divided, ...strict, ...plain },
  geometric: { ...divided, ...strict, sizes: 2 },
  dots: { ...openGround, accent: 0.35, sizes: 1 },
  mandala: { ...openGround, ...strict },
  madhubani: { ...divided, overlap: 0.2 },
  warli: { ...openGround, ground: [0.15, 0.85] },
  // The parts of a scene stand before one another; fine lines leave most of the ground.
  toile: { ...openGround, ground: [0.15, 0.9], overlap: 0.3 },
};

/** The bands for a design. */
export function habitOf({ family }: Recipe): Habit {
  return { ...usual, ...habits[family] };
}
