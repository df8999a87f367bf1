import type { Model } from '@naksha/contract';
import type { Framing, View } from './camera.ts';
import type { Cut } from './wear-piece.ts';

/** One of our goods: its scene, and how it is looked at. */
export interface Goods extends Framing {
  /** Where its scene lies; see `packScene`. Made by `npm run drape`. */
  readonly scene: URL;
  /** Width through height of its picture. */
  readonly aspect: number;
  /** How it is seen until it is turned, in degrees. */
  readonly turn: number;
  /** Of goods that are worn as one piece, where on it each sheet of cloth lies; see `wearPiece`. */
  readonly cuts?: readonly Cut[];
}

/**
 * A saree of 550 × 115 cm: the blouse from its own end, front and back; the skirt from there on, its hem along the lower edge; what goes over
 * the shoulder up to the end of the pallu, gathered from the lower edge.
 */
const sareeCuts: readonly Cut[] = [
  [1, 0, 30, 0, 1, 40],
  [1, 0, 30, 0, 1, 40],
  [1, 0, 60, 0, 1, 13.2],
  [1, 0, 450, 0, 1, 31],
];
/** A dupatta of 230 × 90 cm, that lies along both its ends: quarter turned, and drawn out by a fiftieth. */
const dupattaCuts: readonly Cut[] = [[0, 230 / 226, 0, -90 / 92, 0, 90]];
/** The cut of a kurta of 120 × 116 cm: front and back from its body, hems along its lower edge; sleeves, with their cuffs, from beside it. */
const ofBody: Cut = [1, 0, 36, 0, 1, 15.9];
const ofSleeve: Cut = [46 / 47, 0, 97, 0, 1, 13.8];
const kurtaCuts: readonly Cut[] = [ofBody, ofBody, ofSleeve, ofSleeve, ofBody, ofBody, ofSleeve, ofSleeve];
/** A bedsheet of 240 × 270 cm: tucked in at the head; the pillows are cut from the field above its centre. */
const bedsheetCuts: readonly Cut[] = [
  [240 / 228, 0, 0, 0, 1, 24],
  [1, 0, 85, 0, 1, 20],
  [1, 0, 155, 0, 1, 20],
  [1, 0, 85, 0, 1, 20],
  [1, 0, 155, 0, 1, 20],
];

/** Everything that a design can be seen on. Lengths are cm. */
export const goods: Readonly<Record<Model, Goods>> = {
  saree: {
    scene: new URL('../meshes/saree.cloth', import.meta.url),
    target: [0, 75, 0],
    reach: { up: 82, side: 50 },
    tilt: 5,
    aspect: 0.75,
    turn: 10,
    cuts: sareeCuts,
  },
  kurta: {
    scene: new URL('../meshes/kurta.cloth', import.meta.url),
    target: [0, 96, 0],
    reach: { up: 66, side: 46 },
    tilt: 5,
    aspect: 0.75,
    turn: 18,
    cuts: kurtaCuts,
  },
  cushion: {
    scene: new URL('../meshes/cushion.cloth', import.meta.url),
    target: [0, 20.5, -4],
    reach: { up: 24, side: 27 },
    tilt: 8,
    aspect: 1,
    turn: 14,
  },
  bedsheet: {
    scene: new URL('../meshes/bedsheet.cloth', import.meta.url),
    target: [0, 36, 6],
    reach: { up: 90, side: 134 },
    tilt: 22,
    aspect: 1.25,
    turn: 30,
    cuts: bedsheetCuts,
  },
  curtain: {
    scene: new URL('../meshes/curtain.cloth', import.meta.url),
    target: [0, 114, 0],
    reach: { up: 124, side: 98 },
    tilt: 3,
    aspect: 0.8,
    turn: 0,
  },
  shirt: {
    scene: new URL('../meshes/shirt.cloth', import.meta.url),
    target: [0, 122, 0],
    reach: { up: 40, side: 40 },
    tilt: 5,
    aspect: 0.9,
    turn: 14,
  },
  dress: {
    scene: new URL('../meshes/dress.cloth', import.meta.url),
    target: [0, 88, 0],
    reach: { up: 66, side: 44 },
    tilt: 5,
    aspect: 0.75,
    turn: -16,
  },
  dupatta: {
    scene: new URL('../meshes/dupatta.cloth', import.meta.url),
    target: [0, 92, 0],
    reach: { up: 62, side: 46 },
    tilt: 5,
    aspect: 0.75,
    turn: 16,
    cuts: dupattaCuts,
  },
};

/** The view of goods as asked for; what was not said is their own. */
export const viewOf = (
  { turn, tilt }: Pick<Goods, 'turn' | 'tilt'>,
  asked: { readonly turn?: number | undefined; readonly tilt?: number | undefined; readonly zoom: number },
): View => ({ turn: asked.turn ?? turn, tilt: asked.tilt ?? tilt, zoom: asked.zoom });
