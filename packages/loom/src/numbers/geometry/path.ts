import type { Point } from './point.ts';

/** Path data of straight lines through points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  beginPath();
  for (const [i, [x, y]] of points.entries()) {
    putCommand(i === 0 ? commands.move : commands.line);
    putPlace(x, y, true);
  }
  if (isClosed) putCommand(commands.close);
  return pathText();
}

/**
 * Path data of a smooth curve through points (uniform Catmull–Rom written as cubic Béziers). Handles on both sides of a
 * point mirror each other, so all but the first need not be written.
 */
export function curve(points: readonly Point[], isClosed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const last = isClosed ? n : n - 1;
  let before = at(-1);
  let from = at(0);
  let to = at(1);
  beginPath();
  putCommand(commands.move);
  putPlace(from[0], from[1], true);
  for (let i = 0; i < last; i++) {
    const after = at(i + 2);
    if (i === 0) {
      putCommand(commands.curve);
      putPlace(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, true);
    } else putCommand(commands.smooth);
    putPlace(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, i > 0);
    putPlace(to[0], to[1], false);
    before = from;
    from = to;
    to = after;
  }
  if (isClosed) putCommand(commands.close);
  return pathText();
}

/** Path data of a closed outline made of smooth stretches that meet in corners; each begins where the last one ended. */
export function closedCurve(stretches: readonly (readonly Point[])[]): string {
  const parts = stretches.map((points, i) => {
    const d = curve(points);
    return i === 0 ? d : d.slice(d.indexOf('C'));
  });
  return `${parts.join('')}Z`;
}

/** Path data of a full circle. */
export function circle(x: number, y: number, r: number): string {
  const radius = fixed(r);
  const across = fixed(2 * r);
  return `M${fixed(x - r)} ${fixed(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0Z`;
}

/** Path data of an upright rectangle from one corner to the opposite one. */
export function rectangle(x0: number, y0: number, x1: number, y1: number): string {
  return `M${fixed(x0)} ${fixed(y0)}H${fixed(x1)}V${fixed(y1)}H${fixed(x0)}Z`;
}

/** Half the width left at the stroke's middle. */
const mid = 0.8;

/** Path data of a pen stroke from a to b, bent towards c, `width` wide at a and running out to a fine end at b. */
export function wedge(a: Point, c: Point, b: Point, width: number): string {
  const dx = c[0] - a[0];
  const dy = c[1] - a[1];
  const share = width / 2 / (Math.sqrt(dx * dx + dy * dy) || 1);
  const nx = -dy * share;
  const ny = dx * share;
  beginPath();
  putCommand(commands.move);
  putPlace(a[0] + nx, a[1] + ny, true);
  putCommand(commands.bend);
  putPlace(c[0] + nx * mid, c[1] + ny * mid, true);
  putPlace(b[0], b[1], false);
  putCommand(commands.bend);
  putPlace(c[0] - nx * mid, c[1] - ny * mid, true);
  putPlace(a[0] - nx, a[1] - ny, false);
  putCommand(commands.close);
  return pathText();
}

/** "", ".01" … ".99", without trailing zeros. */
const fractions = Array.from({ length: 100 }, (_, i) => (i === 0 ? '' : String(i / 100).slice(1)));

/** A coordinate as path text, rounded to 0.01 so that scenes are compact and equal in every engine. */
export function fixed(value: number): string {
  const hundredths = Math.round(value * 100);
  if (hundredths < 0) {
    const whole = Math.floor(-hundredths / 100);
    return `-${whole}${fractions[-hundredths - whole * 100]}`;
  }
  const whole = Math.floor(hundredths / 100);
  return `${whole}${fractions[hundredths - whole * 100]}`;
}

/*
 * Writes path data digit by digit into one buffer and makes a string of it once: scenes hold a megabyte of such text, and
 * numbers made strings one by one are most of what planning would allocate. Coordinates are rounded to 0.01, as `fixed`
 * does, so that scenes are compact and equal in every engine. One path at a time: begin, put, and take it with `pathText`.
 */
/** Character codes of M, L, C, S, Q and Z. */
const commands = { move: 77, line: 76, curve: 67, smooth: 83, bend: 81, close: 90 } as const;

let bytes = new Uint8Array(1 << 14);
let filled = 0;

/** A decoder makes long texts ten times as fast, but takes longer to start than these few characters do one by one. */
const fewCharacters = 56;
const decoder = new TextDecoder();
/** Longest coordinate: a sign, ten digits, a point and two more. */
const longestNumber = 16;

const zero = 48;
const point = 46;
const minus = 45;
const space = 32;

/** Forgets what was written before. */
function beginPath(): void {
  filled = 0;
}

/** A command letter, by its character code. */
function putCommand(code: number): void {
  if (filled + longestNumber > bytes.length) grow();
  bytes[filled++] = code;
}

/** A place; `isFirst` when it follows its command, else a space parts it from what is before. */
function putPlace(x: number, y: number, isFirst: boolean): void {
  if (filled + 2 * longestNumber > bytes.length) grow();
  if (!isFirst) bytes[filled++] = space;
  put(x);
  bytes[filled++] = space;
  put(y);
}

/** What was written since `beginPath`. */
function pathText(): string {
  const written = bytes.subarray(0, filled);
  return filled > fewCharacters ? decoder.decode(written) : Reflect.apply(String.fromCharCode, undefined, written);
}

function put(value: number): void {
  let hundredths = Math.round(value * 100);
  if (hundredths < 0) {
    bytes[filled++] = minus;
    hundredths = -hundredths;
  }
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  if (whole === 0) {
    if (rest === 0) bytes[filled++] = zero;
  } else if (whole < 10) bytes[filled++] = zero + whole;
  else putWhole(whole);
  if (rest === 0) return;
  bytes[filled++] = point;
  // Digits as whole numbers of 32 bits: dividing those is a multiplication.
  const tenth = ((rest | 0) / 10) | 0;
  bytes[filled++] = zero + tenth;
  if (rest !== tenth * 10) bytes[filled++] = zero + rest - tenth * 10;
}

function putWhole(whole: number): void {
  let digits = 1;
  for (let power = 10; power <= whole; power *= 10) digits++;
  let left = whole;
  for (let i = filled + digits - 1; i >= filled; i--) {
    const tens = Math.floor(left / 10);
    bytes[i] = zero + left - tens * 10;
    left = tens;
  }
  filled += digits;
}

function grow(): void {
  const more = new Uint8Array(bytes.length * 2);
  more.set(bytes);
  bytes = more;
}
