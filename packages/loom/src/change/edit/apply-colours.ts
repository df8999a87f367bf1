import { oklchToHex } from '../../numbers/colour/gamut.ts';
import { colourDistance, hexToOklch, type Oklch } from '../../numbers/colour/oklch.ts';
import { hueDifference } from '../../palette/hue.ts';
import { limitColours } from '../../palette/limit-colours.ts';
import { combineShifts, type PaletteShift } from '../../palette/palette-shift.ts';
import { leafRoles, type RoleColours } from '../../palette/role-colours.ts';
import { schemePlans } from '../../palette/scheme-plans.ts';
import { shiftColour } from '../../palette/shift-colour.ts';
import { moodEffects } from '../../recipe/effects/mood-effects.ts';
import { settingEffects } from '../../recipe/effects/setting-effects.ts';
import { styleEffects } from '../../recipe/effects/style-effects.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import { colourNames, colourWords } from '../../vocabulary/lexicon-colours.ts';
import { accentRoles, roles as allRoles, type Role } from '../../vocabulary/roles.ts';
import type { EditOp, NamedColour, Part, Shift } from './edit-op.ts';
import { repairPalette } from './repair-palette.ts';

type ColourOp = Extract<
  EditOp,
  {
    op:
      | 'setColour'
      | 'replaceColour'
      | 'removeColour'
      | 'addColour'
      | 'onlyColours'
      | 'shiftColours'
      | 'mood'
      | 'scheme'
      | 'setting'
      | 'limitColours'
      | 'style'
      | 'age';
  }
>;

/** From here a leaning is a wish for a light or a dark ground. */
const strongLeaning = 2.2;
const shifts: Readonly<Record<Shift, PaletteShift>> = {
  darker: { lightness: -0.1 },
  lighter: { lightness: 0.1, chroma: 0.92 },
  brighter: { chroma: 1.3 },
  duller: { chroma: 0.66 },
  warmer: { pull: { hue: 55, share: 0.35 } },
  cooler: { pull: { hue: 240, share: 0.35 } },
};

/** What years do to dyes, and their want. */
const aged: PaletteShift = { chroma: 0.82, paper: 0.12 };
const fresh: PaletteShift = { chroma: 1.15 };

/** A colour operation on the palette. Locked roles stay; so does what was not asked for, unless it would be lost on a new ground. */
export function applyColours(recipe: Recipe, op: ColourOp): Recipe {
  const { roles, locked } = recipe.palette;
  switch (op.op) {
    case 'setColour':
      return withColours(recipe, paint(roles, op.part, op.colour), rolesOf(op.part).slice(0, 1));
    case 'replaceColour': {
      const like = rolesLike(roles, op.from, locked);
      return withColours(recipe, { ...roles, ...Object.fromEntries(like.map((role) => [role, op.colour.hex])) }, like);
    }
    case 'removeColour': {
      const like = rolesLike(roles, op.colour, [...locked, 'ground']);
      return withColours(recipe, withoutColours(roles, like), []);
    }
    case 'addColour': {
      const role = roleToGive(roles, locked);
      return role === undefined ? recipe : withColours(recipe, { ...roles, [role]: op.colour.hex }, [role]);
    }
    case 'onlyColours':
      return withRoles(
        recipe,
        keptTo(
          roles,
          locked,
          op.colours.map(({ hex }) => hex),
        ),
      );
    case 'shiftColours': {
      const meant =
        op.of === undefined ? (op.part === undefined ? allRoles : rolesOf(op.part)) : rolesLike(roles, op.of, []);
      return shifted(recipe, shifts[op.shift], meant, op.part !== undefined || op.of !== undefined);
    }
    case 'mood':
      return leaned(shifted(recipe, moodEffects[op.name].palette ?? {}, allRoles, false), moodEffects[op.name].palette);
    case 'setting':
      return leaned(
        shifted(recipe, settingEffects[op.name].palette ?? {}, allRoles, false),
        settingEffects[op.name].palette,
      );
    case 'style':
      return leaned(
        shifted(recipe, styleEffects[op.name].palette ?? {}, allRoles, false),
        styleEffects[op.name].palette,
      );
    case 'age':
      return shifted(recipe, op.change > 0 ? aged : fresh, allRoles, false);
    case 'scheme':
      return leaned(
        harmonised(shifted(recipe, schemePlans[op.name].shift, allRoles, false), op.name),
        schemePlans[op.name].shift,
      );
    case 'limitColours':
      return withRoles(recipe, limitColours(roles, Math.max(op.count, locked.length, 2), locked));
  }
}

/** Every role in one of these colours: the ground in what is nearest to it, what is drawn in the others by turns, whites and lines by their lightness. */
function keptTo(roles: RoleColours, locked: readonly Role[], hexes: readonly string[]): RoleColours {
  const ground = locked.includes('ground') ? roles.ground : nearestOf(hexes, roles.ground);
  const others = hexes.filter((hex) => hex !== ground);
  const drawn = others.length > 0 ? others : hexes;
  const byLight = (list: readonly string[]) => list.toSorted((one, other) => hexToOklch(one)[0] - hexToOklch(other)[0]);
  const [darkest = ground] = byLight(drawn);
  const lightest = byLight(hexes).at(-1) ?? ground;
  const turns: Partial<Record<Role, number>> = { a1: 0, a2: 1, a3: 0, a4: 1, leaf1: 1, leaf2: 0, leaf3: 1 };
  const next = (role: Role): string => {
    if (locked.includes(role)) return roles[role];
    if (role === 'ground') return ground;
    if (role === 'light') return lightest;
    const turn = turns[role];
    return turn === undefined ? darkest : (drawn[turn % drawn.length] ?? darkest);
  };
  return Object.fromEntries(allRoles.map((role) => [role, next(role)])) as Record<Role, string>;
}

function nearestOf(hexes: readonly string[], hex: string): string {
  return hexes.toSorted((one, other) => colourDistance(one, hex) - colourDistance(other, hex))[0] ?? hex;
}

function withRoles(recipe: Recipe, roles: RoleColours): Recipe {
  return { ...recipe, palette: { ...recipe.palette, roles } };
}

/** New colours, locked ones put back, the rest repaired. */
function withColours(recipe: Recipe, colours: RoleColours, asked: readonly Role[]): Recipe {
  const { locked, roles } = recipe.palette;
  const held: Record<Role, string> = { ...colours };
  for (const role of locked) held[role] = roles[role];
  const isReserved = families[recipe.family].isReserved === true;
  return withRoles(recipe, repairPalette({ roles: held, kept: [...locked, ...asked], isReserved }));
}

function rolesOf(part: Part): readonly Role[] {
  if (part === 'accent') return accentRoles;
  if (part === 'leaf') return leafRoles;
  return part === 'line' ? ['line', 'dark'] : ['ground'];
}

function paint(roles: RoleColours, part: Part, { hex }: NamedColour): RoleColours {
  if (part === 'ground') return { ...roles, ground: hex };
  if (part === 'line') return { ...roles, line: hex };
  const [first, ...others] = rolesOf(part);
  if (first === undefined) return roles;
  if (part === 'accent') return { ...roles, [first]: hex };
  // Leaves are tones of one colour: the others follow it at their own distance in lightness.
  const [, C, h] = hexToOklch(hex);
  const [L0] = hexToOklch(roles[first]);
  const [L] = hexToOklch(hex);
  const tone = (role: Role): string => oklchToHex([clamp(L + hexToOklch(roles[role])[0] - L0), C * 0.85, h]);
  return { ...roles, [first]: hex, ...Object.fromEntries(others.map((role) => [role, tone(role)])) };
}

/** The last are seldom much of a cloth, the first leads. */
const giving: readonly Role[] = ['a3', 'a2', 'a4', 'a1'];
const namedColours: ReadonlySet<string> = new Set(colourNames.map((name) => colourWords[name][0]));

/** The accent that gives way to a new colour: rather a dye of the cloth's own than one that somebody named. */
function roleToGive(roles: RoleColours, locked: readonly Role[]): Role | undefined {
  const open = giving.filter((role) => !locked.includes(role));
  return open.find((role) => !namedColours.has(roles[role])) ?? open[0];
}

/** The roles that somebody would call by this colour: the nearest, and all of the same hue and lightness as that. */
function rolesLike(roles: RoleColours, { hex }: NamedColour, except: readonly Role[]): Role[] {
  const open = allRoles.filter((role) => !except.includes(role));
  const far = (role: Role) => unlike(hexToOklch(hex), hexToOklch(roles[role]));
  const [nearest] = open.toSorted((one, other) => far(one) - far(other));
  if (nearest === undefined || far(nearest) > 0.3) return [];
  return open.filter((role) => colourDistance(roles[role], roles[nearest]) < 0.06);
}

/** Distance of colours as names go: hue says more than lightness. */
function unlike([L1, C1, h1]: Oklch, [L2, C2, h2]: Oklch): number {
  const hue = Math.min(C1, C2) < 0.03 ? 0 : (Math.abs(hueDifference(h1, h2)) / 180) * 0.9;
  return Math.abs(L1 - L2) * 0.5 + Math.abs(C1 - C2) * 1.2 + hue;
}

/** Each takes the nearest colour that stays and is not the ground's. */
function withoutColours(roles: RoleColours, removed: readonly Role[]): RoleColours {
  const staying = allRoles.filter((role) => !removed.includes(role) && role !== 'ground');
  const nearest = (role: Role): string => {
    const [next] = staying.toSorted(
      (one, other) => colourDistance(roles[one], roles[role]) - colourDistance(roles[other], roles[role]),
    );
    return next === undefined ? roles[role] : roles[next];
  };
  return { ...roles, ...Object.fromEntries(removed.map((role) => [role, nearest(role)])) };
}

/** The ground moves half as far as what lies on it, unless it is what was meant. */
function shifted(recipe: Recipe, by: PaletteShift, meant: readonly Role[], isPart: boolean): Recipe {
  const shift = combineShifts([by]);
  const { roles } = recipe.palette;
  const next = (role: Role): string => {
    if (!meant.includes(role)) return roles[role];
    if (!isPart && (role === 'line' || role === 'dark' || role === 'light')) return roles[role];
    return oklchToHex(shiftColour(hexToOklch(roles[role]), shift, role === 'ground' && !isPart ? 0.5 : 1));
  };
  const colours = Object.fromEntries(allRoles.map((role) => [role, next(role)])) as Record<Role, string>;
  return withColours(recipe, colours, meant.includes('ground') ? ['ground'] : []);
}

/** Pastel wants a pale ground and jewel a deep one; a locked ground stays. */
function leaned(recipe: Recipe, by: PaletteShift | undefined): Recipe {
  const leaning = by?.ground ?? 0;
  const { roles, locked } = recipe.palette;
  if (Math.abs(leaning) < strongLeaning || locked.includes('ground')) return recipe;
  const [L, C, h] = hexToOklch(roles.ground);
  const L2 = leaning > 0 ? Math.max(L, 0.93) : Math.min(L, 0.27);
  const ground = oklchToHex([L2, Math.min(C, leaning > 0 ? 0.035 : 0.08), h]);
  return withColours(recipe, { ...roles, ground }, ['ground']);
}

function harmonised(recipe: Recipe, scheme: keyof typeof schemePlans): Recipe {
  const { harmony } = schemePlans[scheme];
  const { roles } = recipe.palette;
  if (harmony === undefined) return recipe;
  const lead = hexToOklch(roles.a1)[2];
  const turned = (list: readonly Role[]) => {
    const dyes = harmony(
      list.map((role) => hexToOklch(roles[role])),
      lead,
    );
    return Object.fromEntries(list.map((role, i) => [role, dyes[i] === undefined ? roles[role] : oklchToHex(dyes[i])]));
  };
  return withColours(recipe, { ...roles, ...turned(accentRoles), ...turned(leafRoles) }, []);
}

function clamp(L: number): number {
  return Math.min(0.92, Math.max(0.2, L));
}
