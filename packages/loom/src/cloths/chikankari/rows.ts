import { gridLattice } from '../../drawing/layout/lattice.ts';
import { setPlant } from '../../drawing/mirrored/plant.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { stitchedFlower, stitchedLeaf } from './flowers.ts';
import { headsFor, sprig } from './sprig.ts';
import { type ChikanTask, murri, phanda, tepchi } from './stitches.ts';

/** Bel: borders with a running creeper between rows of shadow scallops, butis standing on them. */
export function rows({ recipe, plot, planner, rng, thread }: ChikanTask): void {
  const band = plot.hero * rng.between(0.42, 0.55);
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * rng.between(0.9, 1.15),
    stepY: band * rng.between(2.3, 2.7),
  });
  const { stepX, stepY, sites } = lattice;
  const half = band / 2;
  const edge = createSketch();
  const scallops = rng.whole(3, 5);
  for (const side of [-1, 1]) {
    for (const off of [0, thread * 3])
      tepchi(
        edge,
        {
          points: [
            [-stepX / 2, side * (half + off)],
            [stepX / 2, side * (half + off)],
          ],
        },
        thread,
        stepX / Math.round(stepX / (thread * 3.2)),
      );
    for (let k = 0; k < scallops; k++) {
      const x = ((k + 0.5) / scallops - 0.5) * stepX;
      const r = stepX / scallops / 2;
      const arc: Point[] = Array.from({ length: 13 }, (_, i) => [
        x - r * 0.96 * steady.cos((Math.PI * i) / 12),
        side * (half + thread * 3 + r * 0.8 * steady.sin((Math.PI * i) / 12)),
      ]);
      edge.area(polyline(arc, true), 'ground>light:0.5');
      tepchi(edge, { points: arc }, thread, thread * 2.8);
      murri(
        edge,
        [-0.6, 0, 0.6].map((turn) => ({
          at: [x + steady.sin(turn) * r * 0.42, side * (half + thread * 3 + r * 0.42 * steady.cos(turn))] as const,
          turn: side > 0 ? Math.PI - turn : turn,
        })),
        thread * 2.6,
      );
      phanda(
        edge,
        [
          [x, side * (half + thread * 5.4 + r * 0.8)],
          [x + r, side * (half + thread * 5)],
        ],
        thread * 1.05,
      );
    }
  }
  planner.set('field', edge.done(steady.hypot(stepX, band * 1.4)), sites);
  const at = (t: number): Point => [(t - 0.5) * stepX, half * 0.4 * steady.sin(2 * Math.PI * t)];
  const vine = createSketch();
  const path = Array.from({ length: 37 }, (_, k) => at(k / 36));
  vine.line(polyline(path), 'light', thread);
  phanda(vine, path, thread * 0.72);
  planner.set('stems', vine.done(stepX), sites);
  for (const { x, y } of sites) planner.note({ x, y, r: half * 0.4, motif: 'vine', rank: 'filler' });
  const ask = (radius: number, name: string) => ({ radius, thread, detail: recipe.detail, rng: rng.fork(name) });
  const hasFlower = !recipe.motifs.exclude.includes('blossom');
  const r = Math.min(half * 0.42, stepX * 0.13);
  for (const [k, t] of [0.25, 0.75].entries()) {
    const [x, y] = at(t);
    const side = k === 0 ? -1 : 1;
    const symbol = hasFlower ? stitchedFlower(ask(r, 'flower')) : stitchedLeaf(ask(r, 'flower'));
    const places = sites.map((site) => ({ x: site.x + x, y: site.y + y + side * half * 0.72 * 0.98 }));
    planner.set('motifs', symbol, places);
    for (const place of places) planner.note({ ...place, r, motif: hasFlower ? 'blossom' : 'leaf', rank: 'secondary' });
  }
  if (!recipe.motifs.exclude.includes('leaf')) {
    const blade = stitchedLeaf(ask(r * 0.62, 'leaf'));
    for (const [t, turn] of [
      [0.1, 0.5],
      [0.4, 0.9],
      [0.02, 2.4],
      [0.6, 2.6],
      [0.9, 2.2],
      [0.52, 0.6],
    ] as const) {
      const [x, y] = at(t);
      planner.set(
        'leaves',
        blade,
        sites.map((site) => ({
          x: site.x + x + steady.sin(turn) * r * 0.62,
          y: site.y + y - steady.cos(turn) * r * 0.62,
          turn,
        })),
      );
    }
  }
  const heads = headsFor(recipe, rng.fork('heads'));
  const room = stepY - band - thread * 16 - (stepX / scallops) * 0.8;
  for (const kind of [0, 1]) {
    const places = sites.map(({ x, y }) => ({ x: x + (kind * stepX) / 2, y: y + stepY / 2, flip: kind === 1 }));
    setPlant(
      planner,
      sprig(
        Math.min(room * 0.52, stepX * 0.3),
        heads[kind % heads.length] ?? heads[0],
        recipe,
        thread,
        rng.fork(`sprig/${kind}`),
      ),
      places,
    );
  }
}
