import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import type { FamilyPalette } from '../vocabulary/families/family.ts';
import { accentRoles, type Role, roles } from '../vocabulary/roles.ts';
import { isKin } from './hue.ts';
import { leafRoles, lightFrom, lineContrast } from './role-colours.ts';

type AccentRole = (typeof accentRoles)[number];

/** Share of a family's sets in which an accent is a deeper dip of the ground's dye, for it to count as that by habit. */
const habitual = 0.6;

/** Accents that a family uses as a second, deeper ground: they follow the ground and are no place for other colours. */
export function companionRoles(sets: readonly FamilyPalette[]): AccentRole[] {
  return accentRoles.filter((role) => {
    const followed = sets.filter(({ roles }) => {
      const [ground, accent] = [hexToOklch(roles.ground), hexToOklch(roles[role])];
      return accent[0] < ground[0] && ground[0] < lightFrom + 0.2 && isKin(accent, ground);
    });
    return followed.length >= sets.length * habitual;
  });
}

/** A companion of one ground made into that of another: as much deeper and purer, turned as far. */
export function follow(companion: Oklch, from: Oklch, to: Oklch): Oklch {
  const depth = Math.min(0.9, Math.max(0.45, companion[0] / Math.max(0.1, from[0])));
  const purity = from[1] < 0.03 ? 1 : Math.min(1.1, companion[1] / from[1]);
  return [to[0] * depth, to[1] * purity, to[2]];
}

interface OwnColour {
  readonly hex: string;
  readonly locked: boolean;
}

/**
 * A designer's own colours → roles. The first is the ground. The darkest that stands off from the ground draws the contour, the
 * lightest near-neutral is the reserve, quiet greens are leaves, the rest accents; what is left over takes any role still free.
 * Locked colours choose before the others; as many as there are roles find a place.
 */
export function assignOwn(own: readonly OwnColour[]): Map<Role, OwnColour> {
  const assigned = new Map<Role, OwnColour>();
  const [ground, ...others] = own;
  if (ground === undefined) return assigned;
  assigned.set('ground', ground);
  const [groundL] = hexToOklch(ground.hex);
  for (const colour of [...others.filter(({ locked }) => locked), ...others.filter(({ locked }) => !locked)]) {
    const role = wishesOf(colour.hex, groundL).find((one) => !assigned.has(one));
    if (role !== undefined) assigned.set(role, colour);
  }
  return assigned;
}

function wishesOf(hex: string, groundL: number): Role[] {
  const [L, C, h] = hexToOklch(hex);
  const isContour = groundL >= lightFrom ? L <= groundL - lineContrast && L < 0.36 && C < 0.09 : L < groundL - 0.04;
  const isReserve = L > 0.86 && C < 0.06 && (groundL >= lightFrom || L >= groundL + 0.45);
  const isLeaf = h > 95 && h < 175 && C > 0.03 && C <= 0.12;
  const first: Role[] = isContour ? ['line', 'dark'] : isReserve ? ['light'] : isLeaf ? [...leafRoles] : [];
  return [...first, ...accentRoles, ...leafRoles, ...roles];
}
