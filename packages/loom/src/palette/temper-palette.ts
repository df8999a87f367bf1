import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import type { Palette } from './role-colours.ts';

/** What a cloth is made with, and for whom, as far as that rules its dyes. */
export interface Temper {
  /** Painted with a wet brush: water takes the depth out of every dye. */
  readonly isWet: boolean;
  readonly isForChildren: boolean;
}

/** No wash is deeper than this. */
const deepestWash = 0.5;
/** Nothing on cloth for children is deeper, and nothing drawn there greyer. */
const ofChildren = { deepest: 0.6, dullest: 0.1 } as const;

/** A palette whose dyes that no one named keep to the temper of the cloth: washes without black, light and clear colours for children. */
export function temperPalette(palette: Palette, { isWet, isForChildren }: Temper): Palette {
  const free = accentRoles.filter((role) => !palette.locked.includes(role));
  if (free.length === 0 || !(isWet || isForChildren)) return palette;
  const tempered = free.map((role) => {
    const colour = hexToOklch(palette.roles[role]);
    return [role, oklchToHex(isForChildren ? cleared(colour) : washed(colour))] as const;
  });
  return { ...palette, roles: { ...palette.roles, ...Object.fromEntries(tempered) } };
}

function washed([L, C, h]: Oklch): Oklch {
  return [Math.max(deepestWash, L), C, h];
}

/** Browns become the oranges and yellows that they are the shades of, crimsons pinks; greys and whites stay. */
function cleared([L, C, h]: Oklch): Oklch {
  if (L >= ofChildren.deepest || C < 0.03) return [Math.max(L, ofChildren.deepest), C, h];
  return [ofChildren.deepest + (L - 0.3) * 0.25, Math.max(C, ofChildren.dullest), h];
}
