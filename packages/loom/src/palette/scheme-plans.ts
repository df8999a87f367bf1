import type { ColorScheme } from '@naksha/contract';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { hueDifference, turnHue } from './hue.ts';
import type { PaletteShift } from './palette-shift.ts';
import { turnDye } from './turn-dye.ts';

/** How a colour scheme treats the dyes of a family. */
export interface SchemePlan {
  readonly shift: PaletteShift;
  /** Derives the hues of a list of dyes from a leading hue; the first dye leads where no colour was named. */
  readonly harmony?: (dyes: readonly Oklch[], lead: number) => readonly Oklch[];
}

/** Steps of one dye; pale ones are duller, as a short dip is. */
const ladder = [0.42, 0.58, 0.7, 0.8];

export const schemePlans: Readonly<Record<ColorScheme, SchemePlan>> = {
  vibrant: { shift: { chroma: 1.08 } },
  pastel: { shift: { chroma: 0.62, lightness: 0.18, ground: 3 }, harmony: chalked },
  earthy: {
    shift: { chroma: 0.78, pull: { hue: 58, share: 0.42 }, ground: 0.6 },
    harmony: (dyes) => dyes.map((dye) => keepWithin(dye, earths.middle, earths.half)),
  },
  jewel: { shift: { chroma: 1.14, leastChroma: 0.125, lightness: -0.1, ground: -2.4 } },
  monochrome: {
    shift: {},
    harmony: (dyes, lead) =>
      dyes.map(([, C], i) => {
        const L = ladder[i % ladder.length] ?? 0.5;
        return [L, Math.min(0.13, Math.max(0.05, C * 0.75)) * (1 - Math.max(0, L - 0.5) * 1.7), lead];
      }),
  },
  analogous: {
    shift: {},
    harmony: (dyes, lead) =>
      dyes.map(([L, C, h], i) =>
        turnDye([L, Math.max(0.06, C), h], (lead + ([0, 26, -24, 42][i % 4] ?? 0) + 360) % 360),
      ),
  },
  complementary: {
    shift: {},
    harmony: (dyes, lead) =>
      dyes.map(([L, C, h], i) => {
        const [depth, C2, hue] = turnDye([L, Math.max(0.08, C), h], (lead + (i % 2) * 180) % 360);
        return [i < 2 ? depth : Math.min(0.86, depth + 0.16), i < 2 ? C2 : C2 * 0.6, hue];
      }),
  },
  warm: { shift: { chroma: 1.04 }, harmony: (dyes) => dyes.map((dye) => keepWithin(dye, 45, 58)) },
  cool: { shift: { chroma: 0.96 }, harmony: (dyes) => dyes.map((dye) => keepWithin(dye, 232, 78)) },
  neutral: { shift: { chroma: 0.36, ground: 0.8 } },
};

/** From brick over ochre to moss: sky and sea are no earth. */
const earths = { middle: 70, half: 52 } as const;

/** Sugared almonds: rose, butter, sky, mint, lilac and apricot, each as clear as a pale dye can be and seen on white. */
const almonds: readonly Oklch[] = [
  [0.735, 0.082, 0],
  [0.85, 0.1, 92],
  [0.81, 0.067, 240],
  [0.83, 0.075, 160],
  [0.685, 0.08, 303],
  [0.8, 0.082, 42],
];

/** What the scheme has taken of a dye's chroma is given back to the pale one. */
const clearing = 3;
const leastDye = 0.045;

/** Each dye becomes the pale one nearest to it in hue that no other has taken: pale browns would be dust. */
function chalked(dyes: readonly Oklch[]): readonly Oklch[] {
  // Dull dyes are earths, and pale earths already.
  if (Math.max(...dyes.map(([, C]) => C)) < leastDye) return dyes;
  const open = [...almonds];
  return dyes.map((dye) => {
    const far = ([, , h]: Oklch) => Math.abs(hueDifference(h, dye[2]));
    const [nearest = dye] = open.toSorted((one, other) => far(one) - far(other));
    open.splice(open.indexOf(nearest), 1);
    // No purer than the cloth's dyes are: a skin stays a skin.
    return [nearest[0], Math.min(nearest[1], dye[1] * clearing), nearest[2]];
  });
}

/** Brings a hue into the arc of ± `half` around `middle`; hues far off land nearer its end than its middle. */
function keepWithin([L, C, h]: Oklch, middle: number, half: number): Oklch {
  const off = hueDifference(middle, h);
  if (Math.abs(off) <= half) return [L, C, h];
  return turnDye(
    [L, C, h],
    turnHue(middle, h, (half * (0.35 + (0.65 * (180 - Math.abs(off))) / (180 - half))) / Math.abs(off)),
  );
}
