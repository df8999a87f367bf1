import type { Family } from '@naksha/contract';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { leafRoles } from '../palette/role-colours.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { areas as least } from './judge-colours.ts';
import { type ColourContract, contractOf } from './named-colours.ts';
import { distance, isNeutral, isThatColour, isTintOf, sameDye, seenAs } from './same-colour.ts';

type Dyed = Record<Role, string>;

/** Smaller fills may stay closed. */
const openFrom = 0.02;

/** At most so many colours, the ground and what was named before what is large: every role takes the nearest of them. */
export function capColours(
  dyed: Dyed,
  free: readonly Role[],
  most: number,
  intent: Intent,
  areas: ReadonlyMap<Role, number>,
): void {
  // Where threads cover the ground the named one is among them.
  const isCovered = (areas.get('ground') ?? 0) < least.line && intent.ground !== undefined;
  const kept: string[] = [isCovered && intent.ground !== undefined ? intent.ground.hex : dyed.ground];
  const isKept = (hex: string) =>
    kept.some((one) => isTintOf(seenAs(hex), seenAs(one)) && distance(seenAs(hex), seenAs(one)) < 0.3);
  const upon = contractOf(intent)
    .named.filter(({ hex }) => hex !== intent.ground?.hex)
    .map(({ hex }) => hex);
  const bySize = [...free]
    .toSorted((one, other) => (areas.get(other) ?? 0) - (areas.get(one) ?? 0))
    .map((role) => dyed[role]);
  // Orange beside gold was named too, though it might pass for a deeper gold.
  const isSame = (hex: string) => kept.some((one) => distance(seenAs(hex), seenAs(one)) < sameDye);
  for (const hex of upon) if (kept.length < most && !isSame(hex)) kept.push(hex);
  for (const hex of bySize) if (kept.length < most && !isKept(hex)) kept.push(hex);
  const drawn = kept.slice(1);
  for (const role of free) {
    // A part of the cloth that was given to the ground stays with it.
    const isOpen = role === 'light' || isCovered || isThatColour(seenAs(dyed[role]), seenAs(dyed.ground));
    const choice = isOpen || drawn.length === 0 ? kept : drawn;
    const [next] = choice.toSorted(
      (one, other) => distance(seenAs(one), seenAs(dyed[role])) - distance(seenAs(other), seenAs(dyed[role])),
    );
    if (next !== undefined) dyed[role] = next;
  }
}

/** Cloths drawn in lines: their one ink is the line. */
const drawnInLines: readonly Family[] = [
  'toile',
  'warli',
  'madhubani',
  'chikankari',
  'damask',
  'bandhani',
  'shibori',
  'ikat',
];

/** Contours of a cloth of named inks, where no colour was said of its lines. */
export function contourInks(
  dyed: Dyed,
  free: readonly Role[],
  recipe: Pick<Recipe, 'family' | 'layout'>,
  { isClosed, most }: ColourContract,
  areas: ReadonlyMap<Role, number>,
): void {
  if (isClosed) carveInk(dyed, free, recipe, areas);
  if (most === 2) keepContour(dyed, free, recipe.family, areas);
}

/** An ink as deep as this takes no deeper contour. */
const deepInk = 0.48;
/** A contour nearer to what it is drawn on is not read. */
const read = 0.27;

/** What is left white within its contour is lost without it. */
const leftWhite = 0.06;

/**
 * Butis all of one deep ink would be blots within a contour as deep: a block has its inner lines carved out of it. What stands on stems or
 * is white within keeps its lines.
 */
function carveInk(
  dyed: Dyed,
  free: readonly Role[],
  { family, layout }: Pick<Recipe, 'family' | 'layout'>,
  areas: ReadonlyMap<Role, number>,
): void {
  const fills = accentRoles.map((role) => dyed[role]);
  const [ink = dyed.a1] = fills;
  const isBlot =
    family === 'block-print' &&
    vocabularies[family].layouts[layout]?.is?.includes('buti') === true &&
    (areas.get('light') ?? 0) < leftWhite &&
    new Set(fills).size === 1 &&
    seenAs(ink)[0] < deepInk &&
    distance(seenAs(dyed.ground), seenAs(ink)) >= read &&
    distance(seenAs(dyed.line), seenAs(ink)) < read;
  if (isBlot && free.includes('line')) dyed.line = dyed.ground;
}

/**
 * In one ink on its ground a leaf on a leaf would be a blot: contours and veins are of the ground where what is filled takes far more room than
 * lines do, and every other plane of leaves is a tint of the one that is coloured.
 */
function keepContour(dyed: Dyed, free: readonly Role[], family: Family, areas: ReadonlyMap<Role, number>): void {
  if (drawnInLines.includes(family)) return;
  const areaOf = (roles: readonly Role[]) => roles.reduce((sum, role) => sum + (areas.get(role) ?? 0), 0);
  const fills: readonly Role[] = [...accentRoles, ...leafRoles];
  if (areaOf(fills) < areaOf(['line', 'dark']) * 3) {
    // Where lines are drawn in the ink, every other fill is left open, or a figure would be one blot.
    for (const role of ['a2', 'a4', 'leaf2'] as const)
      if (free.includes(role) && areaOf([role]) > openFrom) dyed[role] = dyed.ground;
    return;
  }
  const ink = fills.map((role) => dyed[role]).find((hex) => hex !== dyed.ground);
  if (ink === undefined) return;
  for (const role of ['line', 'dark'] as const) if (free.includes(role) && dyed[role] === ink) dyed[role] = dyed.ground;
  const [lead] = [ink, dyed.ground].filter((hex) => !isNeutral(seenAs(hex)));
  if (lead === undefined) return;
  const [L, C, h] = seenAs(lead);
  const [groundL] = seenAs(dyed.ground);
  const [inkL] = seenAs(ink);
  const between: Oklch = [L + (groundL + inkL - 2 * L) * 0.42, C * 0.75, h];
  for (const role of ['leaf2', 'a2'] as const) {
    const alone = role === 'leaf2' ? dyed.leaf1 : dyed.a1;
    if (free.includes(role) && dyed[role] === ink && alone === ink && isTintOf(between, [L, C, h]))
      dyed[role] = oklchToHex(between);
  }
}
