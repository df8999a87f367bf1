import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { isCalledLike } from '../vocabulary/colour-families.ts';
import { colourWords } from '../vocabulary/lexicon-colours.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import type { Palette } from './role-colours.ts';

/** What a cloth is made with, and for whom, as far as that rules its dyes. */
export interface Temper {
  /** Painted with a wet brush: water takes the depth out of every dye. */
  readonly isWet: boolean;
  readonly isForChildren: boolean;
  /** Things of every day stand apart on the ground, and are seen on a deep one. */
  readonly isOfThings: boolean;
}

/** No wash is deeper than this. */
const deepestWash = 0.5;
/** Nothing on cloth for children is deeper, and nothing drawn there greyer; what is lighter than `light` stays as light as it is. */
const ofChildren = { deepest: 0.6, light: 0.7, dullest: 0.1 } as const;
const brown = colourWords.brown[0];
/** As light as the orange or yellow is that a brown is the shade of. */
const clearBrown = 0.78;
/** On a ground as deep as this a dye is so much lighter. */
const onDeep = { ground: 0.38, lighter: 0.34 } as const;

/**
 * A palette whose dyes that no one named keep to the temper of the cloth: washes without black, light and clear colours for children, things that are
 * seen on a deep ground. A dye that several roles share stays one; `named` are roles whose dye the words ask for.
 */
export function temperPalette(
  palette: Palette,
  { isWet, isForChildren, isOfThings }: Temper,
  named: readonly Role[] = [],
): Palette {
  const { roles, locked } = palette;
  const kept = new Set([roles.ground, ...[...locked, ...named].map((role) => roles[role])]);
  const [groundL] = hexToOklch(roles.ground);
  const ways = [
    ...(isWet ? [(colour: Oklch) => noDeeper(colour, deepestWash)] : []),
    ...(isForChildren ? [cleared] : []),
    ...(isOfThings && groundL < onDeep.ground ? [(colour: Oklch) => noDeeper(colour, groundL + onDeep.lighter)] : []),
  ];
  const given = new Map(
    (ways.length === 0 ? [] : accentRoles)
      .map((role) => roles[role])
      .filter((hex) => !kept.has(hex))
      .map((hex) => [hex, oklchToHex(ways.reduce((colour, way) => way(colour), hexToOklch(hex)))] as const),
  );
  if (given.size === 0) return palette;
  const tempered = Object.entries(roles).map(([role, hex]) => [role, given.get(hex) ?? hex] as const);
  return { ...palette, roles: { ...roles, ...Object.fromEntries(tempered) } };
}

function noDeeper([L, C, h]: Oklch, deepest: number): Oklch {
  return [Math.max(deepest, L), C, h];
}

/** Browns become the oranges and yellows that they are the shades of, crimsons pinks; greys have no more hue than before. What was deeper stays the deeper. */
function cleared([L, C, h]: Oklch): Oklch {
  if (isCalledLike([L, C, h], brown) === true) return [clearBrown, Math.max(C, 0.125), h];
  const { deepest, light, dullest } = ofChildren;
  const lightness = Math.max(L, deepest + (L / light) * (light - deepest));
  return [lightness, C < 0.03 ? C : Math.max(C, dullest), h];
}
