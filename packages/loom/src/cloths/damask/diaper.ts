import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { acanthus } from '../../drawing/mirrored/acanthus.ts';
import { chooseFlowers } from '../../drawing/mirrored/choose-flowers.ts';
import { fillHalf, sow } from '../../drawing/mirrored/fill-half.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { DamaskTask } from './task.ts';

/** Small figures in a net of bands: for cushions, table linen, the ground of robes. */
export function diaper(task: DamaskTask): void {
  const { recipe, plot, planner, rng, looks } = task;
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(0.5, 0.68), rng.pick([0.5, 0.5, 0.66]));
  const w = lattice.stepX / 2;
  const h = lattice.stepY;
  const band = w * rng.between(0.06, 0.09) * recipe.line;
  const shape = rng.pick(['lozenge', 'lobed', 'ogee'] as const);
  const side: Point[] = Array.from({ length: 25 }, (_, k) => {
    const t = k / 24;
    const bulge =
      shape === 'lozenge'
        ? 0
        : shape === 'ogee'
          ? steady.sin(2 * Math.PI * t) * 0.11
          : steady.sin(4 * Math.PI * t) * -0.06;
    return [w * (t + bulge), h * (-1 + t - bulge)];
  });
  const net = createSketch();
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
  ] as const) {
    const d = polyline(side.map(([x, y]): Point => [x * sx, y * sy]));
    net.line(d, looks.stem, band * 2);
    net.line(d, looks.cut, band * 1.1);
    net.line(d, looks.stem, band * 0.4);
  }
  net.area(circle(0, -h, band * 2.4), looks.stem);
  net.area(circle(0, -h, band * 1.3), looks.cut);
  net.area(circle(0, -h, band * 0.6), looks.stem);
  const upper = net.done(Math.max(w, h) * 1.1);
  planner.set('field', upper, lattice.sites);
  const flowers = chooseFlowers(recipe, rng.fork('flowers'));
  const kinds = rng.pick([1, 2]);
  const r = Math.min(w, h) * rng.between(0.46, 0.54);
  for (let kind = 0; kind < kinds; kind++) {
    const plant = createPlant();
    const flower = flowers.hero(kind);
    if (!recipe.motifs.exclude.includes('leaf')) {
      const blade = acanthus({
        length: r * 1.05,
        width: r * 0.46,
        lobes: 5,
        bend: [0.2, -1.1],
        fill: looks.stem,
        cut: looks.cut,
        stroke: Math.max(1, r * 0.03),
      });
      for (const turn of [0.85, 2.3])
        plant.pair({
          layer: 'leaves',
          symbol: blade,
          at: { x: steady.sin(turn) * r * 0.62, y: -steady.cos(turn) * r * 0.62, turn },
        });
    }
    const symbol = looks.finish(
      flower.draw(
        { radius: r, inks: looks.inks(0), detail: looks.detail, line: looks.line },
        rng.fork(`flower/${kind}`),
      ),
    );
    plant.add({ layer: 'motifs', symbol, at: { x: 0, y: 0 }, note: { motif: flower.motif, r, rank: 'hero' } });
    const outline = [
      ...side.map(([x, y]): Point => [x * 0.86, y * 0.86]),
      ...side.map(([x, y]): Point => [x * 0.86, -y * 0.86]),
    ];
    const taken = [
      { x: 0, y: 0, r },
      { x: r * 0.8, y: r * 0.8, r: r * 0.34 },
      { x: r * 0.8, y: -r * 0.8, r: r * 0.34 },
    ];
    sow(
      plant,
      fillHalf({ outline, taken, cap: w * 0.13, least: w * 0.04, gap: w * 0.05 }),
      task,
      rng.fork(`sow/${kind}`),
    );
    setPlant(
      planner,
      plant,
      lattice.sites.filter(({ row }) => kinds === 1 || row % 2 === kind),
    );
  }
}
