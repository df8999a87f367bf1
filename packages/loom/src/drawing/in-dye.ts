import { hundredths } from '../numbers/steady.ts';
import { accentRoles, type Role, roles } from '../vocabulary/roles.ts';
import type { Ink, SceneSymbol, Shape } from './scene.ts';

/** A drawing in one dye with its tints; what is green, white or a line stays. `third` stands for the deeper tint of its third dye. */
export function dyedIn(symbol: SceneSymbol, role: Role, third?: Ink): SceneSymbol {
  return inDye(symbol, role, accentRoles, false, third);
}

/** A drawing in one dye with its tints, of whose roles these are `taken` by it; `isRimmed`: its outer contour is of the dye too, for on a dark ground the line would be lost. */
export function inDye(
  symbol: SceneSymbol,
  role: Role,
  taken: readonly Role[],
  isRimmed: boolean,
  third: Ink = `${role}>dark:0.24`,
): SceneSymbol {
  const own: Role[] = [];
  const inkOf = (ink: Ink): Ink => {
    const [from = '', to, share = '0'] = ink.split(/[>:]/);
    const dye = taken.find((each) => each === from);
    if (dye === undefined) return ink;
    if (!own.includes(dye)) own.push(dye);
    const towards = roles.find((each) => each === to);
    if (towards !== undefined && !taken.includes(towards) && towards !== role)
      return `${role}>${towards}:${Number(share)}`;
    // What was white is a pale dip of the dye, and its shades are nearer to it: in full strength a petal is a blot.
    if (dye === 'light' && role !== 'light')
      return `${role}>light:${hundredths(dipped * (1 - (towards === undefined ? 0 : Number(share))))}`;
    return tints(role, third)[own.indexOf(dye)] ?? role;
  };
  const shapes = symbol.shapes.map(
    ({ fill, stroke, ...rest }): Shape => ({
      ...rest,
      ...(fill === undefined ? {} : { fill: inkOf(fill) }),
      ...(stroke === undefined
        ? {}
        : { stroke: isRimmed && fill === undefined && stroke === 'line' ? role : inkOf(stroke) }),
    }),
  );
  return { ...symbol, shapes };
}

/** How far the white of a drawing stays white. */
const dipped = 0.5;

/** Of the drawing's first dye, its second, its third and its fourth. */
function tints(role: Role, third: Ink): readonly Ink[] {
  if (role === 'light') return ['light', 'light>dark:0.12', 'light>dark:0.2', 'light>dark:0.06'];
  return [role, `${role}>light:0.32`, third, `${role}>light:0.5`];
}
