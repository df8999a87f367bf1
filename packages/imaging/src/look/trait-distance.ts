/** Bytes of the perceptual hash, and how many shares follow it: of colours, directions, scales. */
export const hashBytes = 8;
export const colourBins = 32;
export const orientationBins = 8;
const scaleBins = 4;
/** As many bytes as `traitsOf` answers. */
export const traitBytes = hashBytes + colourBins + orientationBins + scaleBins;

/** What counts how much of the whole. */
const weights = { hash: 0.3, colour: 0.5, texture: 0.2 };

/** How unlike two pictures look by their traits, 0 equal … about 1. */
export function traitDistance(one: readonly number[], other: readonly number[]): number {
  let bits = 0;
  for (let at = 0; at < hashBytes; at++) bits += ones((one[at] ?? 0) ^ (other[at] ?? 0));
  const colours = hashBytes + colourBins;
  // Unrelated designs differ in about half of their bits.
  return (
    weights.hash * Math.min(1, bits / 32) +
    weights.colour * rootsApart(one, other, hashBytes, colours) +
    weights.texture * rootsApart(one, other, colours, traitBytes)
  );
}

/** Of shares by their roots (Hellinger's distance). */
function rootsApart(one: readonly number[], other: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return Math.min(1, Math.sqrt(sum / 2) / 255);
}

function ones(byte: number): number {
  let count = 0;
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/**
 * Words under which a picture's traits are found without looking at all: parts of its hash, its main colours, its texture. Pictures that look alike share
 * some of them.
 */
export function traitWords(traits: readonly number[]): string[] {
  if (traits.length < traitBytes) return [];
  const bands = Array.from({ length: 4 }, (_, i) => `h${i}:${traits[i * 2]},${traits[i * 2 + 1]}`);
  const colours = order(traits.slice(hashBytes, hashBytes + colourBins));
  const texture = traits.slice(hashBytes + colourBins, traitBytes);
  const [first = 0, second = 0, third = 0] = colours;
  const direction = order(texture.slice(0, orientationBins))[0] ?? 0;
  const scale = order(texture.slice(orientationBins))[0] ?? 0;
  const shade = Math.round((traits[hashBytes + first] ?? 0) / 48);
  return [
    ...bands,
    `c:${first},${second},${third}`,
    `d:${[first, second, third].sort((a, b) => a - b).join()},${scale}`,
    `g:${first},${second},${shade},${direction}`,
  ];
}

/** Places by what stands there, the most first. */
const order = (values: readonly number[]): number[] =>
  [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
