import { hexToOklch } from '../colour/oklch.ts';
import { type Role, roles } from '../scene/scene.ts';
import { accentRoles, leafRoles, lightFrom, lineContrast } from './role-colours.ts';

export interface OwnColour {
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
