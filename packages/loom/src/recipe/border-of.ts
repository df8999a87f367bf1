import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import { createRng } from '../numbers/rng.ts';
import type { BorderWish, PlacedThing, PlacesWish } from '../prompt/border-wish.ts';
import { layoutBorders, placings, usualFigures } from '../vocabulary/border.ts';
import { families } from '../vocabulary/families/families.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { drawingOf } from '../vocabulary/subjects/shelf.ts';
import type { Recipe } from './recipe.ts';

type Border = NonNullable<Recipe['border']>;

/** A border's ground is another colour from afar. */
const leastContrast = 0.16;
const darkEnough = 0.6;
/** A dye as deep as this is a near black, which no one asked for. */
const blackish = 0.3;
const dyes: readonly Role[] = ['a1', 'a2', 'a3', 'dark'];

/** Roles of leaves, in which no yarn is dyed. */
const unwoven: readonly Role[] = ['leaf3', 'leaf2'];
/** From this lightness on white is lost on a ground. */
const paleGround = 0.6;

/**
 * Words that ask for a border → the recipe with it. Its own colour takes a role of the palette, of those in `free` before others, which the
 * field then does without. `isFitted`: the field may move for it.
 */
export function withBorder(
  recipe: Recipe,
  wish: BorderWish,
  isFitted = true,
  free: readonly Role[] = families[recipe.family].isSett === true ? unwoven : [],
): Recipe {
  const { colour, placing, breadth, figure, motif, subject, hasPallu, isPlain, hasCentre, places } = wish;
  const thing = subject === undefined ? undefined : drawingOf(subject);
  const { palette } = recipe;
  const known = colour === undefined ? undefined : palette.locked.find((role) => palette.roles[role] === colour.hex);
  const open = [...free, ...accentRoles.toReversed()].find((role) => !palette.locked.includes(role));
  const dye =
    known ??
    (colour === undefined ? undefined : open) ??
    contrastOf(recipe, namedFor(recipe, wish), wish.palluColour?.hex);
  const row = rowOf(recipe, wish, dye, free);
  const end = palluDyeOf(recipe, wish, [dye, ...(row === undefined ? [] : [row.dye])], free);
  const border: Border = {
    sides: wish.isBare === true ? [] : [...placings[hasPallu && placing === 'bottom' ? 'both' : placing]],
    breadth: breadth === 'usual' ? (layoutBorders[recipe.layout]?.breadth ?? breadth) : breadth,
    figure: figure ?? usualFigure(recipe),
    ...(motif === undefined ? {} : { motif }),
    ...(thing === undefined ? {} : { subject: thing }),
    dye,
    isOwnDye: colour !== undefined && known === undefined && open !== undefined,
    isPale: colour === undefined ? isPaleDye(recipe, dye) : isPale(colour.hex),
    isFitted,
    hasPallu,
    ...(wish.isEnded === true ? { isEnded: true as const } : {}),
    ...(wish.copies === undefined ? {} : { copies: wish.copies }),
    ...palluOf(wish, end, end === undefined ? undefined : wornOf(recipe, wish, dye)),
    isPlain,
    hasCentre,
    ...secondOf(wish),
    ...(wish.isDouble === true ? { isDouble: true as const } : {}),
    ...(wish.isTriple === true ? { isTriple: true as const } : {}),
    ...(wish.isOfThing === true ? { isOfThing: true as const } : {}),
    ...(row === undefined ? {} : { row }),
    ...(places === undefined ? {} : { panel: panelOf(places) }),
  };
  const cloth = withItsThing(recipe, border);
  const dyed = {
    ...(colour === undefined || !border.isOwnDye ? {} : { [dye]: colour.hex }),
    ...(end === undefined || wish.palluColour === undefined ? {} : { [end]: wish.palluColour.hex }),
    ...(row?.isOwn !== true || wish.thingColour === undefined ? {} : { [row.dye]: wish.thingColour.hex }),
  };
  return { ...cloth, border, palette: { ...palette, roles: { ...palette.roles, ...dyed } } };
}

/** Borders of a picture that no one gave a colour are of one that was named, where it stands off. */
function namedFor({ palette: { locked, roles } }: Recipe, { places }: BorderWish): string[] {
  return places?.make === undefined ? [] : locked.map((role) => roles[role]);
}

/** A role for the colour that was said of what stands on the border: one that has it, else one that neither field nor border is left without. */
function rowOf({ palette }: Recipe, { thingColour }: BorderWish, dye: Role, free: readonly Role[]): Border['row'] {
  if (thingColour === undefined) return undefined;
  const { locked, roles } = palette;
  const known = locked.find((role) => role !== dye && roles[role] === thingColour.hex);
  if (known !== undefined) return { dye: known, isOwn: false };
  const open = [...free, ...accentRoles.toReversed()].find(
    (role) => role !== dye && !locked.includes(role) && standInOf(role) !== dye && standInOf(dye) !== role,
  );
  return open === undefined ? undefined : { dye: open, isOwn: true };
}

/** A picture print of which only the border's thing was named has it in the field too: it would draw what no one asked for. */
function withItsThing(recipe: Recipe, { subject, motif, isPlain }: Border): Recipe {
  const { family, motifs, subjects = [] } = recipe;
  if (family !== 'conversational' || isPlain || motifs.include.length + subjects.length > 0) return recipe;
  if (subject !== undefined) return { ...recipe, subjects: [subject] };
  return motif === undefined ? recipe : { ...recipe, motifs: { ...motifs, include: [motif] } };
}

function secondOf({ second }: BorderWish): Pick<Border, 'second'> {
  const thing = drawnThing(second);
  return thing === undefined ? {} : { second: thing };
}

function palluOf({ pallu }: BorderWish, dye: Role | undefined, worn: Role | undefined): Pick<Border, 'pallu'> {
  const thing = drawnThing(pallu);
  if (thing === undefined && dye === undefined) return {};
  return { pallu: { ...thing, ...(dye === undefined ? {} : { dye }), ...(worn === undefined ? {} : { worn }) } };
}

/** Figures on a pallu of a colour of its own are of the border's dye or white, whichever stands off from it farther. */
function wornOf({ palette: { roles } }: Recipe, { palluColour, colour }: BorderWish, dye: Role): Role {
  const inks: Readonly<Record<string, string>> = { ...roles, ...(colour === undefined ? {} : { [dye]: colour.hex }) };
  const away = (role: Role) => colourDistance(inks[role] ?? roles[role], palluColour?.hex ?? roles.ground);
  const [worn = dye] = ([dye, 'light'] as const).toSorted((one, other) => away(other) - away(one));
  return worn;
}

/** A role for the pallu where its colour is its own: one that neither field nor border is left without. */
function palluDyeOf(
  { palette }: Recipe,
  { hasPallu, palluColour, colour }: BorderWish,
  others: readonly Role[],
  free: readonly Role[],
): Role | undefined {
  if (!hasPallu || palluColour === undefined || palluColour.hex === colour?.hex) return undefined;
  return [...free, ...accentRoles.toReversed()].find(
    (role) =>
      !palette.locked.includes(role) &&
      others.every((other) => role !== other && standInOf(role) !== other && standInOf(other) !== role),
  );
}

/** A thing with its drawing, where there is one. */
function drawnThing(placed: PlacedThing | undefined): Border['second'] {
  const thing = placed?.subject === undefined ? undefined : drawingOf(placed.subject);
  if (thing !== undefined) return { subject: thing };
  return placed?.motif === undefined ? undefined : { motif: placed.motif };
}

/** A net in the middle is the field's. */
function panelOf({ isField: _, cells, ...places }: PlacesWish): NonNullable<Border['panel']> {
  return cells === undefined ? places : { ...places, cells: { ...cells, things: [...cells.things] } };
}

/** The figure of a border of which no one said what it is: one of its craft's, by the seed. */
function usualFigure({ family, layout, seed, source }: Recipe): Border['figure'] {
  const own = layoutBorders[layout];
  if (own !== undefined) return own.figure;
  const figures = usualFigures[family];
  const isOfNoWords = family === 'conversational' && source.params.prompt === '';
  if (figures === undefined || isOfNoWords) return families[family].border.as === 'row' ? 'row' : 'zigzag';
  return createRng(seed).fork('border').fork('figure').pick(figures);
}

/** How much more a named colour is worth in a border than another. */
const asNamed = 0.25;

/** The fullest dye that stands off from the ground; of two the one in `named` colours, and none that would be taken for `other`. */
export function contrastOf(recipe: Recipe, named: readonly string[] = [], other?: string): Role {
  const { roles } = recipe.palette;
  const { isReserved, ink } = families[recipe.family];
  const [groundL] = hexToOklch(roles.ground);
  if (ink !== undefined && ink !== 'light') return ink;
  const worthOf = (role: Role) => {
    const [L, C] = hexToOklch(roles[role]);
    const isNamed = named.some((hex) => colourDistance(hex, roles[role]) < 0.06);
    const isBlackish = L < blackish && !isNamed;
    return (
      C + 0.35 * Math.abs(L - groundL) - (L > 0.6 ? 0.1 : 0) + (isNamed ? asNamed : 0) - (isBlackish ? asNamed : 0)
    );
  };
  const standing = dyes
    .filter((role) => colourDistance(roles[role], roles.ground) >= leastContrast)
    .filter((role) => isReserved !== true || hexToOklch(roles[role])[0] <= darkEnough)
    .filter((role) => other === undefined || colourDistance(roles[role], other) >= leastContrast);
  return standing.toSorted((one, other) => worthOf(other) - worthOf(one))[0] ?? 'dark';
}

/** Whether white is lost on a dye of the palette. */
export function isPaleDye({ palette: { roles } }: Recipe, dye: Role): boolean {
  return isPale(roles[dye]) || colourDistance(roles.light, roles[dye]) < leastContrast;
}

function isPale(hex: string): boolean {
  return hexToOklch(hex)[0] > paleGround;
}

/** What stands in for a role that a border has for itself. */
const standIns: Partial<Record<Role, Role>> = { a4: 'a2', a3: 'a1', a2: 'a1', a1: 'a2' };

/** The role that a field has in place of one that is its border's. */
export function standInOf(role: Role): Role {
  return standIns[role] ?? role;
}

/** The recipe of the field alone: what it has in place of the border's colour it keeps. */
export function withoutBorder(recipe: Recipe): Recipe {
  const { border, ...bare } = recipe;
  if (border === undefined) return recipe;
  const { palette } = recipe;
  const own = ownDyesOf(border).map((role) => [role, palette.roles[standInOf(role)]] as const);
  if (own.length === 0) return bare;
  return { ...bare, palette: { ...palette, roles: { ...palette.roles, ...Object.fromEntries(own) } } };
}

/** The roles that the border, its row and its pallu have for themselves. */
export function ownDyesOf({ dye, isOwnDye, row, pallu }: Border): readonly Role[] {
  return [
    ...(isOwnDye ? [dye] : []),
    ...(row?.isOwn === true ? [row.dye] : []),
    ...(pallu?.dye === undefined ? [] : [pallu.dye]),
  ];
}
