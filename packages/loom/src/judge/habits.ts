import type { Family } from '@naksha/contract';
import type { Recipe } from '../recipe/recipe.ts';

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
  band: 0.4,
  finest: 6,
  sizes: 3,
  overlap: 0.02,
  isStrict: false,
};

/** Drawing set apart on its ground. */
const openGround = { ground: [0.15, 0.8], band: 0.3 } as const;
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
  // Leaf lies over leaf, plane behind plane, until no ground is left; leaves are broad and flat.
  tropical: { ground: [0, 0.6], finest: 10, overlap: 0.7 },
  'animal-skin': { ...divided, ...plain },
  abstract: { ...divided, sizes: 2 },
  phulkari: { ...divided, ...strict, sizes: 2 },
  patola: { ...divided, ...strict, sizes: 2 },
  brocade: { ...openGround, ...strict },
  // Figure and ground are two faces of one weave, of half the cloth each and near in tone; a diaper is a lozenge and its flower.
  damask: { ...strict, ground: [0.4, 0.65], accent: 0.57, finest: 4.5, sizes: 2 },
  // White on a pale ground, most of it left bare; the cone stands round its own flower.
  chikankari: { ...openGround, ground: [0.5, 0.85], band: 0.5, finest: 4, overlap: 0.1 },
  batik: { ...divided, sizes: 2 },
  'block-print': { ...openGround, ...strict },
  leheriya: { ...divided, ...plain },
  shibori: { ...openGround, accent: 0.45, sizes: 2 },
  stripes: { ...divided, ...strict, ...plain },
  checks: { ...divided, ...strict, ...plain },
  'small-weaves': { ...divided, ...strict, ...plain },
  geometric: { ...divided, ...strict, sizes: 2 },
  // A plain dot has nothing within its edge.
  dots: { ...openGround, accent: 0.35, sizes: 1, band: 0.25 },
  mandala: { ...openGround, ...strict },
  // Birds stand within the circle of their tree.
  madhubani: { finest: 15, overlap: 0.18 },
  // Nothing but white on the bare wall.
  warli: { ...openGround, finest: 15 },
  // The parts of a scene stand before one another; fine lines leave half of the ground and more.
  toile: { ground: [0.15, 0.65], finest: 15, overlap: 0.3 },
};

/** The bands for a design. */
export function habitOf({ family }: Recipe): Habit {
  return { ...usual, ...habits[family] };
}
