import type { Layouts, Planner } from '../../drawing/planner.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { regionPaths } from '../../numbers/field/region-paths.ts';
import { createField, mapField, sampleField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { planArcs } from './arcs.ts';
import { planBrush } from './brush.ts';
import { planCutOuts } from './cut-outs.ts';
import { planMemphis } from './memphis.ts';
import { planTerrazzo } from './terrazzo.ts';

export const abstractLayouts = {
  brush: planBrush,
  'cut-outs': planCutOuts,
  marble: planMarble,
  arcs: planArcs,
  terrazzo: planTerrazzo,
  memphis: planMemphis,
} satisfies Layouts;

const marbleInks: readonly (readonly Ink[])[] = [
  ['a1', 'a2', 'light', 'a4', 'a3', 'ground', 'a1>dark:0.3', 'a2', 'light'],
  ['a4', 'a4>light:0.5', 'ground', 'a2', 'light', 'a1', 'a3', 'ground', 'dark'],
  ['light', 'a3', 'a2', 'a1', 'dark', 'a4', 'leaf1', 'light', 'a2'],
];

/** Inks floated on water and drawn through: bands that fold back on themselves, a fine vein along some. */
function planMarble(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const scale = plot.hero * 1.4;
  const cell = Math.max(5.5, Math.min(9, plot.hero / 26));
  const base = wavesOn(
    createField(plot.torus, cell),
    { from: scale * 0.8, to: scale * 1.8, count: 12 },
    rng.fork('base'),
  );
  const warp = (name: string, from: number, to: number) =>
    wavesOn(createField(plot.torus, 14), { from, to, count: 12 }, rng.fork('warp').fork(name));
  const [wx, wy] = [warp('x', scale * 0.7, scale * 1.3), warp('y', scale * 0.7, scale * 1.3)];
  const [fx, fy] = [warp('fine x', scale * 0.28, scale * 0.5), warp('fine y', scale * 0.28, scale * 0.5)];
  const broad = plot.hero * (0.16 + 0.22 * recipe.freedom);
  const fine = plot.hero * (0.02 + 0.045 * recipe.freedom);
  const poured = mapField(base, (x, y) => {
    const u = x + broad * sampleField(wx, x, y);
    const v = y + broad * sampleField(wy, x, y);
    return sampleField(base, u + fine * sampleField(fx, u, v), v + fine * sampleField(fy, u, v));
  });
  const run = rng.fork('run').pick(marbleInks);
  const bands = Math.round(5 + 4 * recipe.density);
  const vein = rng.fork('veins');
  for (let k = 0; k < bands; k++) {
    const level = -1.7 + (3.4 * (k + vein.between(0.1, 0.9))) / bands;
    const ink = run[k % run.length] ?? 'a1';
    const width = vein.between(0.05, 0.11);
    if (recipe.detail >= 2 && k % 2 === 0) {
      planner.lay(
        `vein-${k}`,
        'Vein',
        'lines',
        planner.regions(regionPaths(poured, level - width), { fill: k % 4 === 0 ? 'dark' : 'light' }),
      );
    }
    planner.lay(`band-${k}`, 'Band', 'field', planner.regions(regionPaths(poured, level), { fill: ink }));
  }
  return planner.finish();
}
