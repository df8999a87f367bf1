import { type Canvas, createCanvas } from './canvas.ts';
import { closeSeams } from './close-seams.ts';
import { type Field, wrap } from './field.ts';
import type { SelfDistance } from './likeness.ts';
import { inPlace } from './owners.ts';
import type { Stock } from './stage.ts';

/** A picture moved by a whole part of its side is the same again below this share of the mean difference. */
const same = 0.1;
const mostRepeats = 16;

/** How often a tile holds the same thing side by side, across or down; 1 when it does not. */
export function repeatsOf({ width, height, distances, mean }: SelfDistance, isAcross: boolean): number {
  const size = isAcross ? width : height;
  for (let count = Math.min(mostRepeats, size >> 2); count > 1; count--) {
    const way = size / count;
    const near = [Math.floor(way), Math.ceil(way)].map((step) => distances[isAcross ? step : step * width] ?? mean);
    if (Math.min(...near) < same * mean) return count;
  }
  return 1;
}

/** Nothing is drawn wider or narrower than it was by more than this. */
const mostStretch = 0.06;

/**
 * The factors nearest to the asked one by which a tile of so many repeats across and down holds whole numbers of them; where those would
 * stretch what is drawn, whole in one direction only.
 */
export function wholeFactors(
  repeats: { across: number; down: number },
  factor: number,
): { across: number; down: number } {
  const across = nextWhole(repeats.across, factor);
  const down = nextWhole(repeats.down, factor);
  if (Math.abs(across / down - 1) <= mostStretch) return { across, down };
  const whole = repeats.across >= repeats.down ? across : down;
  return { across: whole, down: whole };
}

function nextWhole(repeats: number, factor: number): number {
  if (repeats === 1) return factor;
  const next = Math.max(1, Math.round(repeats / factor));
  const moved = next === repeats ? (factor > 1 ? repeats - 1 : repeats + 1) : next;
  return repeats / moved;
}

/**
 * A canvas of the tile's size laid with a picture larger or smaller than it, which repeats; where that does not come out even, its edges are closed. Answers the
 * share of the cuts that is seen.
 */
export function layScaled(tile: Field, stock: Stock, random: () => number): { canvas: Canvas; seen: number } {
  const canvas = createCanvas(tile, new Uint8Array(tile.width * tile.height));
  const { width, height, lab } = canvas.field;
  const { full } = stock;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (wrap(y, full.height) * full.width + wrap(x, full.width)) * 3;
      const at = (y * width + x) * 3;
      canvas.drawn[at / 3] = stock.drawn[from / 3] ?? 0;
      for (let axis = 0; axis < 3; axis++) lab[at + axis] = full.lab[from + axis] ?? 0;
    }
  }
  canvas.origins[0] = { ...inPlace, source: stock.index };
  const isEven = (whole: number, part: number) => Math.abs(whole / part - Math.round(whole / part)) < 0.02;
  const seams = { across: !isEven(width, full.width), down: !isEven(height, full.height) };
  return { canvas, seen: closeSeams(canvas, stock, seams, random).seen };
}
