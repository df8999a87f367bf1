import { generateParams } from '@naksha/contract';
import { oklchToHex } from '../colour/gamut.ts';
import { colourDistance, hexToOklab, hexToOklch, oklabToOklch } from '../colour/oklch.ts';
import { composeRecipe } from '../recipe/compose.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { roles as allRoles, type Role } from '../scene/scene.ts';
import { applyEdit, type Refusal } from './apply-edit.ts';
import type { EditOp } from './edit-op.ts';
import { readEdit } from './read-edit.ts';

/** A colour of a picture and the share of the picture that has it, 0 … 1. */
export interface PictureColour {
  readonly hex: string;
  readonly share: number;
}

export interface EditedColours {
  /** What each colour of the picture becomes; a colour that stays is given as itself. */
  readonly colours: readonly { readonly from: string; readonly to: string }[];
  readonly done: readonly EditOp[];
  readonly refused: readonly { readonly op: EditOp; readonly why: Refusal | 'needsRecipe' }[];
  readonly unmatched: readonly string[];
}

/** Nearer than this in OKLab two colours of a picture are shades of one dye. */
const oneDye = 0.09;

const ofColours: readonly EditOp['op'][] = [
  'setColour',
  'replaceColour',
  'removeColour',
  'addColour',
  'shiftColours',
  'mood',
  'scheme',
  'setting',
  'limitColours',
];

/**
 * What an edit by words makes of a picture that has no recipe: its colours are taken for the parts of a cloth (the largest for the
 * ground) and changed as those would be; whatever asks for other motifs is refused with `needsRecipe`. At most eleven
 * colours, the largest first. Deterministic; never throws on any text.
 */
export function editColours(
  picture: readonly PictureColour[],
  words: string,
  locked: readonly string[] = [],
): EditedColours {
  const groups = groupsOf(picture);
  const parts = partsOf(groups.map(({ hex, share }) => ({ hex, share })));
  let recipe = asRecipe(parts, locked);
  const { ops, unmatched } = readEdit(words, recipe);
  const done: EditOp[] = [];
  const refused: { op: EditOp; why: Refusal | 'needsRecipe' }[] = [];
  for (const op of ops) {
    if (!ofColours.includes(op.op)) {
      refused.push({ op, why: 'needsRecipe' });
      continue;
    }
    const result = applyEdit(recipe, op);
    if ('recipe' in result) {
      recipe = result.recipe;
      done.push(op);
    } else refused.push({ op, why: result.refusal });
  }
  const { roles } = recipe.palette;
  const colours = [...parts].flatMap(([role, hex]) => {
    const members = groups.find((group) => group.hex === hex)?.members ?? [];
    return members.map((from) => ({ from, to: following(from, hex, roles[role]) }));
  });
  return { colours, done, refused, unmatched };
}

interface Group extends PictureColour {
  readonly members: readonly string[];
}

/** Shades of one dye go together; the largest speaks for them. */
function groupsOf(picture: readonly PictureColour[]): Group[] {
  const groups: Group[] = [];
  for (const { hex, share } of picture.toSorted((one, other) => other.share - one.share)) {
    const at = groups.findIndex((group) => colourDistance(group.hex, hex) < oneDye);
    const group = groups[at];
    if (group === undefined) groups.push({ hex, share, members: [hex] });
    else groups[at] = { ...group, share: group.share + share, members: [...group.members, hex] };
  }
  return groups;
}

/** The colour as far from the new one as it was from the old. */
function following(from: string, old: string, next: string): string {
  if (from === old) return next;
  const [one, two, three] = [from, old, next].map(hexToOklab);
  if (one === undefined || two === undefined || three === undefined) return next;
  const moved = (index: 0 | 1 | 2) => three[index] + one[index] - two[index];
  return oklchToHex(oklabToOklch([moved(0), moved(1), moved(2)]));
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
