import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { along } from '../../drawing/mirrored/acanthus.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { stitchedFlower, stitchedLeaf } from './flowers.ts';
import { drawHead, headsFor, motifOf, sprig } from './sprig.ts';
import { type ChikanTask, phanda, tepchi, zanjeera } from './stitches.ts';

/** Jaal: creepers that cross into a net, leaves along them, a flower at each crossing, a buti in each mesh. */
export function jaal({ recipe, plot, planner, rng, thread }: ChikanTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.35, 1.7), rng.between(0.58, 0.74));
  const w = lattice.stepX / 2;
  const h = lattice.stepY;
  const side: Point[] = Array.from({ length: 49 }, (_, k) => {
    const t = -1 + k / 24;
    return [(w * (1 + steady.cos(Math.PI * t))) / 2 + w * 0.035 * steady.sin(Math.PI * 3 * t), t * h];
  });
  const net = createPlant();
  const line = createSketch();
  zanjeera(line, { points: side }, thread * 1.25);
  tepchi(line, { points: side.map(([x, y]): Point => [x + thread * 3.4, y]) }, thread * 0.8, thread * 3);
  net.pair({ layer: 'stems', symbol: line.done(Math.max(w, h) * 1.06), at: { x: 0, y: 0 } });
  const ask = (radius: number, path: string) => ({ radius, thread, detail: recipe.detail, rng: rng.fork(path) });
  if (!recipe.motifs.exclude.includes('leaf')) {
    const blades = [0, 1].map((k) => stitchedLeaf(ask(w * rng.between(0.15, 0.18), `leaf/${k}`)));
    const r = w * 0.165;
    for (const [k, { x, y, turn }] of along(side, 0.07, 0.93, rng.pick([6, 7, 8])).entries()) {
      const blade = blades[k % 2];
      if (blade === undefined) continue;
      const lean = turn + (k % 2 === 0 ? 0.95 : -0.95);
      net.pair({
        layer: 'leaves',
        symbol: blade,
        at: { x: x + steady.sin(lean) * r, y: y - steady.cos(lean) * r, turn: lean },
      });
    }
  }
  for (const [x, y] of [
    [w / 2, 0],
    [-w / 2, 0],
  ] as const)
    for (const site of lattice.sites)
      planner.note({ x: site.x + x, y: site.y + y, r: w * 0.1, motif: 'vine', rank: 'filler' });
  const knot = w * rng.between(0.14, 0.18);
  if (!recipe.motifs.exclude.includes('blossom'))
    net.add({
      layer: 'motifs',
      symbol: stitchedFlower(ask(knot, 'knot')),
      at: { x: 0, y: h },
      note: { motif: 'blossom', r: knot, rank: 'secondary' },
    });
  setPlant(planner, net, lattice.sites);
  const heads = headsFor(recipe, rng.fork('heads'));
  const isBare = rng.chance(0.35);
  for (const kind of [0, 1]) {
    const head = heads[kind % heads.length] ?? heads[0];
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind).map(({ x, y }) => ({ x, y, flip: kind === 1 }));
    if (isBare) {
      const r = Math.min(w, h) * 0.44;
      planner.set('motifs', drawHead(head, ask(r, `head/${kind}`)), sites);
      for (const { x, y } of sites) planner.note({ x, y, r, motif: motifOf[head], rank: 'hero' });
    } else
      setPlant(planner, sprig(Math.min(w * 0.62, h * 0.58), head, recipe, thread, rng.fork(`sprig/${kind}`)), sites);
  }
  const dots = createSketch();
  const ring = Math.min(w, h) * 0.7;
  const count = Math.round(ring / (thread * 1.6));
  const isFree = (t: number) => Math.abs(steady.cos(2 * Math.PI * t)) < 0.999;
  phanda(
    dots,
    Array.from({ length: count }, (_, k) => k / count)
      .filter(isFree)
      .map(
        (t): Point => [
          w * 0.72 * steady.sin(2 * Math.PI * t) * (1 - 0.24 * Math.abs(steady.cos(2 * Math.PI * t))),
          -h * 0.74 * steady.cos(2 * Math.PI * t),
        ],
      ),
    thread * 0.85,
  );
  planner.set('fill', dots.done(Math.max(w, h)), lattice.sites);
}
