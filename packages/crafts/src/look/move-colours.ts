import type { Colour } from '@naksha/colour';
import { byte } from '../plan/laying.ts';
import { chance } from '../plan/noise.ts';
import type { Plain } from '../plan/picture.ts';
import { bytesOfLab, labOfBytes } from '../plan/steady-lab.ts';

/** Boxes of colour along each axis, of eight levels. */
const side = 32;
const boxes = side ** 3;
const turns = 30;

/** Where each colour of a picture goes, in bytes, by its box. */
export type Moves = Int16Array;

interface Atoms {
  /** Of each: its box, its place in OKLab and its part of the picture. */
  readonly boxes: Int32Array;
  readonly labs: Float64Array;
  readonly weights: Float64Array;
}

/**
 * The least move of colours after which one picture has the colours of another: sliced optimal transport in OKLab, each turn along three
 * axes at right angles (Pitié, Kokaram and Dahyot 2007), of boxes of eight levels. Boxes that the picture has not take the moves of those around.
 */
export function moveColours(from: Plain, to: Plain): Moves {
  const source = atomsOf(from);
  const target = atomsOf(to);
  const places = source.labs.slice();
  for (let turn = 0; turn < turns; turn++) {
    const axes = axesOf(turn);
    const moved = new Float64Array(places.length);
    for (const axis of axes) {
      const gaps = gapsAlong(axis, places, source.weights, target);
      for (let i = 0; i < gaps.length; i++)
        for (let k = 0; k < 3; k++) moved[i * 3 + k] = (moved[i * 3 + k] ?? 0) + (gaps[i] ?? 0) * (axis[k] ?? 0);
    }
    for (let i = 0; i < places.length; i++) places[i] = (places[i] ?? 0) + (moved[i] ?? 0);
  }
  return spreadMoves(source, places);
}

/** Moves the colours of pixels, between boxes by a line. */
export function withMoves(pixels: Uint8Array, moves: Moves): Uint8Array {
  const out = new Uint8Array(pixels.length);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const r = placeOf(pixels[at] ?? 0);
    const g = placeOf(pixels[at + 1] ?? 0);
    const b = placeOf(pixels[at + 2] ?? 0);
    const [r0, g0, b0] = [Math.min(side - 2, r | 0), Math.min(side - 2, g | 0), Math.min(side - 2, b | 0)];
    let [red, green, blue] = [0, 0, 0];
    for (let corner = 0; corner < 8; corner++) {
      const [dr, dg, db] = [corner & 1, (corner >> 1) & 1, corner >> 2];
      const weight = (dr ? r - r0 : 1 - r + r0) * (dg ? g - g0 : 1 - g + g0) * (db ? b - b0 : 1 - b + b0);
      const move = (((r0 + dr) * side + g0 + dg) * side + b0 + db) * 3;
      red += weight * (moves[move] ?? 0);
      green += weight * (moves[move + 1] ?? 0);
      blue += weight * (moves[move + 2] ?? 0);
    }
    out[at] = byte((pixels[at] ?? 0) + red);
    out[at + 1] = byte((pixels[at + 1] ?? 0) + green);
    out[at + 2] = byte((pixels[at + 2] ?? 0) + blue);
  }
  return out;
}

/** Between the middles of which boxes a channel lies. */
const placeOf = (value: number): number => Math.min(side - 1, Math.max(0, (value - 3.5) / 8));

function atomsOf({ pixels }: Plain): Atoms {
  const sums = new Float64Array(boxes * 4);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const box = (((red >> 3) * side + (green >> 3)) * side + (blue >> 3)) * 4;
    sums[box] = (sums[box] ?? 0) + 1;
    sums[box + 1] = (sums[box + 1] ?? 0) + red;
    sums[box + 2] = (sums[box + 2] ?? 0) + green;
    sums[box + 3] = (sums[box + 3] ?? 0) + blue;
  }
  const used: number[] = [];
  for (let box = 0; box < boxes; box++) if ((sums[box * 4] ?? 0) > 0) used.push(box);
  const labs = new Float64Array(used.length * 3);
  const lab: Colour = [0, 0, 0];
  for (const [i, box] of used.entries()) {
    const count = sums[box * 4] ?? 1;
    const of = (channel: number) => Math.round((sums[box * 4 + channel] ?? 0) / count);
    labOfBytes(of(1), of(2), of(3), lab);
    labs.set(lab, i * 3);
  }
  const total = pixels.length / 3;
  return {
    boxes: Int32Array.from(used),
    labs,
    weights: Float64Array.from(used, (box) => (sums[box * 4] ?? 0) / total),
  };
}

type Axis = readonly [number, number, number];

/** Three axes at right angles, otherwise turned each time. The first are lightness and the two colours themselves. */
function axesOf(turn: number): readonly Axis[] {
  if (turn === 0)
    return [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
  const strewn = (which: number): Axis => [
    chance(turn, which, 101) * 2 - 1,
    chance(turn, which, 102) * 2 - 1,
    chance(turn, which, 103) * 2 - 1 + 1e-3,
  ];
  const first = unit(strewn(1));
  const second = unit(cross(first, strewn(2)));
  return [first, second, cross(first, second)];
}

function unit([a, b, c]: Axis): Axis {
  const length = Math.max(1e-9, Math.sqrt(a * a + b * b + c * c));
  return [a / length, b / length, c / length];
}

const cross = ([a, b, c]: Axis, [d, e, f]: Axis): Axis => [b * f - c * e, c * d - a * f, a * e - b * d];

/** How far each place goes along an axis so that the places lie there as the target does: each takes the mean of its part of the target. */
function gapsAlong(axis: Axis, places: Float64Array, weights: Float64Array, target: Atoms): Float64Array {
  const own = project(axis, places);
  const other = project(axis, target.labs);
  const order = sorted(own);
  const targets = sorted(other);
  const gaps = new Float64Array(own.length);
  let [next, left] = [0, target.weights[targets[0] ?? 0] ?? 0];
  for (const i of order) {
    let wanted = weights[i] ?? 0;
    const whole = wanted;
    let sum = 0;
    while (wanted > 1e-12) {
      const taken = next === targets.length - 1 ? wanted : Math.min(wanted, left);
      sum += taken * (other[targets[next] ?? 0] ?? 0);
      wanted -= taken;
      left -= taken;
      if (left <= 1e-12 && next < targets.length - 1) left = target.weights[targets[++next] ?? 0] ?? 0;
    }
    gaps[i] = sum / whole - (own[i] ?? 0);
  }
  return gaps;
}

function project([a, b, c]: Axis, labs: Float64Array): Float64Array {
  return Float64Array.from(
    { length: labs.length / 3 },
    (_, i) => a * (labs[i * 3] ?? 0) + b * (labs[i * 3 + 1] ?? 0) + c * (labs[i * 3 + 2] ?? 0),
  );
}

const sorted = (values: Float64Array): Uint32Array =>
  Uint32Array.from(values.keys()).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other);

/** The moves of all boxes, in bytes: first smoothed where the picture has colours, then spread to where it has none. */
function spreadMoves({ boxes: used, labs, weights }: Atoms, places: Float64Array): Moves {
  const moves = new Float64Array(boxes * 3);
  const known = new Float64Array(boxes);
  const [was, is]: [Colour, Colour] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const [i, box] of used.entries()) {
    bytesOfLab(labs[i * 3] ?? 0, labs[i * 3 + 1] ?? 0, labs[i * 3 + 2] ?? 0, was);
    bytesOfLab(places[i * 3] ?? 0, places[i * 3 + 1] ?? 0, places[i * 3 + 2] ?? 0, is);
    for (const channel of [0, 1, 2] as const) moves[box * 3 + channel] = is[channel] - was[channel];
    known[box] = weights[i] ?? 0;
  }
  for (let empty = -1; empty !== 0; ) {
    const before = { moves: moves.slice(), known: known.slice() };
    empty = 0;
    for (let box = 0; box < boxes; box++) {
      if ((before.known[box] ?? 0) > 0) continue;
      const sums = around(box, before);
      if (sums === undefined) empty++;
      else {
        // What is only guessed weighs little beside what is there.
        known[box] = 1e-9;
        moves.set(sums, box * 3);
      }
    }
  }
  return Int16Array.from(moves, (move) => Math.round(move));
}

function around(box: number, { moves, known }: { moves: Float64Array; known: Float64Array }): number[] | undefined {
  const [r, g, b] = [box >> 10, (box >> 5) & 31, box & 31];
  const sums = [0, 0, 0];
  let whole = 0;
  for (let dr = -1; dr <= 1; dr++) {
    for (let dg = -1; dg <= 1; dg++) {
      for (let db = -1; db <= 1; db++) {
        const [nr, ng, nb] = [r + dr, g + dg, b + db];
        if (nr < 0 || ng < 0 || nb < 0 || nr >= side || ng >= side || nb >= side) continue;
        const to = (nr * side + ng) * side + nb;
        const weight = known[to] ?? 0;
        if (weight === 0) continue;
        whole += weight;
        for (let channel = 0; channel < 3; channel++)
          sums[channel] = (sums[channel] ?? 0) + weight * (moves[to * 3 + channel] ?? 0);
      }
    }
  }
  return whole === 0 ? undefined : sums.map((sum) => sum / whole);
}
