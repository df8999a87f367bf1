import type { Press } from './press.ts';
import { type Proof, proofLattice } from './proof-lattice.ts';

const levels = 256;
/** Half of a lattice's alpha is the limit. */
const beyond = 127;
/** Two greys in stripes are seen on every colour. */
const stripes = [0x5a, 0xc8] as const;
const stripesInWidth = 160;

/** Proofs 8-bit RGBA pixels where they lie, transparency kept; answers the share of them that the press cannot print. */
export type ProofPixels = (pixels: Uint8ClampedArray, width: number, marksBeyond: boolean) => number;

/** Works out a proof once, for any number of pictures. With marks, what the press cannot print is struck out. */
export function createProof(press: Press, proof: Proof): ProofPixels {
  const { side, texels } = proofLattice(press, proof);
  const node = new Int32Array(levels);
  const share = new Float64Array(levels);
  for (let level = 0; level < levels; level++) {
    const place = (level * (side - 1)) / (levels - 1);
    node[level] = Math.min(side - 2, Math.floor(place));
    share[level] = place - (node[level] ?? 0);
  }
  const [red, green, blue] = [4, 4 * side, 4 * side * side];
  const along = (at: number, step: number, part: number) => {
    const from = texels[at] as number;
    return from + ((texels[at + step] as number) - from) * part;
  };
  return (pixels, width, marksBeyond) => {
    const stripe = Math.max(2, Math.round(width / stripesInWidth));
    let missed = 0;
    let opaque = 0;
    for (let at = 0; at + 3 < pixels.length; at += 4) {
      if (pixels[at + 3] === 0) continue;
      opaque += 1;
      const r = pixels[at] as number;
      const g = pixels[at + 1] as number;
      const b = pixels[at + 2] as number;
      const [p, q, s] = [share[r] as number, share[g] as number, share[b] as number];
      const base = (node[r] as number) * red + (node[g] as number) * green + (node[b] as number) * blue;
      const value = (channel: number) => {
        const from = base + channel;
        const near = along(from, red, p) * (1 - q) + along(from + green, red, p) * q;
        const far = along(from + blue, red, p) * (1 - q) + along(from + blue + green, red, p) * q;
        return near + (far - near) * s;
      };
      const isMissed = value(3) > beyond;
      if (isMissed) missed += 1;
      if (isMissed && marksBeyond) {
        const x = (at / 4) % width;
        const y = Math.floor(at / 4 / width);
        pixels.fill(stripes[Math.floor((x + y) / stripe) % 2] ?? 0, at, at + 3);
      } else for (let channel = 0; channel < 3; channel++) pixels[at + channel] = value(channel);
    }
    return opaque === 0 ? 0 : missed / opaque;
  };
}
