import { type Colour, linearToOklab, oklabToLinear, srgbToLinear } from '@naksha/colour';

/** Linear light of each byte, the same on every machine. */
const linear = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255, powerOfCurve));

/** `base ** 2.4`, the power of the curve. The fifth root is Newton's, for powers of Math differ in their last digits between machines (decision 0004). */
function powerOfCurve(base: number): number {
  const square = base * base;
  let root = 1;
  for (let round = 0; round < 40; round++) root -= (root - square / (root * root * root * root)) / 5;
  return square * root;
}

/** Between which linear values a byte lies: halfway to its neighbours, near enough to where rounding turns. */
const steps = 4096;
const encoded = (() => {
  const bytes = new Uint8Array(steps + 1);
  let byte = 0;
  for (let at = 0; at <= steps; at++) {
    // Finer in the dark, where bytes lie close together.
    const value = (at / steps) * (at / steps);
    while (byte < 255 && value > ((linear[byte] ?? 0) + (linear[byte + 1] ?? 0)) / 2) byte++;
    bytes[at] = byte;
  }
  return bytes;
})();

/** Cube root by Newton's steps, alike on every machine. */
function cubeRoot(value: number): number {
  if (value <= 0) return value === 0 ? 0 : -cubeRoot(-value);
  let scale = 1;
  let rest = value;
  for (; rest < 0.125; scale /= 2) rest *= 8;
  let root = 0.415 + 0.6 * rest;
  for (let round = 0; round < 4; round++) root -= (root - rest / (root * root)) / 3;
  return root * scale;
}

/** Bytes of sRGB → OKLab, written into `into`; the same on every machine. */
export function labOfBytes(red: number, green: number, blue: number, into: Colour): void {
  linearToOklab(linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0, into, cubeRoot);
}

/** OKLab → bytes of sRGB, written into `into`; what lies outside of the gamut is clipped. */
export function bytesOfLab(L: number, a: number, b: number, into: Colour): void {
  oklabToLinear(L, a, b, into);
  for (const channel of [0, 1, 2] as const) {
    const value = Math.min(1, Math.max(0, into[channel]));
    into[channel] = encoded[Math.round(Math.sqrt(value) * steps)] ?? 0;
  }
}
