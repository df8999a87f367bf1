import { createField, sampleField } from '../../field/torus-field.ts';
import { wavesOn } from '../../field/waves.ts';
import { createOccupancy } from '../../layout/occupancy.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Item, Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { blob } from './blob.ts';
import { shadeCoat } from './shade-coat.ts';

const kinds = 16;

/** Full spots of two sizes and a few specks, close and even: cheetah, serval, Dalmatian. */
export function planCheetah(recipe: Recipe, plot: Plot): Scene {
  const pelt = createCanvas(recipe, plot);
  const { rng } = pelt;
  shadeCoat(pelt, (step) => `ground>a3:${step * 0.1}`);
  const drawn = plot.hero * 0.2;
  const symbols = Array.from({ length: kinds }, (_, k) => {
    const own = rng.fork('spots').fork(k);
    const rough = 0.1 + 0.08 * own.next();
    const long = own.between(0.72, 1);
    const core = { d: blob(drawn, own.fork('rim'), rough, long), fill: 'a1' as const };
    const halo = { d: blob(drawn * 1.22, own.fork('rim'), rough, long), fill: 'ground>a2:0.5' as const };
    return pelt.add({ shapes: recipe.detail >= 3 ? [halo, core] : [core], radius: drawn * 2 });
  });
  const occupancy = createOccupancy(plot.torus, 8);
  const size = wavesOn(createField(plot.torus, 40), { from: 260, to: 700, count: 8 }, rng.fork('size'));
  const flow = wavesOn(createField(plot.torus, 40), { from: 500, to: 1000, count: 6 }, rng.fork('flow'));
  const items: Item[] = [];
  const air = 1.36 + 0.75 * (1 - recipe.density);
  const least = plot.hero * 0.095;
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (let k = 0; k < 1400; k++) {
    const free = occupancy.max();
    if (free.r < least * air) break;
    const own = rng.fork('place').fork(k);
    const usual = drawn * (1 + recipe.freedom * 0.35 * sampleField(size, free.x, free.y)) * own.between(0.75, 1.12);
    const r = Math.max(least * 0.6, Math.min(usual, (free.r / air) * 0.98));
    const turn = 0.7 * sampleField(flow, free.x, free.y) + own.between(-0.5, 0.5);
    // Nearer than the middle of the gap the spots lie as if thrown, not on a net.
    const [x, y] = [free.x + own.between(-0.22, 0.22) * r, free.y + own.between(-0.22, 0.22) * r];
    items.push({ symbol: own.pick(symbols), x, y, turn, scale: r / drawn, flip: own.chance(0.5) });
    pelt.census.push({
      x,
      y,
      r,
      motif: 'mark',
      rank: r > drawn * 0.85 ? 'hero' : r > drawn * 0.5 ? 'secondary' : 'filler',
    });
    occupancy.add(x, y, r * air);
  }
  pelt.layer('marks', 'Spots', 'motifs', items);
  return pelt.done('ground', [{ shader: 'fur', params: { strength: 0.6 } }]);
}
