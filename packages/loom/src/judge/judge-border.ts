import type { Scene } from '../drawing/scene.ts';
import type { Token } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { borderBreadths, placings, type Side } from '../vocabulary/border.ts';
import { isThatColour, seenAs } from './same-colour.ts';
import type { Survey } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

type Found = Omit<Verdict, 'token'>;
type Border = NonNullable<Recipe['border']>;

/** Samples of the tile's edge are looked at to this depth, as a share of the shorter side. */
const rim = 0.06;
/** So much of the rim has the border's dye on a side that has one. */
const leastOnSide = 0.2;
/** So much of what lies between may have it where it is the border's alone. */
const mostBetween = 0.03;
/** What lies between begins so far from the edge. */
const inner = 0.27;

/** A word said of a border → whether it is seen: on the named sides, in the named colour and not on the field, of the named motif. */
export function judgeBorder({ value, hex }: Token, recipe: Recipe, scene: Scene, survey: Survey): Found {
  const { border } = recipe;
  if (border === undefined) return { measured: 'none', failing: 'notDrawn' };
  const missing = border.sides.filter((side) => shareOn(side, border, survey) < leastOnSide);
  if (missing.length > 0) return { measured: `none on ${missing.join(' and ')}`, failing: 'notDrawn' };
  if (hex !== undefined) return judgeDye(hex, border, recipe, survey);
  const sides = placedOn(value);
  if (sides !== undefined)
    return found(
      sides.every((side) => border.sides.includes(side)),
      border.sides.join(' '),
    );
  if (borderBreadths.some((each) => each === value)) return found(border.breadth === value, border.breadth);
  switch (value) {
    case 'border':
    case 'panel':
      return { measured: border.sides.join(' ') };
    case 'pallu':
      return found(border.hasPallu, 'pallu');
    case 'corner':
      return found(border.sides.length === 4, border.sides.join(' '));
    case 'centre':
      return found(border.hasCentre, 'centre');
    case 'plain':
      return found(border.isPlain, 'plain');
    default:
      return judgeThing(border, scene);
  }
}

function placedOn(value: string): readonly Side[] | undefined {
  const [, sides] = Object.entries(placings).find(([name]) => name === value) ?? [];
  return sides;
}

function judgeDye(hex: string, border: Border, { palette }: Recipe, survey: Survey): Found {
  const between = shareIn(border, survey, (x, y) => x > inner && x < 1 - inner && y > inner && y < 1 - inner);
  const isSo = isThatColour(seenAs(palette.roles[border.dye]), seenAs(hex));
  const isBound = !border.isOwnDye || border.hasCentre || border.hasPallu || between <= mostBetween;
  return {
    measured: `${between.toFixed(2)} between`,
    ...(isSo && isBound ? {} : { failing: 'littleColour' as const }),
  };
}

/** A figure of lines is drawn with the border; a row needs its motif. */
function judgeThing({ figure, motif, subject }: Border, { layers, census }: Scene): Found {
  const hasRow = layers.some(({ id, items }) => id === 'border-motifs' && items.length > 0);
  const named = subject?.id ?? motif;
  const isThere = figure !== 'row' || (hasRow && (named === undefined || census.some((disc) => disc.motif === named)));
  return found(isThere, named ?? figure);
}

function found(isSo: boolean, measured: string): Found {
  return isSo ? { measured } : { measured, failing: 'notDrawn' };
}

/** Share of a side's rim in the border's dye; a border of checks has half of it in its halves. */
function shareOn(side: Side, border: Border, survey: Survey): number {
  const isIn: Record<Side, (x: number, y: number) => boolean> = {
    left: (x) => x < rim,
    right: (x) => x > 1 - rim,
    top: (_, y) => y < rim,
    bottom: (_, y) => y > 1 - rim,
  };
  return shareIn(border, survey, isIn[side]);
}

function shareIn(
  { dye }: Border,
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
