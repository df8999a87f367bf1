import { type Family, generateParams } from '@naksha/contract';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { roles as allRoles, type Role } from '../../vocabulary/roles.ts';
import { applyColours } from './apply-colours.ts';
import { applyEdit, type Refusal } from './apply-edit.ts';
import { dyeGroups, followDye, type PictureColour } from './dye-groups.ts';
import type { EditOp } from './edit-op.ts';
import { readEdit } from './read-edit.ts';

/** What can be done with the drawing of a picture by laying its own parts otherwise. */
export interface Reset {
  readonly kind: 'spread' | 'scale' | 'rearrange';
  /** More of it on the same cloth above 1, larger above 1. */
  readonly factor: number;
}

export interface EditedColours {
  /** What each colour of the picture becomes; a colour that stays is given as itself. */
  readonly colours: readonly { readonly from: string; readonly to: string }[];
  /** How its drawing is to be laid out again, in order. */
  readonly resets: readonly Reset[];
  readonly done: readonly EditOp[];
  readonly refused: readonly { readonly op: EditOp; readonly why: Refusal | 'needsRecipe' }[];
  readonly unmatched: readonly string[];
  /** Of the cloth among whose layouts the words were read: the picture has none of its own. */
  readonly family: Family;
}

const ofColours: readonly EditOp['op'][] = [
  'setColour',
  'replaceColour',
  'removeColour',
  'addColour',
  'onlyColours',
  'shiftColours',
  'mood',
  'scheme',
  'setting',
  'limitColours',
  'style',
  'age',
];

/**
 * What an edit by words makes of a picture that has no recipe: its colours are taken for the parts of a cloth (the largest for the
 * ground) and changed as those would be; density, size and arrangement are answered as `resets`; whatever asks for other motifs is
 * refused with `needsRecipe`. At most eleven colours, the largest first. Deterministic; never throws on any text.
 */
export function editColours(
  picture: readonly PictureColour[],
  words: string,
  locked: readonly string[] = [],
): EditedColours {
  const groups = dyeGroups(picture);
  const parts = partsOf(groups.map(({ hex, share }) => ({ hex, share })));
  let recipe = asRecipe(parts, locked);
  const { ops, unmatched } = readEdit(words, recipe);
  const done: EditOp[] = [];
  const resets: Reset[] = [];
  const refused: { op: EditOp; why: Refusal | 'needsRecipe' }[] = [];
  for (const op of ops) {
    const reset = resetOf(op);
    if (reset !== undefined) {
      resets.push(reset);
      done.push(op);
      continue;
    }
    if (!ofColours.includes(op.op)) {
      refused.push({ op, why: 'needsRecipe' });
      continue;
    }
    const result = op.op === 'style' || op.op === 'age' ? worn(recipe, op) : applyEdit(recipe, op);
    if ('refusal' in result) refused.push({ op, why: result.refusal });
    else if (changes(parts, recipe, result.recipe)) {
      recipe = result.recipe;
      done.push(op);
    } else refused.push({ op, why: whyUnchanged(op, parts, locked) });
  }
  const { roles } = recipe.palette;
  const colours = [...parts].flatMap(([role, hex]) => {
    const group = groups.find((each) => each.hex === hex);
    return group === undefined ? [] : followDye(group, roles[role]);
  });
  return { colours, resets, done, refused, unmatched, family: recipe.family };
}

/** True where a part is changed that the picture has: a cloth has more of them. */
const changes = (parts: ReadonlyMap<Role, string>, before: Recipe, after: Recipe): boolean =>
  [...parts.keys()].some((role) => before.palette.roles[role] !== after.palette.roles[role]);

function whyUnchanged(op: EditOp, parts: ReadonlyMap<Role, string>, locked: readonly string[]) {
  if ([...parts.values()].some((hex) => locked.includes(hex))) return 'locked' as const;
  return op.op === 'addColour' ? ('needsRecipe' as const) : ('already' as const);
}

/** What a step of density comes to, on the area that is covered. */
const perStep = { more: 1.75, fewer: 1.4 };

function resetOf(op: EditOp): Reset | undefined {
  if (op.op === 'rearrange') return { kind: 'rearrange', factor: 1 };
  if (op.op === 'scale') return { kind: 'scale', factor: op.factor };
  if (op.op !== 'density') return undefined;
  return { kind: 'spread', factor: 1 + op.change * (op.change > 0 ? perStep.more : perStep.fewer) };
}

/** A style or an age changes the colours of a picture as it does those of a cloth. */
function worn(recipe: Recipe, op: Extract<EditOp, { op: 'style' | 'age' }>) {
  const next = applyColours(recipe, op);
  const { roles } = next.palette;
  const isSame = allRoles.every((role) => roles[role] === recipe.palette.roles[role]);
  return isSame ? { refusal: 'already' as const } : { recipe: next };
}

/** Which colour of the picture stands for which part. */
function partsOf(picture: readonly PictureColour[]): Map<Role, string> {
  const colours = picture.toSorted((one, other) => other.share - one.share).slice(0, allRoles.length);
  const parts = new Map<Role, string>();
  const take = (role: Role, best: (hex: string) => number) => {
    const left = colours.filter(({ hex }) => ![...parts.values()].includes(hex));
    const [first] = left.toSorted((one, other) => best(other.hex) - best(one.hex));
    if (first !== undefined) parts.set(role, first.hex);
  };
  const share = (hex: string) => colours.find((colour) => colour.hex === hex)?.share ?? 0;
  const greenness = (hex: string) => {
    const [, C, h] = hexToOklch(hex);
    return C > 0.03 && h > 95 && h < 165 ? C : -1;
  };
  take('ground', share);
  take('line', (hex) => -hexToOklch(hex)[0]);
  take('light', (hex) => hexToOklch(hex)[0]);
  if (colours.some(({ hex }) => ![...parts.values()].includes(hex) && greenness(hex) > 0)) take('leaf1', greenness);
  for (const role of ['a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2', 'leaf3', 'dark'] as const)
    if (!parts.has(role)) take(role, (hex) => share(hex) * (0.05 + hexToOklch(hex)[1]));
  return parts;
}

/** A cloth with these colours, for the words to be read on. */
function asRecipe(parts: ReadonlyMap<Role, string>, locked: readonly string[]): Recipe {
  const cloth = composeRecipe(generateParams.parse({ trainedPattern: 'floral' }), '1');
  const roles = { ...cloth.palette.roles, ...Object.fromEntries(parts) };
  const held = [...parts].filter(([, hex]) => locked.includes(hex)).map(([role]) => role);
  return { ...cloth, palette: { ...cloth.palette, roles, locked: held } };
}
