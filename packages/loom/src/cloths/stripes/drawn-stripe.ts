import type { LayerHead, Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { type Run, yarnsIn } from '../../drawing/weaving/draft.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';

export interface StripeTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
}

/** How far stripes reach past the module's edges, in units, so that copies join without a line. */
const lap = 1;

interface DrawnStripe {
  /** In shares of the repeat. The ground is not drawn. */
  readonly runs: readonly Run[];
  /** Whole repeats in the module, and how many of them the stripe moves aside from top to bottom: 0 is upright. */
  readonly across: number;
  readonly aside: number;
  /** Drawn on the stripes: symbols at places of the module. */
  readonly figures?: readonly {
    readonly symbol: SceneSymbol;
    readonly places: readonly (readonly [number, number])[];
  }[];
}

/** Stripes as areas, upright or slanting, with what is drawn on them. */
export function drawnStripe({ plot, planner }: StripeTask, { runs, across, aside, figures = [] }: DrawnStripe): Scene {
  const { torus } = plot;
  const step = torus.w / across;
  const share = step / yarnsIn(runs);
  // The edge of the cloth falls into the first stripe.
  const back = ((runs[0]?.yarns ?? 0) * share) / 2;
  const slant = (aside * step) / torus.h;
  const areas = new Map<Ink, string>();
  let left = 0;
  for (const { ink, yarns } of runs) {
    if (ink !== 'ground')
      areas.set(ink, (areas.get(ink) ?? '') + band(left * share, (left + yarns) * share, torus.h, slant));
    left += yarns;
  }
  const shapes = [...areas].map(([fill, d]) => ({ d, fill }));
  const radius = Math.ceil(step + torus.h * Math.sqrt(1 + slant * slant)) + 2;
  const stripe = planner.add({ shapes, radius });
  for (let i = 0; i < across; i++) {
    planner.put('field', { symbol: stripe, x: i * step - back, y: 0, turn: 0, scale: 1 });
    planner.note({ x: (i + 0.5) * step, y: torus.h / 2, r: step / 2, motif: 'stripe', rank: 'hero' });
  }
  for (const figure of figures) {
    const symbol = planner.add(figure.symbol);
    for (const [x, y] of figure.places) planner.put('motifs', { symbol, x: x - back, y, turn: 0, scale: 1 });
  }
  return planner.finish(layers, { finish: { hand: 0 } });
}

const layers: readonly LayerHead[] = [
  { id: 'field', name: 'Stripes', kind: 'field' },
  { id: 'motifs', name: 'Figures', kind: 'motifs' },
];

/** A stripe from the module's top to its bottom, its sides carried on by a lap. */
function band(from: number, to: number, height: number, slant: number): string {
  const at = (x: number, y: number) => `${fixed(x - y * slant)} ${fixed(y)}`;
  const end = height + lap;
  return `M${at(from, -lap)}L${at(to, -lap)}L${at(to, end)}L${at(from, end)}Z`;
}

/** Whole repeats of about `size` units across a module and rows of about `pitch` down it, closing over shifted edges. */
export function uprightRepeats({ torus }: Plot, size: number, pitch: number): { across: number; rows: number } {
  const across =
    torus.brickX === 0 ? Math.max(1, Math.round(torus.w / size)) : 2 * Math.max(1, Math.round(torus.w / size / 2));
  const rows =
    torus.dropY === 0 ? Math.max(2, Math.round(torus.h / pitch)) : 2 * Math.max(1, Math.round(torus.h / pitch / 2));
  return { across, rows };
}
