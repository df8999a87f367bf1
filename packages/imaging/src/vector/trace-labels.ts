import { details } from './details.ts';
import { type Curves, drawLines } from './draw-lines.ts';
import type { Drawing, Outline } from './drawing.ts';
import { joinEnds } from './ends.ts';
import { type Lines, traceLines } from './lines.ts';

/** A flat picture: one byte a pixel, places in the palette. */
export interface FlatLabels {
  readonly labels: Uint8Array;
  readonly palette: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/**
 * Draws a flat picture as areas with smooth outlines. Each border is drawn once, from junction to junction, and used by the areas on
 * both sides; what leaves the tile comes back at the same place of the opposite border. `detail` is 1 … 5. Colours that no pixel
 * has get no layer. `labels` become places among the layers.
 */
export function traceLabels(
  { labels, palette, width, height, dpi }: FlatLabels,
  detail: number,
  progress: (share: number) => void = () => undefined,
): Drawing {
  const shares = palette.map(() => 0);
  for (const label of labels) shares[label] = (shares[label] ?? 0) + 1;
  // The largest area first, fine lines last.
  const order = [...shares.keys()]
    .filter((label) => shares[label] !== 0)
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const rankOf = new Uint8Array(256);
  for (const [rank, label] of order.entries()) rankOf[label] = rank;
  for (let at = 0; at < labels.length; at++) labels[at] = rankOf[labels[at] ?? 0] ?? 0;
  const lines = traceLines(labels, width, height);
  const way = details[detail - 1] ?? details[2];
  if (way === undefined) throw new RangeError(`Expected a level of detail from 1 to 5 but received ${detail}`);
  const curves = drawLines(lines, joinEnds(lines, labels, width, height), way, progress);
  const outlines = buildLayers(lines, curves, order.length);
  return {
    width,
    height,
    dpi,
    layers: order.map((label, rank) => ({ colour: palette[label] ?? '#000000', outlines: outlines[rank] ?? [] })),
  };
}

/** Puts the outlines of the areas of each rank together: the lines that have such an area on one side only, joined at their nodes. */
function buildLayers(lines: Lines, curves: Curves, ranks: number): Outline[][] {
  const layers: Outline[][] = [];
  const used = new Uint8Array(lines.count);
  const heads = new Int32Array(lines.nodeX.length);
  const nexts = new Int32Array(lines.count);
  for (let rank = 0; rank < ranks; rank++) {
    used.fill(0);
    heads.fill(-1);
    const closed: number[] = [];
    const open: number[] = [];
    for (let line = 0; line < lines.count; line++) {
      const isLeft = lines.left[line] === rank;
      if (!isLeft && lines.right[line] !== rank) continue;
      const start = (isLeft ? lines.nodeA[line] : lines.nodeB[line]) ?? -1;
      if (start < 0) {
        closed.push(line);
        continue;
      }
      nexts[line] = heads[start] ?? -1;
      heads[start] = line;
      open.push(line);
    }
    const outlines = closed.map((line) => outlineOf([line], lines, curves, rank));
    for (const first of open) {
      if (used[first] === 1) continue;
      outlines.push(outlineOf(loopFrom(first, lines, rank, { heads, nexts, used }), lines, curves, rank));
    }
    layers.push(outlines);
  }
  return layers;
}

interface Network {
  readonly heads: Int32Array;
  readonly nexts: Int32Array;
  readonly used: Uint8Array;
}

/** Lines from one on until they come back: at every node as many leave as arrive. */
function loopFrom(first: number, lines: Lines, rank: number, { heads, nexts, used }: Network): number[] {
  const loop: number[] = [];
  const isForward = (line: number) => lines.left[line] === rank;
  const startNode = (isForward(first) ? lines.nodeA[first] : lines.nodeB[first]) ?? -1;
  let line = first;
  for (;;) {
    used[line] = 1;
    loop.push(line);
    const node = (isForward(line) ? lines.nodeB[line] : lines.nodeA[line]) ?? -1;
    if (node === startNode) return loop;
    let next = heads[node] ?? -1;
    while (next >= 0 && used[next] === 1) next = nexts[next] ?? -1;
    if (next < 0) throw new Error('Expected a line that goes on from a node but found none');
    line = next;
  }
}

function outlineOf(loop: readonly number[], { left }: Lines, curves: Curves, rank: number): Outline {
  const { numbers, from, startX, startY } = curves;
  let length = 2;
  for (const line of loop) length += (from[line + 1] ?? 0) - (from[line] ?? 0);
  const outline = new Int32Array(length);
  let at = 2;
  for (const [i, line] of loop.entries()) {
    const first = from[line] ?? 0;
    const last = from[line + 1] ?? 0;
    const isForward = left[line] === rank;
    if (i === 0) {
      outline[0] = (isForward || last === first ? startX[line] : numbers[last - 2]) ?? 0;
      outline[1] = (isForward || last === first ? startY[line] : numbers[last - 1]) ?? 0;
    }
    if (isForward) {
      outline.set(numbers.subarray(first, last), at);
      at += last - first;
      continue;
    }
    for (let piece = last - 6; piece >= first; piece -= 6) {
      const isFirst = piece === first;
      outline[at++] = numbers[piece + 2] ?? 0;
      outline[at++] = numbers[piece + 3] ?? 0;
      outline[at++] = numbers[piece] ?? 0;
      outline[at++] = numbers[piece + 1] ?? 0;
      outline[at++] = (isFirst ? startX[line] : numbers[piece - 2]) ?? 0;
      outline[at++] = (isFirst ? startY[line] : numbers[piece - 1]) ?? 0;
    }
  }
  return outline;
}
