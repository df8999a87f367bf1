import type { Lattice } from '../src/lattice.ts';
import type { Colour, Triple } from '../src/srgb.ts';

/** What a graphics card reads from a lattice: linear between the eight neighbours. Encoded sRGB in and out. */
export function readLattice({ side, texels }: Lattice, [red, green, blue]: Triple): Colour {
  const out: Colour = [0, 0, 0];
  const [r, g, b] = [red * (side - 1), green * (side - 1), blue * (side - 1)];
  const [r0, g0, b0] = [Math.floor(r), Math.floor(g), Math.floor(b)];
  for (let corner = 0; corner < 8; corner++) {
    const [dr, dg, db] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const weight = Math.abs(1 - dr - (r - r0)) * Math.abs(1 - dg - (g - g0)) * Math.abs(1 - db - (b - b0));
    if (weight === 0) continue;
    const at = ((b0 + db) * side * side + (g0 + dg) * side + r0 + dr) * 4;
    for (const channel of [0, 1, 2] as const) out[channel] += ((texels[at + channel] ?? 0) / 255) * weight;
  }
  return out;
}
