import type { FillPart } from '@naksha/colour';
import { bandRows } from '../bands/each-band.ts';
import { openRows, type Rows } from '../bands/open-rows.ts';
import { type PixelLayout, pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import { createPngRows } from '../bands/write-png.ts';
import { mod } from './find-holes.ts';
import type { Masking } from './masking.ts';
import { fieldPlace, type PlannedWindow } from './plan-window.ts';
import { readAround, type WindowSource } from './read-window.ts';

interface Filling extends WindowSource {
  /** By the number of the hole, less one. */
  readonly planned: readonly PlannedWindow[];
  readonly strength: number;
  readonly motifs: Masking['motifs'];
  readonly dpi: number;
  readonly folder: string;
}

/**
 * Writes a picture with its holes filled. What is not masked keeps its pixels to the last bit; what is masked by half or more is
 * filled altogether, and towards the edge of a soft mask it goes over into what was there. Memory for some rows.
 */
export async function writeFilled(to: string, filling: Filling, onProgress: (share: number) => void): Promise<void> {
  const { rows, cover, dpi, folder } = filling;
  const { layout } = rows;
  const png = await createPngRows(to, layout, dpi);
  const motifs: MotifRows[] = [];
  try {
    for (const { path, x, y } of filling.motifs) motifs.push({ rows: await openRows(path, folder, 8), x, y });
    const count = Math.min(layout.height, bandRows(layout));
    const covered = new Uint8Array(layout.width * count);
    const stride = rowBytes(layout);
    for (let y = 0; y < layout.height; y += count) {
      const own = Math.min(count, layout.height - y);
      const band = await rows.read(y, own);
      if (cover.cover({ x: 0, y, width: layout.width, height: own }, covered)) {
        for (let row = 0; row < own; row++) {
          const line = band.subarray(row * stride, (row + 1) * stride);
          fillRow(line, covered.subarray(row * layout.width, (row + 1) * layout.width), y + row, filling, motifs);
        }
      }
      await png.write(band);
      onProgress((y + own) / layout.height);
    }
    await png.finish();
  } finally {
    await png.close();
    for (const motif of motifs) await motif.rows.close();
  }
}

interface MotifRows {
  readonly rows: Rows;
  readonly x: number;
  readonly y: number;
}

function fillRow(
  line: Uint8Array,
  covered: Uint8Array,
  y: number,
  filling: Filling,
  motifs: readonly MotifRows[],
): void {
  const { layout } = filling.rows;
  const filled = line.slice();
  const [into, was] = [samplesOf(filled, layout), samplesOf(line, layout)];
  const isDone = new Uint8Array(layout.width);
  for (let x = 0; x < layout.width; x++) {
    if (covered[x] === 0 || isDone[x] === 1) continue;
    const planned = windowAt(filling, x, y);
    if (planned !== undefined) fillRun({ covered, y, from: x, planned, isDone }, filling, into);
  }
  for (const motif of motifs) layMotif(motif, y, layout, into);
  const { channels } = layout;
  for (let x = 0; x < layout.width; x++) {
    if (covered[x] === 0) continue;
    const share = Math.min(1, ((covered[x] ?? 0) * 2) / 255) * filling.strength;
    for (let at = x * channels; at < (x + 1) * channels; at++)
      was[at] = Math.round((was[at] ?? 0) + ((into[at] ?? 0) - (was[at] ?? 0)) * share);
  }
}

function windowAt({ planned, holes }: Filling, x: number, y: number): PlannedWindow | undefined {
  const place = Math.floor(y / holes.cell) * holes.columns + Math.floor(x / holes.cell);
  return planned[(holes.at[place] ?? 0) - 1];
}

interface Run {
  readonly covered: Uint8Array;
  readonly y: number;
  readonly from: number;
  readonly planned: PlannedWindow;
  readonly isDone: Uint8Array;
}

/** What is copied to a pixel: the part and shift of it, how much it weighs, and what is added. */
interface Copy {
  readonly part: number;
  readonly label: number;
  readonly weight: number;
  readonly place: number;
}

/** Fills all pixels of a row that belong to one window. */
function fillRun({ covered, y, from, planned, isDone }: Run, filling: Filling, into: Uint8Array | Uint16Array): void {
  const { rows } = filling;
  const { layout } = rows;
  const { width, channels } = layout;
  const copies: { x: number; copies: readonly Copy[] }[] = [];
  const spans = new Map<number, { part: FillPart; label: number; left: number; right: number }>();
  for (let x = from; x < width; x++) {
    if (covered[x] === 0 || isDone[x] === 1 || windowAt(filling, x, y) !== planned) continue;
    isDone[x] = 1;
    const own = copiesAt(planned, layout, x, y);
    copies.push({ x, copies: own });
    for (const { part, label } of own) {
      const key = part * 65_536 + label;
      const span = spans.get(key);
      const found = planned.plan.parts[part];
      if (span !== undefined) span.right = x;
      else if (found !== undefined) spans.set(key, { part: found, label, left: x, right: x });
    }
  }
  const runs = new Map<number, { left: number; samples: Uint8Array | Uint16Array }>();
  for (const [key, { part, label, left, right }] of spans) {
    const shift = part.shifts[label];
    if (shift === undefined) continue;
    const room = new Uint8Array((right - left + 1) * pixelBytes(layout));
    readAround(rows, mod(y + shift.dy, layout.height), left + shift.dx, room);
    runs.set(key, { left, samples: samplesOf(room, layout) });
  }
  const [top, unit] = layout.depth === 8 ? [255, 1] : [65_535, 257];
  for (const { x, copies: own } of copies) {
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0;
      for (const { part, label, weight, place } of own) {
        const run = runs.get(part * 65_536 + label);
        if (run === undefined) continue;
        const added = channel < 3 ? (planned.added[part]?.[3 * place + channel] ?? 0) * unit : 0;
        sum += weight * ((run.samples[(x - run.left) * channels + channel] ?? 0) + added);
      }
      into[x * channels + channel] = Math.min(top, Math.max(0, Math.round(sum)));
    }
  }
}

/** What is copied to a pixel: one alone at full size; reduced, over a join, as much of each as the pixel lies towards it. */
function copiesAt({ window, plan, placeAt }: PlannedWindow, layout: PixelLayout, x: number, y: number): Copy[] {
  const at = fieldPlace(window, layout, x, y);
  const copy = (place: number, weight: number): Copy => ({
    part: plan.partAt[place] ?? -1,
    label: plan.labels[place] ?? 0,
    weight,
    place: placeAt[place] ?? 0,
  });
  const own = copy(at, 1);
  if (window.scale === 1 || own.part < 0) return own.part < 0 ? [] : [own];
  const { scale, width, height } = window;
  const [u, v] = [
    (mod(x - window.x, layout.width) + 0.5) / scale - 0.5,
    (mod(y - window.y, layout.height) + 0.5) / scale - 0.5,
  ];
  const [left, upper] = [Math.floor(u), Math.floor(v)];
  const found: Copy[] = [];
  let whole = 0;
  for (let corner = 0; corner < 4; corner++) {
    const [column, row] = [left + (corner & 1), upper + (corner >> 1)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const weight = (1 - Math.abs(u - column)) * (1 - Math.abs(v - row));
    const one = copy(row * width + column, weight);
    if (weight <= 0 || one.part < 0) continue;
    whole += weight;
    found.push(one);
  }
  return whole > 0 ? found.map((one) => ({ ...one, weight: one.weight / whole })) : [own];
}

/** Lays the row of a motif over what was filled, with the grain of the cloth beneath it. */
function layMotif({ rows, x, y }: MotifRows, atY: number, layout: PixelLayout, into: Uint8Array | Uint16Array): void {
  const row = mod(atY - y, layout.height);
  const { width, height, channels } = rows.layout;
  if (row >= height || channels !== 4) return;
  const line = new Uint8Array(width * 4);
  rows.readRun(row, 0, width, line);
  const unit = layout.depth === 8 ? 1 : 257;
  const before = into.slice();
  for (let i = 0; i < width; i++) {
    const alpha = (line[i * 4 + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const to = mod(x + i, layout.width);
    const grain = grainAt(before, to, layout) * unit;
    for (let channel = 0; channel < 3; channel++) {
      const at = to * layout.channels + channel;
      const level = Math.min(255 * unit, Math.max(0, (line[i * 4 + channel] ?? 0) * unit + grain));
      into[at] = Math.round((into[at] ?? 0) + (level - (into[at] ?? 0)) * alpha);
    }
  }
}

/** Levels of 255 by which a pixel is lighter than those beside it, no more than threads make. */
const mostGrain = 10;
const grainReach = 2;
function grainAt(samples: Uint8Array | Uint16Array, x: number, { width, channels, depth }: PixelLayout): number {
  const unit = depth === 8 ? 1 : 257;
  const light = (at: number) => (samples[mod(at, width) * channels + 1] ?? 0) / unit;
  let sum = 0;
  for (let i = -grainReach; i <= grainReach; i++) sum += light(x + i);
  const grain = light(x) - sum / (2 * grainReach + 1);
  return Math.abs(grain) > mostGrain ? 0 : grain;
}
