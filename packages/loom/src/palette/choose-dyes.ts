import type { ColorScheme } from '@naksha/contract';
import { colourDistance, hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import type { Rng } from '../numbers/rng.ts';
import { steady } from '../numbers/steady.ts';
import type { FamilyPalette } from '../vocabulary/families/family.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { hueDifference, isKin } from './hue.ts';
import type { CombinedShift } from './palette-shift.ts';
import { lightFrom } from './role-colours.ts';
import { isLeft } from './shift-colour.ts';

/** What a palette is composed from. Colours are `#rrggbb`. */
export interface PaletteWish {
  /** The family's complete sets; the first is the usual one. */
  readonly dyes: readonly FamilyPalette[];
  /** The reserve is the figures themselves (`FamilyDefinition.isReserved`). */
  readonly isReserved: boolean;
  /** The dyes lie side by side, parted by white (`FamilyDefinition.isBanded`). */
  readonly isBanded?: boolean | undefined;
  /** Leaves are drawn among what lies on the ground. */
  readonly isGrowing?: boolean | undefined;
  /** What style, mood, setting and people do, the scheme not counted. */
  readonly shift: CombinedShift;
  /** Undefined where it was refused. */
  readonly scheme: ColorScheme | undefined;
  /** Colours asked for in words. */
  readonly ground?: string | undefined;
  readonly accents: readonly string[];
  readonly leaves: readonly string[];
  readonly line?: string | undefined;
  /** Colours to keep away from. */
  readonly refused: readonly string[];
  /** Refused of the ground alone. */
  readonly refusedGrounds?: readonly string[];
  /** At most so many colours, the ground counted. */
  readonly colourCount?: number | undefined;
  /** The designer's own colours, the ground first; locked ones are kept exactly. */
  readonly own: readonly { readonly hex: string; readonly locked: boolean }[];
  readonly rng: Rng;
}

/** How much likelier the family's usual set is than another. */
const usual = 1.5;

/** Up to this chroma a ground is a cream, a grey or a black and goes with any colour. */
const neutral = 0.045;

/** What an accent lost on the ground counts against a set, in OKLab distances. */
const lostAccent = 0.09;

/** How strongly a share of a pull speaks for a ground of its hue, and what is left of a ground whose hue is left. */
const hueDrawing = 6;
const leftBehind = 0.05;

/**
 * The set of dyes to start from: the one nearest to a named ground; else drawn by the seed, leaning to light or dark grounds
 * and to the hues that the mood does, and away from grounds on which a wanted colour would be lost or that were refused.
 */
export function chooseDyes(wish: PaletteWish, ground: string | undefined, shift: CombinedShift): FamilyPalette {
  const [first, ...rest] = wish.dyes;
  if (first === undefined) throw new RangeError('Expected a family with at least one set of dyes but received none');
  if (ground !== undefined) {
    const miss = wish.isBanded === true ? nearness : strangeness;
    return rest.reduce((best, set) => (miss(set, ground) < miss(best, ground) ? set : best), first);
  }
  const weights = wish.dyes.map((set, index) => {
    const own = set.roles.ground;
    const isLost = wish.accents.some((accent) => colourDistance(accent, own) < 0.16);
    // Naming two colours does not mean a third for the ground.
    const isForeign =
      !isNeutral(own) &&
      wish.accents.length > 0 &&
      !wish.accents.some((accent) => isLike(accent, own) || isNeutral(accent));
    const isRefused = [...wish.refused, ...(wish.refusedGrounds ?? [])].some((colour) => isLike(colour, own));
    return (
      (index === 0 ? usual * steady.exp(shift.usual) : 1) *
      steady.exp(shift.ground * (hexToOklch(own)[0] - 0.5) * 3.6) *
      drawnBy(hexToOklch(own), shift) *
      (isLost ? 0.02 : 1) *
      (isForeign ? 0.06 : 1) *
      (isRefused ? 0.001 : 1)
    );
  });
  let left = wish.rng.fork('dyes').next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, set] of wish.dyes.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return set;
  }
  return first;
}

/** How much likelier a coloured ground is for hues that are drawn to, and how rare where its hue is left. */
function drawnBy([, C, h]: Oklch, { pulls, leaves }: CombinedShift): number {
  if (C <= neutral) return 1;
  const drawn = pulls.reduce(
    (sum, { hue, share }) => sum + share * hueDrawing * (1 - Math.abs(hueDifference(h, hue)) / 90),
    0,
  );
  return steady.exp(drawn) * (leaves.some((arc) => isLeft(h, arc)) ? leftBehind : 1);
}

function isNeutral(hex: string): boolean {
  const [L, C] = hexToOklch(hex);
  return C <= (L > 0.6 ? neutral : neutral / 2);
}

/** How ill a set goes with a named ground: its own ground is another, or its accents would be lost there. */
function strangeness(set: FamilyPalette, ground: string): number {
  const under = hexToOklch(ground);
  const lost = accentRoles.filter((role) => {
    const dye = hexToOklch(set.roles[role]);
    return isKin(dye, under) || colourDistance(set.roles[role], ground) < 0.14;
  });
  return nearness(set, ground) + lost.length * lostAccent;
}

/** Dyes are chosen to stand on a light or on a dark ground; then the hue counts. */
function nearness(set: FamilyPalette, ground: string): number {
  const [L] = hexToOklch(ground);
  const own = hexToOklch(set.roles.ground)[0];
  const isOpposite = own >= lightFrom !== L >= lightFrom;
  return colourDistance(set.roles.ground, ground) + Math.abs(own - L) * 0.6 + (isOpposite ? 0.3 : 0);
}

/** Whether a colour would be called by the same name. */
export function isLike(one: string, other: string): boolean {
  const [L1, C1, h1] = hexToOklch(one);
  const [L2, C2, h2] = hexToOklch(other);
  if (C1 < 0.04 || C2 < 0.04) return C1 < 0.06 && C2 < 0.06 && Math.abs(L1 - L2) < 0.2;
  return Math.abs(hueDifference(h1, h2)) < 26 && Math.abs(L1 - L2) < 0.32;
}
