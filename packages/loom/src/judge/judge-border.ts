import { families } from '@naksha/contract';
import { palluShare } from '../drawing/goods/lay-border.ts';
import { rowsOf } from '../drawing/goods/rows-of.ts';
import type { Scene } from '../drawing/scene.ts';
import { steady } from '../numbers/steady.ts';
import type { Token } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { borderBreadths, figureOf, placings, type Side } from '../vocabulary/border.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { Role } from '../vocabulary/roles.ts';
import { isThatColour, seenAs } from './same-colour.ts';
import type { Survey } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

type Found = Omit<Verdict, 'token'>;
type Border = NonNullable<Recipe['border']>;

/** Samples of the tile's edge are looked at to this depth, as a share of the shorter side. */
const rim = 0.06;
/** So much of the rim has the border's dye on a side that has one; where the dye is its row's alone, less. */
const leastOnSide = { band: 0.2, row: 0.03 } as const;
/** So much of what lies between may have it where it is the border's alone. */
const mostBetween = 0.03;
/** What lies between begins so far from the edge. */
const inner = 0.27;

/** A word said of a border → whether it is seen: on the named sides, in the named colour and not on the field, of the named motif. */
export function judgeBorder({ value, hex }: Token, recipe: Recipe, scene: Scene, survey: Survey): Found {
  const { border } = recipe;
  if (border === undefined) return { measured: 'none', failing: 'notDrawn' };
  const least = border.isOfThing === true ? leastOnSide.row : leastOnSide.band;
  const missing = border.sides.filter((side) => shareOn(side, border, survey) < least);
  if (missing.length > 0) return { measured: `none on ${missing.join(' and ')}`, failing: 'notDrawn' };
  if (hex !== undefined) return judgeDye(hex, border, recipe, survey);
  const sides = placedOn(value);
  if (sides !== undefined)
    return found(
      sides.every((side) => border.sides.includes(side)),
      border.sides.join(' '),
    );
  if (borderBreadths.some((each) => each === value)) return found(border.breadth === value, border.breadth);
  const rows = /^(\d) rows$/.exec(value);
  if (rows !== null) return found(Number(rows[1]) === rowsOf(border), String(rowsOf(border)));
  switch (value) {
    case 'border':
    case 'panel':
      return { measured: border.sides.join(' ') };
    case 'pallu':
      return found(border.hasPallu, 'pallu');
    case 'double':
      return found(border.isDouble === true, 'bands');
    case 'corner':
    case 'centre':
    case 'wreath':
    case 'boughs':
    case 'foot':
    case 'beside':
      return judgePlace(value, border, scene);
    case 'plain':
      return found(border.isPlain, 'plain');
    case 'solid':
      return judgeSolid(border, survey);
    case 'open':
      return judgeOpen(border, survey);
    case 'frame':
    case 'stripes':
    case 'neck':
      return judgeZone(value, border, scene);
    default:
      // The field's own hand draws the border: another craft's it cannot have.
      if (isOtherCraft(value, recipe)) return { measured: recipe.family, failing: 'otherCloth' };
      return judgeThing(border, scene);
  }
}

/** How far from the middle and from a corner what stands there may lie, as shares of the shorter side. */
const near = { middle: 0.08, corner: 0.46, wreath: [0.14, 0.46] } as const;
const leastInWreath = 6;

type Place = 'corner' | 'centre' | 'wreath' | 'boughs' | 'foot' | 'beside';

/** What is said to stand somewhere on a panel → whether its motif is noted there: in the middle, in all corners, round it, on both sides of it. */
function judgePlace(value: Place, border: Border, { torus, census }: Scene): Found {
  const { panel, hasCentre } = border;
  const { w, h } = torus;
  const short = Math.min(w, h);
  const placed = panel?.[value];
  const named = placed?.motif ?? placed?.subject;
  const discs = census.filter(({ motif }) => named === undefined || motif === named);
  const away = (x: number, y: number) => steady.hypot(x - w / 2, y - h / 2);
  if (value === 'centre') {
    // A net in the middle is the field, which is a word of its own.
    if (!hasCentre) return { measured: 'field' };
    const isOwn = discs.some(({ x, y, r }) => away(x, y) < short * near.middle && r > short * near.middle);
    return found(isOwn || hasTrunk(border, census), named ?? 'centre');
  }
  if (value === 'corner') {
    if (named === undefined)
      return found(border.sides.length === 4 || panel?.corner !== undefined, border.sides.join(' '));
    const corners = [0, w].flatMap((x) => [0, h].map((y) => [x, y] as const));
    const isIn = ([x, y]: readonly [number, number]) =>
      discs.some((disc) => steady.hypot(disc.x - x, disc.y - y) < short * near.corner);
    return found(corners.every(isIn), named);
  }
  if (value === 'wreath') {
    const [least, most] = near.wreath;
    const around = discs.filter(({ x, y }) => away(x, y) > short * least && away(x, y) < short * most);
    return found(around.length >= leastInWreath, `${around.length} around`);
  }
  const isSo = { boughs: (y: number) => y < h * 0.52, foot: (y: number) => y > h * 0.55, beside: () => true }[value];
  const sides = [discs.some(({ x, y }) => x < w * 0.45 && isSo(y)), discs.some(({ x, y }) => x > w * 0.55 && isSo(y))];
  return found(sides.every(Boolean), named ?? value);
}

/** A field of frames, of stripes with vines, a panel about the neck: composed, and what it carries is noted there. */
function judgeZone(value: 'frame' | 'stripes' | 'neck', { panel }: Border, { census, layers }: Scene): Found {
  const frame = panel?.cells?.frame ?? panel?.frame;
  if (value === 'frame')
    return found(
      census.some(({ motif }) => motif === frame),
      frame ?? 'none',
    );
  const isDrawn = layers.some(({ id, items }) => id === 'panel-lines' && items.length > 0);
  return found(isDrawn && panel?.[value] !== undefined && census.length > 0, value);
}

/** A tree that a craft grows in the middle of a panel is its stems. */
function hasTrunk({ panel }: Border, census: Scene['census']): boolean {
  return panel?.centre?.motif === 'tree' && census.length > 0;
}

function isOtherCraft(value: string, { family }: Recipe): boolean {
  const craft = families.find((each) => each === value);
  return craft !== undefined && craft !== family && vocabularies[craft].isTechnique && figureOf[craft] === undefined;
}

function placedOn(value: string): readonly Side[] | undefined {
  const [, sides] = Object.entries(placings).find(([name]) => name === value) ?? [];
  return sides;
}

function judgeDye(hex: string, border: Border, { palette }: Recipe, survey: Survey): Found {
  const end = border.pallu?.dye;
  if (end !== undefined && palette.roles[end] === hex) {
    const share = shareIn({ dye: end }, survey, (x, y) => x > inner && x < 1 - inner && y > 1 - palluShare * 0.9);
    return {
      measured: `${share.toFixed(2)} of the pallu`,
      ...(share >= leastOnSide.band ? {} : { failing: 'littleColour' }),
    };
  }
  const between = shareIn(border, survey, (x, y) => x > inner && x < 1 - inner && y > inner && y < 1 - inner);
  const { row } = border;
  if (row !== undefined && !isThatColour(seenAs(palette.roles[border.dye]), seenAs(hex)))
    return judgeRowDye(hex, row.dye, border, palette.roles[row.dye], survey);
  const isSo = isThatColour(seenAs(palette.roles[border.dye]), seenAs(hex));
  const isBound = !border.isOwnDye || border.hasCentre || border.hasPallu || between <= mostBetween;
  return {
    measured: `${between.toFixed(2)} between`,
    ...(isSo && isBound ? {} : { failing: 'littleColour' as const }),
  };
}

/** "Of gold peacocks" on a maroon border: on every side that has one its row is of the gold. */
function judgeRowDye(hex: string, dye: Role, border: Border, worn: string, survey: Survey): Found {
  const shares = border.sides.map((side) => shareOn(side, { dye }, survey));
  const isSeen = shares.every((share) => share >= leastOnSide.row) && isThatColour(seenAs(worn), seenAs(hex));
  const measured = `${Math.min(...shares).toFixed(2)} of its row`;
  return { measured, ...(isSeen ? {} : { failing: 'littleColour' as const }) };
}

/** "A plain field with butis": so much of what lies between the borders is bare ground. */
const leastOpen = 0.3;

function judgeOpen(border: Border, survey: Survey): Found {
  const foot = border.hasPallu ? 1 - palluShare * 1.2 : 1 - inner;
  const share = shareIn({ dye: 'ground' }, survey, (x, y) => x > inner && x < 1 - inner && y > inner && y < foot);
  return found(share >= leastOpen, `${share.toFixed(2)} open`);
}

/** "A plain maroon border": nothing but its dye, from the edge on to this depth; corners are looked at too. */
const solid = { rim: 0.04, least: 0.985 } as const;

function judgeSolid(border: Border, survey: Survey): Found {
  const shares = border.sides.map((side) => shareOn(side, border, survey, solid.rim));
  const share = Math.min(...shares);
  return found(share >= solid.least, `${share.toFixed(2)} of its dye`);
}

/** How much smaller what stands in the corners is than the centre, where words say so. */
const mostInCorner = 0.72;
/** Beside the centre nothing is as large. */
const mostBeside = 0.85;

/** "One big X in the centre with four small ones at the corners" → whether X is the largest, and those in the corners are smaller. */
export function judgeSizesOfPlaces({ panel }: Partial<Border>, { torus, census }: Scene): Found {
  const { w, h } = torus;
  const short = Math.min(w, h);
  const away = (x: number, y: number) => steady.hypot(x - w / 2, y - h / 2);
  const named = panel?.centre?.motif ?? panel?.centre?.subject;
  const own = census.filter(
    ({ x, y, motif }) =>
      away(x, y) < short * near.middle && (named === undefined || motif === named || panel?.isRound === true),
  );
  const centre = Math.max(0, ...own.map(({ r }) => r));
  const others = census.filter((disc) => !own.includes(disc));
  const corners = others.filter(({ x, y }) =>
    [0, w].some((left) => [0, h].some((top) => steady.hypot(x - left, y - top) < short * near.corner)),
  );
  const largest = (discs: Scene['census']) => Math.max(0, ...discs.map(({ r }) => r)) / Math.max(1e-6, centre);
  const measured = `${largest(corners).toFixed(2)} of the centre`;
  const isSo = corners.length >= 4 && largest(corners) <= mostInCorner && largest(others) <= mostBeside;
  return isSo ? { measured } : { measured, failing: 'otherScale' };
}

/** A figure of lines is drawn with the border; a row needs its motif. */
function judgeThing({ figure, motif, subject }: Border, { layers, census }: Scene): Found {
  const hasRow = layers.some(({ id, items }) => id === 'border-motifs' && items.length > 0);
  const named = subject?.id ?? motif;
  const isThere =
    (figure !== 'row' && named === undefined) ||
    (hasRow && (named === undefined || census.some((disc) => disc.motif === named)));
  return found(isThere, named ?? figure);
}

function found(isSo: boolean, measured: string): Found {
  return isSo ? { measured } : { measured, failing: 'notDrawn' };
}

/** Share of a side's rim in the border's dye; a border of checks has half of it in its halves. */
function shareOn(side: Side, border: Pick<Border, 'dye'>, survey: Survey, depth: number = rim): number {
  const isIn: Record<Side, (x: number, y: number) => boolean> = {
    left: (x) => x < depth,
    right: (x) => x > 1 - depth,
    top: (_, y) => y < depth,
    bottom: (_, y) => y > 1 - depth,
  };
  return shareIn(border, survey, isIn[side]);
}

function shareIn(
  { dye }: Pick<Border, 'dye'>,
  { width, height, map, inks }: Survey,
  isIn: (x: number, y: number) => boolean,
): number {
  const isDye = inks.map((ink) => ink.split(/[>:]/).slice(0, 2).includes(dye));
  let all = 0;
  let dyed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn((x + 0.5) / width, (y + 0.5) / height)) continue;
      all += 1;
      if (isDye[map[y * width + x] ?? 0] === true) dyed += 1;
    }
  }
  return all === 0 ? 0 : dyed / all;
}
