import { type Canvas, createCanvas, halfCanvas } from './canvas.ts';
import { type Field, wrap } from './field.ts';
import type { Offset } from './find-offsets.ts';
import type { GraftPlace } from './graft.ts';
import { gap, grainOf, type SelfDistance, selfDistance } from './likeness.ts';
import { judge, layJudged, type Stock } from './stage.ts';

export interface PatchWish {
  /** Share of the picture that is to come from elsewhere, 0 … 1. */
  readonly share: number;
  /** How large patches are for what is drawn: 1 is usual. */
  readonly size: number;
  /** How clearly what is drawn stands off from the ground. */
  readonly contrast: number;
}

/** A cut of which more than this share is seen is none. */
const mostSeen = { usual: 0.18, lively: 0.23 };
/** Drawn so clearly on its ground, a picture hides a little more. */
const lively = 4;
/** Places that are looked at before the best of them are taken, and how often that is done. */
const places = 15;
const rounds = 3;
/** Where large parts did not fit, smaller ones may. */
const finer = 0.78;
/** Content that differs from what lies there by less than this share of a random other place is no change. */
const leastChange = 0.3;
const smallest = 0.16;
const largest = 0.26;

/**
 * A tile made again of parts of itself: round parts from elsewhere are laid where they fit, each cut where it shows least (Efros and
 * Freeman 2001; laying patches over what is there already and cutting again after Kwatra et al. 2003). Everything happens on the torus, so
 * the result tiles as the picture does. Places are judged at half the size and cut at full size. Answers the canvas and the share
 * that was changed.
 */
export function quiltPatches(stock: Stock, { share, size, contrast }: PatchWish, random: () => number) {
  const { full: tile, half: middle } = stock;
  const canvas = createCanvas(tile, stock.drawn);
  const self = selfDistance(stock.quarter, random);
  const grain = Math.min(largest, Math.max(smallest, grainOf(self) * 0.8 * size));
  const changed = new Uint8Array(tile.width * tile.height);
  let part = 0;
  for (let round = 0; round < rounds && part < share; round++) {
    const half = halfCanvas(canvas);
    const found = Array.from({ length: places }, () => {
      const radius = Math.round(
        grain * finer ** round * (0.85 + 0.3 * random()) * Math.min(middle.width, middle.height),
      );
      const place = placeFor(changed, tile, radius, random);
      const isOpen = ({ dx, dy }: Offset) =>
        !isNear(dx, dy, middle, radius * 0.5) && unlike(self, dx >> 1, dy >> 1) >= leastChange * self.mean;
      const judged = judge(half, stock, place, isOpen, random);
      const isChange =
        judged !== undefined && changeBy(half, middle, place, judged.offset, random) >= leastChange * self.mean;
      return isChange ? [judged] : [];
    })
      .flat()
      .sort((one, other) => one.graft.seen - other.graft.seen);
    const limit = contrast >= lively ? mostSeen.lively : mostSeen.usual;
    const laid: GraftPlace[] = [];
    for (const judged of found) {
      // The best one is laid in any case: no two variations are to be the same.
      if (part >= share || (judged.graft.seen > limit && part > 0)) break;
      const { place } = judged;
      const isTaken = (other: GraftPlace) =>
        isNear(place.x - other.x, place.y - other.y, middle, 0.8 * (place.radius + other.radius));
      if (laid.some(isTaken)) continue;
      laid.push(place);
      if (layJudged(canvas, stock, judged, random) !== undefined) part = sharedOut(canvas, changed);
    }
  }
  return { canvas, share: part };
}

/** A place, at half the size, that is still as it was, if some tries find one. */
function placeFor(changed: Uint8Array, { width, height }: Field, radius: number, random: () => number): GraftPlace {
  let [x, y] = [0, 0];
  for (let i = 0; i < 6; i++) {
    [x, y] = [Math.floor((random() * width) / 2), Math.floor((random() * height) / 2)];
    if (changed[2 * y * width + 2 * x] !== 1) break;
  }
  const core = (radius * 0.42) ** 2;
  return { x, y, radius, isCore: (dx, dy) => dx * dx + dy * dy <= core };
}

/** How far the picture is from itself when it is moved by this much. */
function unlike({ width, height, distances }: SelfDistance, dx: number, dy: number): number {
  return distances[wrap(dy, height) * width + wrap(dx, width)] ?? 0;
}

function isNear(dx: number, dy: number, { width, height }: Field, reach: number): boolean {
  const [x, y] = [wrap(dx, width), wrap(dy, height)];
  return Math.min(x, width - x) ** 2 + Math.min(y, height - y) ** 2 < reach * reach;
}

const looked = 90;

/** Mean squared difference that laying content there would make in the core. */
function changeBy({ field }: Canvas, tile: Field, place: GraftPlace, { dx, dy }: Offset, random: () => number): number {
  let sum = 0;
  for (let i = 0; i < looked; i++) {
    const turn = random() * 2 * Math.PI;
    const reach = place.radius * 0.6 * Math.sqrt(random());
    const x = place.x + Math.round(reach * Math.cos(turn));
    const y = place.y + Math.round(reach * Math.sin(turn));
    const here = (wrap(y, field.height) * field.width + wrap(x, field.width)) * 3;
    const there = (wrap(y + dy, tile.height) * tile.width + wrap(x + dx, tile.width)) * 3;
    sum += Math.min(900, gap(field.lab, here, tile.lab, there));
  }
  return sum / looked;
}

function sharedOut({ owners }: Canvas, changed: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < owners.length; at++) {
    changed[at] = owners[at] === 0 ? 0 : 1;
    count += changed[at] ?? 0;
  }
  return count / owners.length;
}
