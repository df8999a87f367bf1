import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { acanthus, along } from '../../drawing/mirrored/acanthus.ts';
import { fillHalf, type Room, sow } from '../../drawing/mirrored/fill-half.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { palmette } from '../../drawing/motifs/palmette.ts';
import { petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { drawWoven } from '../../drawing/subjects/draw-woven.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { circle, closedCurve, curve, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { DamaskTask } from './task.ts';

/** Great pomegranates on branches that meet and part, broad leaves curling from them. */
export function pomegranate(task: DamaskTask): void {
  const { recipe, plot, planner, rng, looks } = task;
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
  const thing = recipe.subjects?.[0];
  const symbol =
    thing !== undefined
      ? drawWoven(thing, { radius: r, threads: twoWeaves })
      : isFruit
        ? fruit({ radius: r, fill: looks.stem, cut: looks.cut, stroke, rng: rng.fork('fruit') })
        : looks.finish(
            palmette({ radius: r, inks: looks.inks(0), detail: looks.detail, line: looks.line }, rng.fork('hero')),
          );
  plant.add({
    layer: 'motifs',
    symbol,
    at: { x: 0, y: h * 0.02 },
    note: { motif: thing !== undefined ? thing.id : isFruit ? 'pomegranate' : 'palmette', r, rank: 'hero' },
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
  setPlant(planner, plant, lattice.sites);
}

/** Satin and twill of one thread: all that a damask has. */
const twoWeaves = {
  figure: 'a1',
  second: 'a1>ground:0.3',
  third: 'a1',
  leaf: 'a1>ground:0.3',
  cut: 'ground',
  bound: 'a1>ground:0.3',
  isLined: true,
} as const;

interface FruitAsk {
  readonly radius: number;
  readonly fill: Ink;
  readonly cut: Ink;
  readonly stroke: number;
  readonly rng: Rng;
}

/** The pomegranate of velvets and damasks: a scaled fruit with a crown, opened in the middle, in a wreath of pointed petals. */
function fruit({ radius, fill, cut, stroke, rng }: FruitAsk): SceneSymbol {
  const sketch = createSketch();
  const petals = rng.pick([13, 15, 17]);
  const wide = radius * rng.between(0.38, 0.46);
  for (let k = 0; k < petals; k++) {
    // Outer petals first, so that the middle one lies on top.
    const side = k % 2 === 0 ? 1 : -1;
    const step = Math.ceil((petals - 1 - k) / 2);
    const turn = side * step * (2.5 / ((petals - 1) / 2));
    const outline = petalOutline('ogee', radius * (0.98 - 0.04 * step), wide, side * 0.08).map((part) =>
      place(part, 0, radius * 0.22, turn),
    );
    sketch.outlined(closedCurve(outline), fill, cut, stroke);
    const vein = petalOutline('point', radius * 0.8, wide * 0.22).map((part) => place(part, 0, radius * 0.22, turn));
    sketch.area(closedCurve(vein), cut);
  }
  const body = (scale: number): Point[] =>
    Array.from({ length: 28 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 28;
      const y = -steady.cos(angle);
      const swell = 1 - 0.16 * y;
      return [steady.sin(angle) * radius * 0.46 * scale * swell, radius * 0.16 + y * radius * 0.5 * scale];
    });
  sketch.outlined(curve(body(1.1), true), cut, cut, stroke);
  sketch.area(curve(body(1), true), fill);
  sketch.area(curve(body(0.86), true), cut);
  sketch.area(curve(body(0.8), true), fill);
  let seeds = '';
  const pitch = radius * 0.135;
  for (let row = -4; row <= 4; row++) {
    for (let k = -4; k <= 4; k++) {
      const x = (k + (row & 1) / 2) * pitch;
      const y = radius * 0.18 + row * pitch * 0.86;
      const far = steady.hypot(x / (radius * 0.34), (y - radius * 0.18) / (radius * 0.37));
      if (far < 1)
        seeds += closedCurve(
          petalOutline('ogee', pitch * 0.92, pitch * 0.7, 0, 4).map((part) => place(part, x, y + pitch * 0.4, 0)),
        );
    }
  }
  sketch.area(seeds, cut);
  for (const turn of [-0.62, 0.62, -0.3, 0.3, 0]) {
    const crown = petalOutline('point', radius * 0.36, radius * 0.16, turn * 0.3).map((part) =>
      place(part, 0, -radius * 0.26, turn),
    );
    sketch.outlined(closedCurve(crown), fill, cut, stroke);
  }
  sketch.area(circle(0, -radius * 0.3, radius * 0.05), cut);
  return sketch.done(radius * 1.05);
}
