import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, Shape } from '../../drawing/scene.ts';
import { createField, sampleField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { envelope } from '../../numbers/geometry/envelope.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { shadeCoat } from './coat.ts';

/** A stripe as a bent line and the half widths along it, about its own middle. */
interface Brush {
  readonly spine: readonly Point[];
  readonly radii: readonly number[];
}

const samples = 15;

/** Stripes laid round the body: brushed from point to point, some forked, some open round a sliver of coat, none in line with the next row's. */
export function planTiger(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const { w, h, dropY } = plot.torus;
  shadeCoat(planner, (step) => `ground>light:${step * 0.07}`);
  const pitch = plot.hero * (0.4 - 0.09 * recipe.density);
  const rows = 2 * Math.max(2, Math.round(h / pitch / 2));
  const step = h / rows;
  // Neighbouring stripes bend together, as the skin folds: the folds run down the cloth, or rows would run into each other.
  const folds = { from: 420, to: 1000, count: 8, across: { angle: 0, stray: 0.3 } };
  const fold = wavesOn(createField(plot.torus, 32), folds, rng.fork('fold'));
  const swell = wavesOn(createField(plot.torus, 32), { from: 260, to: 700, count: 8 }, rng.fork('swell'));
  const amplitude = step * (0.6 + 0.8 * recipe.freedom);
  const bent = (x: number, y: number): Point => [x, y + amplitude * sampleField(fold, x, y)];
  const items: Item[] = [];
  for (let row = 0; row < rows; row++) {
    // A row that goes on half a tile lower is laid like the one it goes on in.
    const own = rng.fork('rows').fork(dropY === 0 ? row : row % (rows / 2));
    const count = Math.max(1, Math.round(w / (plot.hero * own.between(1.5, 2.3))));
    const shares = Array.from({ length: count }, () => own.between(0.7, 1.3));
    const total = shares.reduce((sum, share) => sum + share, 0);
    let x = w * own.next();
    for (const [k, share] of shares.entries()) {
      const room = (w * share) / total;
      const stripe = own.fork(k);
      const length = room * stripe.between(0.8, 0.95);
      const y = (row + 0.5) * step + stripe.between(-0.16, 0.16) * step;
      const middle = bent(x + room / 2, y);
      const along = (t: number, off = 0): Point => {
        const [px, py] = bent(x + room / 2 + (t - 0.5) * length, y + off);
        return [px - middle[0], py - middle[1]];
      };
      const girth =
        step * Math.max(0.17, 0.3 + 0.07 * sampleField(swell, middle[0], middle[1])) * Math.sqrt(recipe.line);
      const symbol = planner.add({
        shapes: shapesOf(recipe, along, girth, step, stripe),
        radius: length * 0.6 + amplitude * 2,
      });
      items.push({ symbol, x: middle[0], y: middle[1], turn: 0, scale: 1 });
      planner.census.push({
        x: middle[0],
        y: middle[1],
        r: girth,
        motif: 'mark',
        rank: share > 1 ? 'hero' : 'secondary',
      });
      x += room;
    }
  }
  planner.lay('stripes', 'Stripes', 'field', items);
  return planner.finish([], { technique: [{ shader: 'fur', params: { strength: 0.7 } }] });
}

function shapesOf(
  { detail }: Recipe,
  along: (t: number, off?: number) => Point,
  girth: number,
  step: number,
  rng: Rng,
): Shape[] {
  const heavy = rng.between(0.28, 0.72);
  const wobble = rng.between(0, 6.28);
  const main: Brush = brush(
    (t) => along(t),
    (t) => girth * taper(t, heavy) * (1 + 0.16 * steady.sin(9 * t + wobble)),
  );
  const strokes = [main];
  const side = rng.chance(0.5) ? 1 : -1;
  const lot = rng.next();
  if (lot < 0.42) {
    // A fork leaves the belly of the stripe and runs beside it.
    const [from, to] = rng.chance(0.5) ? [heavy, rng.between(0.92, 1.06)] : [heavy, rng.between(-0.06, 0.08)];
    strokes.push(
      brush(
        (t) => along(from + (to - from) * t, side * step * 0.46 * steady.sin((Math.PI / 2) * Math.min(1, t * 1.7))),
        (t) => girth * 0.62 * steady.power(1 - t, 0.75) + 0.4,
      ),
    );
  }
  const d = strokes.map(({ spine, radii }) => curve(envelope(spine, radii, 3), true)).join('');
  const shapes: Shape[] = [];
  if (detail >= 2) shapes.push({ d, stroke: 'ground>a2:0.5', strokeWidth: Math.round(girth * 34) / 100 });
  shapes.push({ d, fill: 'a1' });
  if (detail >= 3 && lot > 0.62) {
    const half = rng.between(0.12, 0.2);
    const eye = brush(
      (t) => along(heavy + (t - 0.5) * 2 * half),
      (t) => girth * 0.34 * steady.power(steady.sin(Math.PI * t), 0.8) + 0.2,
    );
    shapes.push({ d: curve(envelope(eye.spine, eye.radii, 3), true), fill: 'ground>a2:0.35' });
  }
  return shapes;
}

function brush(at: (t: number) => Point, half: (t: number) => number): Brush {
  const ts = Array.from({ length: samples }, (_, k) => k / (samples - 1));
  return { spine: ts.map(at), radii: ts.map((t) => Math.max(0.3, half(t))) };
}

/** Pointed at both ends, heaviest at `heavy`. */
function taper(t: number, heavy: number): number {
  const u = t < heavy ? t / heavy : (1 - t) / (1 - heavy);
  return steady.power(Math.max(0, u), 0.7);
}
