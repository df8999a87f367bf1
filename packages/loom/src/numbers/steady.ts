/**
 * The functions of Math whose last digits are left to each browser, made of +, −, ×, ÷ and the square root alone, which every
 * machine rounds alike. A plan decides by comparing such numbers, so one digit in the sixteenth place can move a flower:
 * whatever plans takes these instead. Angles in radians. Good to some 4 units in the last place, for angles below 10⁵; where
 * Math answers NaN or infinity, so do these.
 */
export const steady = { sin, cos, tan, atan, atan2, asin, acos, exp, log, power, cbrt, hypot } as const;

/** π/2 and ln 2 in parts: all but the last have so few digits that their multiples are exact. */
const quarter = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21] as const;
const doubling = [0.6931471805582987, 1.6465949582897082e-12] as const;

function sin(x: number): number {
  return wave(x, 0);
}

function cos(x: number): number {
  return wave(x, 1);
}

function tan(x: number): number {
  return wave(x, 0) / wave(x, 1);
}

/** sin(x + ahead × π/2): brought to within π/4 of a quarter turn, then the series about it. */
function wave(x: number, ahead: 0 | 1): number {
  const turns = Math.round(x / (Math.PI / 2));
  const rest = x - turns * quarter[0] - turns * quarter[1] - turns * quarter[2];
  const square = rest * rest;
  switch ((turns + ahead) & 3) {
    case 0:
      return rest + rest * sineTail(square);
    case 1:
      return 1 + cosineTail(square);
    case 2:
      return -(rest + rest * sineTail(square));
    default:
      return -(1 + cosineTail(square));
  }
}

/** sin r = r + r × sineTail(r²), by the terms −1/3!, 1/5! … −1/15!. */
function sineTail(q: number): number {
  const end = q * (-1 / 39916800 + q * (1 / 6227020800 - q / 1307674368000));
  return q * (-1 / 6 + q * (1 / 120 + q * (-1 / 5040 + q * (1 / 362880 + end))));
}

/** cos r = 1 + cosineTail(r²), by the terms −1/2!, 1/4! … 1/16!. */
function cosineTail(q: number): number {
  const end = q * (1 / 479001600 + q * (-1 / 87178291200 + q / 20922789888000));
  return q * (-1 / 2 + q * (1 / 24 + q * (-1 / 720 + q * (1 / 40320 + q * (-1 / 3628800 + end)))));
}

function atan(x: number): number {
  if (x === 0) return x;
  if (Math.abs(x) > 1) return (x > 0 ? Math.PI / 2 : -Math.PI / 2) - atan(1 / x);
  // atan x = 2 atan(x / (1 + √(1 + x²))): after two such steps the series is short.
  const half = x / (1 + Math.sqrt(1 + x * x));
  const fourth = half / (1 + Math.sqrt(1 + half * half));
  const square = fourth * fourth;
  let tail = 0;
  for (let odd = 25; odd >= 3; odd -= 2) tail = square * (1 / odd - tail);
  return 4 * (fourth - fourth * tail);
}

function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x);
  const isBelow = y < 0 || Object.is(y, -0);
  if (x < 0) return atan(y / x) + (isBelow ? -Math.PI : Math.PI);
  if (Number.isNaN(x)) return x;
  if (y !== 0) return y > 0 ? Math.PI / 2 : y < 0 ? -Math.PI / 2 : Number.NaN;
  return Object.is(x, -0) ? (isBelow ? -Math.PI : Math.PI) : y;
}

function asin(x: number): number {
  return atan2(x, Math.sqrt((1 - x) * (1 + x)));
}

function acos(x: number): number {
  return atan2(Math.sqrt((1 - x) * (1 + x)), x);
}

function exp(x: number): number {
  if (x > 709.78) return Number.POSITIVE_INFINITY;
  if (x < -745.13) return 0;
  const doublings = Math.round(x / Math.LN2);
  const rest = x - doublings * doubling[0] - doublings * doubling[1];
  let sum = 1;
  for (let term = 14; term >= 1; term--) sum = 1 + (sum * rest) / term;
  return sum * 2 ** doublings;
}

function log(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN;
  let doublings = 0;
  let rest = x;
  for (; rest > Math.SQRT2; doublings++) rest /= 2;
  for (; rest < Math.SQRT1_2; doublings--) rest *= 2;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let tail = 0;
  for (let odd = 23; odd >= 3; odd -= 2) tail = square * (1 / odd + tail);
  return doublings * doubling[0] + (doublings * doubling[1] + 2 * (ratio + ratio * tail));
}

/** For a base from 0 on: a broken power of less is no number. The digits that the logarithm lacks are so many times the exponent. */
function power(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  if (base === 0) return exponent > 0 ? 0 : Number.POSITIVE_INFINITY;
  return exp(exponent * log(base));
}

function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  let rest = Math.abs(x);
  let scale = 1;
  for (; rest > 1; scale *= 2) rest /= 8;
  for (; rest < 0.125; scale /= 2) rest *= 8;
  // Newton's steps from a line that is 3 % off at most double the digits each.
  let root = 0.415 + 0.6 * rest;
  for (let step = 0; step < 5; step++) root -= (root - rest / (root * root)) / 3;
  return x < 0 ? -root * scale : root * scale;
}

function hypot(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** To hundredths, so that scenes of many repeats stay compact. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
