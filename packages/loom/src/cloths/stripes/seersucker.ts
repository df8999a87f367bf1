import type { Scene, SceneSymbol } from '../../drawing/scene.ts';
import { readRuns } from '../../drawing/weaving/sett.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { accentsAsked } from '../../recipe/colours-asked.ts';
import { drawnStripe, type StripeTask, uprightRepeats } from './drawn-stripe.ts';

const variants = 8;

/** Slack and tight warps by turns: the dyed stripe lies flat, the bare one puckers into short folds across it, each with its shade and its light. */
export function seersucker(task: StripeTask): Scene {
  const { recipe, plot, rng } = task;
  const isTwo = accentsAsked(recipe) > 1;
  const runs = readRuns(isTwo ? 'a1 10, ground 10, a2 10, ground 10' : 'a1 10, ground 10');
  const stripes = isTwo ? 2 : 1;
  const size = Math.min(2.4, Math.max(0.6, recipe.heroCm * 0.5)) * stripes * plot.perCm;
  const { across, rows } = uprightRepeats(plot, size, (size / stripes) * 0.36);
  const step = plot.torus.w / across;
  const width = step / stripes / 2;
  const pitch = plot.torus.h / rows;
  const places: (readonly [number, number])[][] = Array.from({ length: variants }, () => []);
  for (let column = 0; column < across * stripes; column++)
    for (let row = 0; row < rows; row++) {
      const own = rng.fork(`${column}/${row}`);
      const x = (column * 2 + 1.5) * width;
      places[own.whole(0, variants - 1)]?.push([x, (row + 0.5 + own.between(-0.3, 0.3)) * pitch]);
    }
  const figures = places.map((at, k) => ({ symbol: pucker(width, pitch, rng.fork(`pucker/${k}`)), places: at }));
  return drawnStripe(task, { runs, across, aside: 0, figures });
}

/** A fold across the stripe: a tapering shade with the light that falls on its back. */
function pucker(width: number, pitch: number, rng: Rng): SceneSymbol {
  const half = width * rng.between(0.3, 0.48);
  const slip = width * rng.between(-0.1, 0.1);
  const lean = pitch * rng.between(-0.3, 0.3);
  const bow = pitch * rng.between(-0.22, 0.22);
  const course = (drop: number): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((t) => [slip + t * half, drop + lean * t + bow * (1 - t * t)]);
  const fold = (drop: number, weight: number) =>
    polyline(
      brush(course(drop), (t) => weight * (1 - (2 * t - 1) ** 2)),
      true,
    );
  return {
    shapes: [
      { d: fold(0, pitch * 0.3), fill: 'ground>a1:0.34' },
      { d: fold(-pitch * 0.3, pitch * 0.2), fill: 'light' },
    ],
    radius: Math.ceil(width + pitch),
  };
}
