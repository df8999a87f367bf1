import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import type { Role } from '../vocabulary/roles.ts';
import { lightFrom, type RoleColours } from './role-colours.ts';

const onLight: readonly Role[] = ['ground', 'line', 'a1', 'a2', 'leaf1', 'a3', 'light', 'a4', 'leaf2', 'leaf3', 'dark'];
const onDark: readonly Role[] = ['ground', 'light', 'a1', 'a2', 'line', 'leaf1', 'a3', 'a4', 'leaf2', 'leaf3', 'dark'];

/**
 * The same palette in at most `count` colours (2 or more): the roles that matter most keep theirs, the others take the nearest of these. Nothing
 * that is drawn on the ground takes the ground's colour but the reserve, and on a dark ground the contour.
 */
export function limitColours(colours: RoleColours, count: number, kept: readonly Role[]): RoleColours {
  const isLight = hexToOklch(colours.ground)[0] >= lightFrom;
  const order = [...new Set<Role>(['ground', ...kept, ...(isLight ? onLight : onDark)])];
  const screens: string[] = [];
  for (const role of order) {
    if (screens.length < Math.max(2, count) && !screens.includes(colours[role])) screens.push(colours[role]);
  }
  const nearest = (role: Role): string => {
    const isDrawn = !(role === 'ground' || role === 'light' || (role === 'line' && !isLight));
    const open = screens.filter((screen) => !isDrawn || screen !== colours.ground);
    return (
      open.toSorted((one, other) => colourDistance(one, colours[role]) - colourDistance(other, colours[role]))[0] ??
      colours[role]
    );
  };
  return {
    ground: colours.ground,
    line: nearest('line'),
    light: nearest('light'),
    dark: nearest('dark'),
    a1: nearest('a1'),
    a2: nearest('a2'),
    a3: nearest('a3'),
    a4: nearest('a4'),
    leaf1: nearest('leaf1'),
    leaf2: nearest('leaf2'),
    leaf3: nearest('leaf3'),
  };
}
