import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { argyle } from './argyle.ts';
import { fans } from './fans.ts';
import { asanoha, sashiko, seigaiha, shippo } from './japanese.ts';
import { midCentury } from './mid-century.ts';
import { mosaic, pinwheel } from './mosaic.ts';
import { jaali, star } from './star.ts';
import { strapwork } from './strapwork.ts';
import type { GeometricTask } from './task.ts';
import { hexagons, opArt, triangles, tumbling } from './tessellations.ts';

const draws = {
  star,
  jaali,
  fans,
  strapwork,
  mosaic,
  pinwheel,
  'mid-century': midCentury,
  tumbling,
  hexagons,
  triangles,
  'op-art': opArt,
  argyle,
  seigaiha,
  asanoha,
  sashiko,
  shippo,
} satisfies Record<string, (task: GeometricTask) => void>;

/** The layouts of geometric. */
export const geometricLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  draw({
    recipe,
    plot,
    rng: geo,
    dyes: col,
    planner,
    line: Math.min(4, Math.max(1.6, plot.hero * 0.011)) * recipe.line,
    wash: planner.wash,
  });
  return planner.finish(clothLayers);
});
