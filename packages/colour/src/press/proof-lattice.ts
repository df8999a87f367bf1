import type { Lattice } from '../lattice.ts';
import type { Colour, Triple } from '../srgb.ts';
import type { Press, Rendering } from './press.ts';

/** ΔE00 from which everyone sees that a print differs from the design. */
export const missLimit = 5;

const side = 33;

export interface Proof {
  readonly rendering: Rendering;
  /** Shows the paper's own white in the place of the screen's. */
  readonly onPaper: boolean;
}

/**
 * What the press makes of every colour, as a lattice of sRGB. Its alpha says how far a colour lies beyond what the press can print:
 * half is `missLimit`.
 */
export function proofLattice(press: Press, { rendering, onPaper }: Proof): Lattice {
  const texels = new Uint8Array(side ** 3 * 4);
  const inks = new Float64Array(4);
  const seen: Colour = [0, 0, 0];
  const last = side - 1;
  let at = 0;
  for (let b = 0; b < side; b++) {
    for (let g = 0; g < side; g++) {
      for (let r = 0; r < side; r++) {
        const colour: Triple = [r / last, g / last, b / last];
        press.part(colour, rendering, inks);
        press.print(inks, onPaper, seen);
        for (const channel of seen) texels[at++] = byte(channel);
        texels[at++] = byte(press.miss(colour) / missLimit / 2);
      }
    }
  }
  return { side, texels };
}

function byte(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
