import { brush } from '../../geometry/brush.ts';
import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { palmette } from '../../motifs/palmette.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import { fitBrick } from '../ikat/fit-brick.ts';
import { acanthus, along } from '../mirrored/acanthus.ts';
import { fillHalf, type Room } from '../mirrored/fill-half.ts';
import { createPlant, setPlant } from '../mirrored/plant.ts';
import { sow } from '../mirrored/sow.ts';
import { fruit } from './fruit.ts';
import type { DamaskTask } from './task.ts';

/** Great pomegranates on branches that meet and part, broad leaves curling from them. */
export function pomegranate(task: DamaskTask): void {
  const { recipe, plot, stage, rng, looks } = task;
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.25, 1.5), rng.between(0.68, 0.8));
  const w = lattice.stepX / 2;
  const h = lattice.stepY;
  const plant = createPlant();
  const stroke = Math.max(1.2, w * 0.011) * recipe.line;
  const branch: Point[] = Array.from({ length: 41 }, (_, k) => {
    const t = -1 + (2 * k) / 40;
    return [(w * (1 + steady.cos(Math.PI * t))) / 2, t * h];
  });
  const stem = createSketch();
  const thick = w * rng.between(0.09, 0.12);
  stem.area(
    polyline(
      brush(branch, (t) => thick * (0.7 + 0.3 * steady.cos(2 * Math.PI * t))),
      true,
    ),
    looks.stem,
  );
  stem.line(polyline(branch), looks.cut, thick * 0.16);
  plant.pair({ layer: 'stems', symbol: stem.done(Math.max(w, h) * 1.05), at: { x: 0, y: 0 } });
  const r = Math.min(w * 0.74, h * 0.6);
  const isFruit = !recipe.motifs.exclude.includes('pomegranate');
  const leafed = !recipe.motifs.exclude.includes('leaf');
  if (leafed) {
    const bend = rng.between(-1.9, -1.3);
    const broad = acanthus({
      length: w * 0.62,
      width: w * 0.26,
      lobes: rng.whole(6, 8),
      bend: [0.5, bend],
      fill: looks.stem,
      cut: looks.cut,
      stroke,
    });
    for (const { x, y, turn } of along(branch, 0.08, 0.9, rng.pick([3, 4]))) {
      plant.pair({ layer: 'leaves', symbol: broad, at: { x, y, turn: turn + Math.PI - 0.5, scale: 0.72 } });
      plant.pair({ layer: 'leaves', symbol: broad, at: { x, y, turn: turn + Math.PI + 0.7, scale: 0.56, flip: true } });
    }
  }
  const symbol = isFruit
    ? fruit({ radius: r, fill: looks.stem, cut: looks.cut, stroke, rng: rng.fork('fruit') })
    : looks.finish(
        palmette({ radius: r, inks: looks.inks(0), detail: looks.detail, line: looks.line }, rng.fork('hero')),
      );
  plant.add({
    layer: 'motifs',
    symbol,
    at: { x: 0, y: h * 0.02 },
    note: { motif: isFruit ? 'pomegranate' : 'palmette', r, rank: 'hero' },
  });
  const small = w * 0.2;
  const crown = looks.finish(
    palmette({ radius: small, inks: looks.inks(0), detail: looks.detail, line: looks.line }, rng.fork('crown')),
  );
  if (!recipe.motifs.exclude.includes('palmette'))
    plant.add({
      layer: 'motifs',
      symbol: crown,
      at: { x: 0, y: h - small * 0.2 },
      note: { motif: 'palmette', r: small, rank: 'secondary' },
    });
  const stalk = createSketch();
  stalk.area(
    polyline(
      brush(
        [
          [0, h * 0.02 + r * 0.9],
          [0, h * 0.8],
        ],
        () => thick * 0.5,
      ),
      true,
    ),
    looks.stem,
  );
  plant.add({ layer: 'stems', symbol: stalk.done(h), at: { x: 0, y: 0 } });
  const taken: Room[] = [
    { x: 0, y: h * 0.02, r: r * 0.98 },
    { x: 0, y: h - small * 0.2, r: small },
    { x: 0, y: h * 0.7, r: thick },
  ];
  for (const [x, y] of branch) for (const side of [1, -1]) taken.push({ x: side * x, y, r: leafed ? w * 0.19 : thick });
  const outline = [...branch, ...branch.map(([x, y]): Point => [-x, y]).reverse()];
  sow(plant, fillHalf({ outline, taken, cap: w * 0.13, least: w * 0.026, gap: w * 0.035 }), task, rng.fork('sow'));
  setPlant(stage, plant, lattice.sites);
}
