import { oklchToHex } from '../numbers/colour/gamut.ts';
import { colourDistance, hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import {
  fromAccent,
  fromGround,
  leafChroma,
  leafRoles,
  lightFrom,
  lineContrast,
  loudChroma,
  type RoleColours,
  reserveContrast,
} from './role-colours.ts';

/** Kept beyond each limit, for what rounding to 8 bits and cutting to the gamut may take away. */
const margin = 0.006;
const steps = Array.from({ length: 38 }, (_, i) => (i + 1) * 0.02);
/** A tint moved to a deeper dip of its dye gains so much chroma by lightness: else it would be dust. */
const deepening = 0.5;
/** A hue is turned as far as its dye keeps its name, no farther: no colour comes in that was not wanted. */
const turns = [0, 10, -10, 18, -18];

export interface Settling {
  readonly wanted: Readonly<Record<Role, Oklch>>;
  /** Colours kept as they are whatever follows, `#rrggbb`. */
  readonly fixed: Partial<Record<Role, string>>;
  /** The contour was asked for by name: it may be lighter than a dark ground. */
  readonly isLineNamed: boolean;
  /** The figures are the reserve: on a light ground it is a dye. */
  readonly isReserved: boolean;
  /** White threads part the dyes: they may be nearer to the ground than where they lie on it. */
  readonly isBanded?: boolean | undefined;
}

/**
 * Wanted colours → colours that work on cloth: contour and reserve stand off from the ground, accents from the ground and from each
 * other, only one is loud, leaves are quiet. What does not fit is moved in lightness, in hue only where that is not enough.
 */
export function settlePalette({ wanted, fixed, isLineNamed, isReserved, isBanded }: Settling): RoleColours {
  const ground = fixed.ground ?? oklchToHex(wanted.ground);
  const [groundL] = hexToOklch(ground);
  const line = fixed.line ?? settleLine(wanted.line, groundL, isLineNamed);
  const light =
    fixed.light ??
    (isReserved && groundL >= lightFrom + 0.1 ? oklchToHex(wanted.light) : settleLight(wanted.light, groundL));
  const dark =
    fixed.dark ?? oklchToHex([Math.min(0.34, wanted.dark[0]), Math.min(0.09, wanted.dark[1]), wanted.dark[2]]);
  const accents: Partial<Record<Role, string>> = {};
  for (const role of accentRoles) if (fixed[role] !== undefined) accents[role] = fixed[role];
  for (const role of accentRoles) {
    accents[role] ??= settleAccent(wanted[role], ground, Object.values(accents), isBanded === true);
  }
  const leaves: Partial<Record<Role, string>> = {};
  for (const role of leafRoles) leaves[role] = fixed[role] ?? settleLeaf(wanted[role], ground, Object.values(leaves));
  return {
    ground,
    line,
    light,
    dark,
    a1: accents.a1 ?? line,
    a2: accents.a2 ?? line,
    a3: accents.a3 ?? line,
    a4: accents.a4 ?? line,
    leaf1: leaves.leaf1 ?? line,
    leaf2: leaves.leaf2 ?? line,
    leaf3: leaves.leaf3 ?? line,
  };
}

function settleLine([L, C, h]: Oklch, groundL: number, isNamed: boolean): string {
  const quiet = isNamed ? C : Math.min(0.09, C);
  if (groundL >= lightFrom)
    return atLightness([Math.max(0, Math.min(L, groundL - lineContrast - margin * 2)), quiet, h]);
  if (isNamed && L > groundL) return atLightness([Math.max(L, Math.min(0.95, groundL + lineContrast)), quiet, h]);
  return atLightness([Math.max(0, Math.min(L, groundL - 0.05, 0.32)), Math.min(quiet, groundL * 0.25), h]);
}

function settleLight([L, C, h]: Oklch, groundL: number): string {
  const least = groundL >= lightFrom ? 0.88 : groundL + reserveContrast + margin * 2;
  return atLightness([Math.min(0.985, Math.max(L, least)), Math.min(0.06, C), h]);
}

/** A colour whose lightness is kept to the third figure: chroma goes where the gamut would take lightness. */
function atLightness([L, C, h]: Oklch): string {
  for (const share of [1, 0.8, 0.6, 0.4, 0.2]) {
    const hex = oklchToHex([L, C * share, h]);
    if (Math.abs(hexToOklch(hex)[0] - L) < 0.005) return hex;
  }
  return oklchToHex([L, 0, h]);
}

function settleAccent(wanted: Oklch, ground: string, placed: readonly string[], isBanded: boolean): string {
  const away = isBanded ? fromAccent : fromGround;
  const isLoudTaken = placed.some((other) => hexToOklch(other)[1] > loudChroma);
  const most = isLoudTaken ? loudChroma - 0.006 : 0.25;
  const fits = (hex: string) =>
    colourDistance(hex, ground) >= away + margin &&
    placed.every((other) => colourDistance(hex, other) >= fromAccent + margin);
  return nearestThat(fits, [wanted[0], Math.min(most, wanted[1]), wanted[2]], ground, isBanded ? deepening : 0);
}

function settleLeaf(wanted: Oklch, ground: string, placed: readonly string[]): string {
  const fits = (hex: string) =>
    colourDistance(hex, ground) >= fromGround + margin && placed.every((other) => colourDistance(hex, other) >= 0.03);
  return nearestThat(fits, [wanted[0], Math.min(leafChroma - 0.004, wanted[1]), wanted[2]], ground);
}

/** A gold or yellow deeper than this is an olive, and no other dye is deeper than that. */
const leastGold = 0.64;
const least = 0.14;
const goldHues = [66, 112] as const;

/** The colour itself, else the nearest in lightness away from the ground or towards it, else with the hue turned. A gold stays one where any gold fits. */
function nearestThat(fits: (hex: string) => boolean, wanted: Oklch, ground: string, deepens = 0): string {
  const [L, C, h] = wanted;
  const isGold = h > goldHues[0] && h < goldHues[1] && C > 0.08 && L >= leastGold;
  const floors = isGold ? [leastGold, least] : [least];
  for (const floor of floors) {
    const hex = nearestFrom(floor, fits, wanted, ground, deepens);
    if (hex !== undefined) return hex;
  }
  return oklchToHex(wanted);
}

function nearestFrom(
  floor: number,
  fits: (hex: string) => boolean,
  [L, C, h]: Oklch,
  ground: string,
  deepens: number,
): string | undefined {
  const away = L >= hexToOklch(ground)[0] ? 1 : -1;
  for (const turn of turns) {
    const chroma = turn === 0 ? C : Math.max(C, 0.05);
    const at = (lightness: number) =>
      oklchToHex([lightness, chroma + Math.max(0, L - lightness) * deepens, (h + turn + 360) % 360]);
    const itself = at(L);
    if (fits(itself)) return itself;
    for (const step of steps) {
      for (const way of [away, -away]) {
        const moved = L + step * way;
        if (moved < floor || moved > 0.955) continue;
        const hex = at(moved);
        if (fits(hex)) return hex;
      }
    }
  }
  return undefined;
}
