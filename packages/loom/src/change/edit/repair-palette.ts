import { colourDistance, hexToOklch } from '../../numbers/colour/oklch.ts';
import {
  fromAccent,
  fromGround,
  leafRoles,
  lightFrom,
  lineContrast,
  type RoleColours,
  reserveContrast,
} from '../../palette/role-colours.ts';
import { settlePalette } from '../../palette/settle-palette.ts';
import { accentRoles, type Role } from '../../vocabulary/roles.ts';

export interface Repair {
  readonly roles: RoleColours;
  /** Kept exactly: locked ones and those that were asked for. */
  readonly kept: readonly Role[];
  readonly isReserved: boolean;
}

/**
 * A palette after some of its colours were changed: what no longer stands off from the ground or from a colour that was asked for is
 * moved, in lightness first; every other colour stays as it is.
 */
export function repairPalette({ roles, kept, isReserved }: Repair): RoleColours {
  const fixed: Partial<Record<Role, string>> = { ground: roles.ground };
  for (const role of kept) fixed[role] = roles[role];
  const [groundL] = hexToOklch(roles.ground);
  const isLight = groundL >= lightFrom;
  const [lineL] = hexToOklch(roles.line);
  const [lightL] = hexToOklch(roles.light);
  if (isLight ? groundL - lineL >= lineContrast : lineL <= groundL) fixed.line = roles.line;
  if (isLight ? lightL >= 0.86 || isReserved : lightL - groundL >= reserveContrast) fixed.light = roles.light;
  fixed.dark = roles.dark;
  const stands = (role: Role) => colourDistance(roles[role], roles.ground) >= fromGround;
  for (const role of accentRoles) {
    const others = accentRoles.filter((other) => other !== role && kept.includes(other));
    if (stands(role) && others.every((other) => colourDistance(roles[role], roles[other]) >= fromAccent))
      fixed[role] ??= roles[role];
  }
  for (const role of leafRoles) if (stands(role)) fixed[role] ??= roles[role];
  const wanted = Object.fromEntries(
    Object.entries(roles).map(([role, colour]) => [role, hexToOklch(colour)]),
  ) as Record<Role, ReturnType<typeof hexToOklch>>;
  return settlePalette({ wanted, fixed, isLineNamed: kept.includes('line') || lineL > groundL, isReserved });
}
