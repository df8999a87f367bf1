import { hexToOklch, type Oklch } from '../colour/oklch.ts';
import type { FamilyPalette } from '../patterns/family.ts';
import { isKin } from './kin.ts';
import { accentRoles, lightFrom } from './role-colours.ts';

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
