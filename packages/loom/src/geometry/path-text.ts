/*
 * Writes path data digit by digit into one buffer and makes a string of it once: scenes hold a megabyte of such text, and
 * numbers made strings one by one are most of what planning would allocate. Coordinates are rounded to 0.01, as `fixed`
 * does, so that scenes are compact and equal in every engine. One path at a time: begin, put, and take it with `pathText`.
 */
/** Character codes of M, L, C, S, Q and Z. */
export const commands = { move: 77, line: 76, curve: 67, smooth: 83, bend: 81, close: 90 } as const;

let bytes = new Uint8Array(1 << 14);
let length = 0;

/** A decoder makes long texts ten times as fast, but takes longer to start than these few characters do one by one. */
const few = 56;
const decoder = new TextDecoder();
/** Longest coordinate: a sign, ten digits, a point and two more. */
const longest = 16;

const zero = 48;
const point = 46;
const minus = 45;
const space = 32;

/** Forgets what was written before. */
export function beginPath(): void {
  length = 0;
}

/** A command letter, by its character code. */
export function putCommand(code: number): void {
  if (length + longest > bytes.length) grow();
  bytes[length++] = code;
}

/** A place; `isFirst` when it follows its command, else a space parts it from what is before. */
export function putPlace(x: number, y: number, isFirst: boolean): void {
  if (length + 2 * longest > bytes.length) grow();
  if (!isFirst) bytes[length++] = space;
  put(x);
  bytes[length++] = space;
  put(y);
}

/** What was written since `beginPath`. */
export function pathText(): string {
  const written = bytes.subarray(0, length);
  return length > few ? decoder.decode(written) : Reflect.apply(String.fromCharCode, undefined, written);
}

function put(value: number): void {
  let hundredths = Math.round(value * 100);
  if (hundredths < 0) {
    bytes[length++] = minus;
    hundredths = -hundredths;
  }
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  if (whole === 0) {
    if (rest === 0) bytes[length++] = zero;
  } else if (whole < 10) bytes[length++] = zero + whole;
  else putWhole(whole);
  if (rest === 0) return;
  bytes[length++] = point;
  // Digits as whole numbers of 32 bits: dividing those is a multiplication.
  const tenth = ((rest | 0) / 10) | 0;
  bytes[length++] = zero + tenth;
  if (rest !== tenth * 10) bytes[length++] = zero + rest - tenth * 10;
}

function putWhole(whole: number): void {
  let digits = 1;
  for (let power = 10; power <= whole; power *= 10) digits++;
  let left = whole;
  for (let i = length + digits - 1; i >= length; i--) {
    const tens = Math.floor(left / 10);
    bytes[i] = zero + left - tens * 10;
    left = tens;
  }
  length += digits;
}

function grow(): void {
  const more = new Uint8Array(bytes.length * 2);
  more.set(bytes);
  bytes = more;
}
