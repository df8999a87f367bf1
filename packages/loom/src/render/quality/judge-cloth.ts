import { families } from '../../patterns/families.ts';
import { planScene } from '../../patterns/plan-scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Raster, Rasterise } from '../raster.ts';
import { weaveWindow } from '../weave.ts';
import { acrossEdges } from './across-edges.ts';
import { colourShares } from './colour-shares.ts';
import { detailBands } from './detail-bands.ts';
import { habitOf } from './habits.ts';
import { ranksOf } from './ranks.ts';
import { regularityOf } from './regularity.ts';
import { strayedColours } from './strayed-colours.ts';
import { unevennessOf } from './unevenness.ts';
import { wrapStep } from './wrap-step.ts';

/** Pixels of the side of the tile that is judged. */
const side = 512;

/** A line that lies along the edge steps as much as the steepest inside, and a little more where the yarn is uneven. */
const steepest = 1.15;
/** Mean difference, of 255, that a line along the very edge makes by its antialiasing. */
const mostDrift = 0.25;

export interface Point {
  readonly isHeld: boolean;
  /** What was measured, in few words. */
  readonly measured: string;
}

/** The points of the rubric that a design holds or not by itself, in the rubric's order. */
export interface ClothPoints {
  readonly seam: Point;
  readonly plan: Point;
  readonly colours: Point;
  readonly balance: Point;
  readonly detail: Point;
  readonly fill: Point;
  readonly hierarchy: Point;
  readonly grammar: Point;
}

/** Draws a design on a square tile and measures it. */
export function judgeCloth(recipe: Recipe, rasterise: Rasterise): { tile: Raster; points: ClothPoints } {
  const scene = planScene(recipe);
  const draw = (px: number, height: number) =>
    weaveWindow(scene, recipe, { width: px, height: px }, { x: 0, y: 0, width: px, height }, rasterise);
  const tile = draw(side, side);
  const name = `${recipe.family} ${recipe.layout}`;
  const habit = habitOf(recipe);

  const step = wrapStep(tile);
  const edges = acrossEdges(scene, recipe, tile, rasterise);
  // A quarter at full size: at half size edges, which are mixed colours, would be twice the share.
  const strayed = strayedColours(draw(2 * side, side / 2), recipe);
  const shares = colourShares(tile, recipe);
  const ground = shares.get('ground') ?? 0;
  const loudest = Math.max(...(['a1', 'a2', 'a3', 'a4'] as const).map((role) => shares.get(role) ?? 0));
  const bands = detailBands(tile);
  const most = Math.max(...bands);
  const least = Math.min(...bands) / most;
  const uneven = unevennessOf(tile, name);
  const { sizes, overlap } = ranksOf(scene);
  const { symmetry, ghost } = regularityOf(tile);

  return {
    tile,
    points: {
      seam: point(step <= steepest && edges.mean <= mostDrift, `step ${two(step)}, differs ${two(edges.mean)}`),
      plan: point(isSteady(recipe, JSON.stringify(scene)), 'plan at 4096 and in other colours'),
      colours: point(strayed.median <= 0.045 && strayed.p95 <= 0.2, `${two(strayed.median)} / ${two(strayed.p95)}`),
      balance: point(
        ground >= habit.ground[0] && ground <= habit.ground[1] && loudest <= habit.accent,
        `ground ${two(ground)}, accent ${two(loudest)}`,
      ),
      detail: point(
        least >= habit.band && (bands[0] ?? 0) >= habit.finest,
        `finest ${bands[0]?.toFixed(0)}, least ${two(least)}`,
      ),
      fill: point(uneven.value <= uneven.most, `${two(uneven.value)} of ${uneven.most}`),
      hierarchy: point(sizes >= habit.sizes && overlap <= habit.overlap, `${sizes} sizes, overlap ${two(overlap)}`),
      grammar: point(
        habit.isStrict ? symmetry >= 0.65 : ghost <= 0.6 || symmetry >= 0.65,
        `symmetry ${two(symmetry)}, ghost ${two(ghost)}`,
      ),
    },
  };
}

/** The same plan for a large picture and in other colours. */
function isSteady(recipe: Recipe, plan: string): boolean {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const large = { ...recipe, tile: { widthPx: widthPx * 3, heightPx: heightPx * 3, dpi: dpi * 3 } };
  const other = families[recipe.family].palettes.at(-1)?.roles ?? recipe.palette.roles;
  const recoloured = { ...recipe, palette: { ...recipe.palette, roles: other } };
  return [large, recoloured].every((one) => JSON.stringify(planScene(one)) === plan);
}

function point(isHeld: boolean, measured: string): Point {
  return { isHeld, measured };
}

function two(value: number): string {
  return value.toFixed(2);
}
