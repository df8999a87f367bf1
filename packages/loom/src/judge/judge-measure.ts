import { pxToCm } from '@naksha/contract';
import type { Scene } from '../drawing/scene.ts';
import { decodeRuns } from '../drawing/weaving/yarn-run.ts';
import { steady } from '../numbers/steady.ts';
import { linesAsked, measureAsked } from '../recipe/colours-asked.ts';
import { measuredPart } from '../recipe/measured-repeat.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { tracePath } from './trace-path.ts';
import type { Verdict } from './verdict.ts';

/** A stripe, a square or a sett may be so far from its measure. */
const ofMeasure = 0.02;

/**
 * "5 cm stripes", "1 inch gingham" → whether what the words measure is on cloth just as large, by the yarns that lie there; undefined of sizes in
 * words and of what is drawn.
 */
export function judgeMeasure(value: string, recipe: Recipe, scene: Scene): Omit<Verdict, 'token'> | undefined {
  const isYarns = ['stripes', 'checks', 'small-weaves'].includes(recipe.family);
  if (!isYarns || !/ cm$/.test(value) || recipe.motifs.include.length > 0) return undefined;
  const asked = measureAsked(recipe);
  const lengths = asked === undefined ? [] : measuresOf(recipe, scene, asked);
  if (asked === undefined || lengths.length === 0) return { measured: recipe.layout, failing: 'otherScale' };
  const off = (cm: number) => Math.abs(cm / asked - 1);
  const farthest = lengths.reduce((far, cm) => (off(cm) > off(far) ? cm : far), lengths[0] ?? 0);
  const measured = `${farthest.toFixed(2)} cm`;
  return off(farthest) <= ofMeasure ? { measured } : { measured, failing: 'otherScale' };
}

/** What the words measure, as it lies on the cloth both ways, cm. */
function measuresOf(recipe: Recipe, scene: Scene, asked: number): readonly number[] {
  const { torus, columns, rows, surface } = scene;
  const { widthPx, heightPx, dpi } = recipe.tile;
  const perUnit = {
    x: pxToCm(widthPx, dpi) / (torus.w * columns),
    y: pxToCm(heightPx, dpi) / (torus.h * rows),
  };
  const { params } = surface.find(({ shader }) => shader === 'interlace') ?? {};
  if (params === undefined) return slantsOf(scene, perUnit);
  const warp = partsOf(recipe, runsOf(params, 'warp', (params.pitchX ?? 0) * perUnit.x), asked);
  if (recipe.family === 'stripes') return warp;
  return [...warp, ...partsOf(recipe, runsOf(params, 'weft', (params.pitchY ?? 0) * perUnit.y), asked)];
}

interface BandOnCloth {
  readonly ink: string;
  readonly cm: number;
}

/** The bands of one direction over a repeat: what the repeat's edge cuts is one. */
function runsOf(params: Readonly<Record<string, number>>, way: 'warp' | 'weft', yarnCm: number): BandOnCloth[] {
  const runs: BandOnCloth[] = [];
  for (const { ink, yarns } of decodeRuns(params, way)) {
    const last = runs.at(-1);
    if (last?.ink === ink) runs[runs.length - 1] = { ink, cm: last.cm + yarns * yarnCm };
    else runs.push({ ink, cm: yarns * yarnCm });
  }
  const [first, ...others] = runs;
  const last = others.at(-1);
  if (first === undefined || first.ink !== last?.ink) return runs;
  return [{ ink: first.ink, cm: first.cm + last.cm }, ...others.slice(0, -1)];
}

/** Of bands the broadest, of lines the nearest and the farthest two, of a sett the whole. */
function partsOf(recipe: Recipe, runs: readonly BandOnCloth[], asked: number): readonly number[] {
  const whole = runs.reduce((sum, { cm }) => sum + cm, 0);
  switch (measuredPart(recipe)) {
    case 'band':
      return [broadest(recipe, runs, asked)];
    case 'line': {
      // Where one of another colour comes between, it has no part in the count.
      const counted: readonly string[] = linesAsked(recipe).every === undefined ? accentRoles : ['a1'];
      let end = 0;
      const starts = runs.flatMap(({ ink, cm }) => {
        end += cm;
        return counted.includes(ink) ? [end - cm] : [];
      });
      const steps = starts.map((start, at) => (starts[at + 1] ?? whole + (starts[0] ?? 0)) - start);
      return steps.length === 0 ? [] : [Math.min(...steps), Math.max(...steps)];
    }
    case 'sett':
      return [whole];
    default:
      return [];
  }
}

/** The broadest band; with the fine line at its edge, where it has one and is nearer to what was asked with it. */
function broadest(recipe: Recipe, runs: readonly BandOnCloth[], asked: number): number {
  const band = Math.max(...runs.map(({ cm }) => cm));
  const line = recipe.family === 'stripes' ? Math.max(0, ...runs.map(({ ink, cm }) => (ink === 'line' ? cm : 0))) : 0;
  return Math.abs(band + line - asked) < Math.abs(band - asked) ? band + line : band;
}

/** How broad drawn stripes are, square to their sides, by the corners of their areas. */
function slantsOf(
  { symbols: [stripe] }: Scene,
  perUnit: { readonly x: number; readonly y: number },
): readonly number[] {
  const areas = (stripe?.shapes ?? []).flatMap(({ d }) => tracePath(d));
  return areas.map(([left = 0, top = 0, right = 0, , foot = 0, bottom = 0]) => {
    const [aside, down] = [(foot - right) * perUnit.x, (bottom - top) * perUnit.y];
    return ((right - left) * perUnit.x * down) / steady.hypot(aside, down);
  });
}
