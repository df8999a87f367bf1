import { type Field, wrap } from './field.ts';
import { type Blob, type Blobs, findBlobs } from './find-blobs.ts';
import type { Ground } from './find-ground.ts';
import { gather, grow } from './gather.ts';

/** One whole motif as it stands in the picture, in a box of its own with a margin of ground around it. */
export interface Motif {
  /** The box's corner; it may lie left of or above the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 1 for its pixels, what it encloses included. */
  readonly core: Uint8Array;
  /** 1 for its pixels and the ground next to them, which goes with it. */
  readonly body: Uint8Array;
  readonly area: number;
  /** Mean colour in one number, to know twins by. */
  readonly tone: number;
  /** Which of the pictures at hand it is taken from. */
  readonly source: number;
}

export interface Motifs {
  /** The largest first. */
  readonly motifs: readonly Motif[];
  /** What is drawn and is no motif: 1 for specks of the ground, 2 for endless lines and what is too large. */
  readonly rest: Uint8Array;
}

/** Ground that goes with a motif, so that its soft edge does. */
export const margin = 2;
/** A picture of motifs on a ground has at least this much ground, */
const leastGround = 0.24;
/** its motifs stand off from it, */
const leastContrast = 1.5;
/** so much of what is drawn are motifs, */
const leastMotifs = 0.72;
/** none of which is wider than this share of the tile or smaller than that one. */
const widest = 0.62;
const smallest = 0.00012;
/** With more specks than this to each motif they are the ground's. */
const mostSpecks = 12;
/** A speck goes with a motif that is no farther than this share of its size. */
const besides = 0.45;

/** The motifs of a picture of motifs on a ground; undefined when it is something else: an all-over, stripes, a photograph. */
export function findMotifs(field: Field, ground: Ground): Motifs | undefined {
  const { width, height } = field;
  if (ground.share < leastGround) return undefined;
  if (ground.contrast < leastContrast) return undefined;
  // Specks are no bridges between motifs.
  const all = findBlobs(ground.drawn, width, height);
  const found = withoutSpecks(all, smallest * width * height);
  const specks = all.blobs.filter(({ pixels }) => pixels.length < smallest * width * height);
  for (const firsts of gather(found, width, height)) {
    const motifs = inGroups(found, firsts, specks, ground.drawn, field);
    if (motifs !== undefined) return motifs;
  }
  return undefined;
}

function withoutSpecks({ blobs, labels }: Blobs, least: number): Blobs {
  const kept = blobs.filter(({ pixels }) => pixels.length >= least);
  const cleaned = new Int32Array(labels.length);
  for (const [index, { pixels }] of kept.entries()) for (const at of pixels) cleaned[at] = index + 1;
  return { blobs: kept, labels: cleaned };
}

function inGroups(
  found: Blobs,
  firsts: Int32Array,
  specks: readonly Blob[],
  drawn: Uint8Array,
  field: Field,
): Motifs | undefined {
  const { width, height } = field;
  const groups = new Map<number, Blob[]>();
  for (const [index, blob] of found.blobs.entries()) {
    const group = groups.get(firsts[index] ?? index);
    if (group === undefined) groups.set(firsts[index] ?? index, [blob]);
    else group.push(blob);
  }
  if (specks.length <= mostSpecks * groups.size) attach(specks, found, firsts, groups, width, height);
  const rest = drawn.slice();
  const motifs: Motif[] = [];
  let inMotifs = 0;
  for (const blobs of groups.values()) {
    const area = blobs.reduce((sum, blob) => sum + blob.pixels.length, 0);
    const motif = motifOf(blobs, area, field);
    if (motif === undefined) {
      for (const { pixels } of blobs) for (const at of pixels) rest[at] = 2;
      continue;
    }
    motifs.push(motif);
    inMotifs += area;
    for (const { pixels } of blobs) for (const at of pixels) rest[at] = 0;
  }
  const all = drawn.reduce((sum, one) => sum + one, 0);
  if (motifs.length === 0 || inMotifs < leastMotifs * all) return undefined;
  return { motifs: motifs.sort((one, other) => other.area - one.area), rest };
}

/** Dots around a motif go with it; a ground that is dotted all over stays. */
function attach(
  specks: readonly Blob[],
  found: Blobs,
  firsts: Int32Array,
  groups: ReadonlyMap<number, Blob[]>,
  width: number,
  height: number,
): void {
  const { owners, distances } = grow(found.labels, width, height);
  for (const speck of specks) {
    const [at] = speck.pixels;
    if (at === undefined) continue;
    const index = (owners[at] ?? 0) - 1;
    const blob = found.blobs[index];
    const group = groups.get(firsts[index] ?? -1);
    if (blob === undefined || group === undefined) continue;
    if ((distances[at] ?? 0) <= besides * Math.min(blob.width, blob.height)) group.push(speck);
  }
}

function motifOf(blobs: readonly Blob[], area: number, { width, height, lab }: Field): Motif | undefined {
  const [first] = blobs;
  if (first === undefined || blobs.some(({ isEndless }) => isEndless)) return undefined;
  // Parts may lie on the other side of the edge: each is taken where it is nearest to the first.
  const near = (at: number, middle: number, size: number) => at - Math.round((at - middle) / size) * size;
  const middle = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  const boxes = blobs.map((blob) => {
    const x = near(blob.x + blob.width / 2, middle.x, width) - blob.width / 2;
    const y = near(blob.y + blob.height / 2, middle.y, height) - blob.height / 2;
    return { left: x, top: y, right: x + blob.width, bottom: y + blob.height };
  });
  const pad = margin + 1;
  const x = Math.round(Math.min(...boxes.map(({ left }) => left))) - pad;
  const y = Math.round(Math.min(...boxes.map(({ top }) => top))) - pad;
  const across = Math.round(Math.max(...boxes.map(({ right }) => right))) + pad - x;
  const down = Math.round(Math.max(...boxes.map(({ bottom }) => bottom))) + pad - y;
  if (across > widest * width || down > widest * height) return undefined;
  const core = new Uint8Array(across * down);
  let tone = 0;
  for (const { pixels } of blobs) {
    for (const at of pixels) {
      tone += (lab[at * 3] ?? 0) + 0.7 * (lab[at * 3 + 1] ?? 0) + 1.3 * (lab[at * 3 + 2] ?? 0);
      const column = wrap((at % width) - x, width);
      const row = wrap(Math.floor(at / width) - y, height);
      if (column < across && row < down) core[row * across + column] = 1;
    }
  }
  enclose(core, across, down);
  return {
    x,
    y,
    width: across,
    height: down,
    core,
    body: grown(core, across, down, margin),
    area,
    tone: tone / area,
    source: 0,
  };
}

/** Fills what is enclosed: all but what can be reached from the box's edge, which is ground. */
function enclose(core: Uint8Array, width: number, height: number): void {
  const outside = new Uint8Array(core.length);
  const stack = [0];
  outside[0] = 1;
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    const x = at % width;
    for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (to < 0 || to >= width * height || outside[to] === 1 || core[to] === 1) continue;
      outside[to] = 1;
      stack.push(to);
    }
  }
  for (let at = 0; at < core.length; at++) core[at] = outside[at] === 1 ? 0 : 1;
}

/** A mask grown by so many pixels, round. */
export function grown(mask: Uint8Array, width: number, height: number, by: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] !== 1) continue;
      for (let dy = -by; dy <= by; dy++) {
        for (let dx = -by; dx <= by; dx++) {
          const [column, row] = [x + dx, y + dy];
          if (dx * dx + dy * dy > by * by + 1 || column < 0 || row < 0 || column >= width || row >= height) continue;
          out[row * width + column] = 1;
        }
      }
    }
  }
  return out;
}
