import { colourDistance, hexToOklch } from '../src/numbers/colour/oklch.ts';
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
} from '../src/palette/role-colours.ts';
import { accentRoles, type Role } from '../src/vocabulary/roles.ts';

/** What is wrong with a palette, in words; empty when it works on cloth. Roles in `exempt` are a designer's own and not judged. */
export function paletteFaults(colours: RoleColours, exempt: readonly Role[] = []): string[] {
  const faults: string[] = [];
  const judged = (role: Role) => !exempt.includes(role);
  const [groundL] = hexToOklch(colours.ground);
  const [lineL] = hexToOklch(colours.line);
  const [lightL, lightC] = hexToOklch(colours.light);
  const isLight = groundL >= lightFrom;
  if (judged('line') && isLight && groundL - lineL < lineContrast) faults.push('line too near to a light ground');
  if (judged('line') && !isLight && lineL > groundL && groundL > 0.06) faults.push('line lighter than a dark ground');
  if (judged('light') && !isLight && lightL - groundL < reserveContrast) faults.push('light too near to a dark ground');
  if (judged('light') && lightC > 0.07) faults.push('no near-neutral');
  for (const role of accentRoles.filter(judged)) {
    if (colourDistance(colours[role], colours.ground) < fromGround) faults.push(`${role} lost on the ground`);
    for (const other of accentRoles) {
      const isPair = other < role || exempt.includes(other);
      if (other !== role && isPair && colourDistance(colours[role], colours[other]) < fromAccent)
        faults.push(`${role} like ${other}`);
    }
  }
  if (accentRoles.filter((role) => judged(role) && hexToOklch(colours[role])[1] > loudChroma).length > 1)
    faults.push('more than one loud accent');
  for (const role of leafRoles.filter(judged)) {
    if (hexToOklch(colours[role])[1] > leafChroma) faults.push(`${role} too pure`);
    if (colourDistance(colours[role], colours.ground) < fromGround) faults.push(`${role} lost on the ground`);
  }
  return faults;
}
