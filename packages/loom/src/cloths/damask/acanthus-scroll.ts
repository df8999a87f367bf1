import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { acanthus, along } from '../../drawing/mirrored/acanthus.ts';
import { chooseFlowers } from '../../drawing/mirrored/choose-flowers.ts';
import { fillHalf, type Room, sow } from '../../drawing/mirrored/fill-half.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { DamaskTask } from './task.ts';

/** Pairs of scrolls back to back, each rolled round a flower, acanthus along their backs, a palmette where they spring. */
export function acanthusScroll(task: DamaskTask): void {
  const { recipe, plot, planner, rng, looks } = task;
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.35, 1.6), rng.between(0.55, 0.66));
  const w = lattice.stepX / 2;
  const h = lattice.stepY;
  const plant = createPlant();
  const flowers = chooseFlowers(recipe, rng.fork('flowers'));
  const stroke = Math.max(1.2, w * 0.011) * recipe.line;
  const params = (radius: number) => ({ radius, inks: looks.inks(0), detail: looks.detail, line: looks.line });
  const taken: Room[] = [];
  const eye: Point = [w * 0.52, -h * rng.between(0.1, 0.18)];
  const outer = Math.min(w * 0.42, h * 0.5);
  const turns = rng.between(0.95, 1.15);
  const scroll = scrollTo(eye, outer, turns, [0, h * 0.8]);
  const thick = w * 0.12;
  const stem = createSketch();
  stem.area(
    polyline(
      brush(scroll, (t) => thick * (1.1 - 0.85 * t)),
      true,
    ),
    looks.stem,
  );
  stem.line(polyline(scroll.slice(0, -6)), looks.cut, stroke);
  plant.pair({ layer: 'stems', symbol: stem.done(Math.max(w, h) * 1.3), at: { x: 0, y: 0 } });
  for (const [x, y] of scroll) for (const side of [1, -1]) taken.push({ x: side * x, y, r: thick * 0.7 });
  if (!recipe.motifs.exclude.includes('leaf')) {
    const blade = acanthus({
      length: w * 0.44,
      width: w * 0.2,
      lobes: 6,
      bend: [0.3, 1.7],
      fill: looks.stem,
      cut: looks.cut,
      stroke,
    });
    for (const [k, { x, y, turn }] of along(scroll, 0.1, 0.72, rng.pick([5, 6])).entries()) {
      const scale = 1 - 0.08 * k;
      plant.pair({ layer: 'leaves', symbol: blade, at: { x, y, turn: turn + 0.62, scale } });
      const far = w * 0.24 * scale;
      for (const side of [1, -1])
        taken.push({ x: side * (x + steady.sin(turn + 0.8) * far), y: y - steady.cos(turn + 0.8) * far, r: w * 0.1 });
    }
  }
  const flower = flowers.hero(2);
  const r = outer * 0.6;
  plant.pair({
    layer: 'motifs',
    symbol: looks.finish(flower.draw(params(r), rng.fork('eye'))),
    at: { x: eye[0], y: eye[1] },
    note: { motif: flower.motif, r, rank: 'secondary' },
  });
  const hero = flowers.hero(0);
  const R = w * rng.between(0.34, 0.4);
  const heroY = -h * 0.62;
  plant.add({
    layer: 'motifs',
    symbol: looks.finish(hero.draw(params(R), rng.fork('hero'))),
    at: { x: 0, y: heroY },
    note: { motif: hero.motif, r: R, rank: 'hero' },
  });
  const foot = flowers.hero(1);
  const low = w * 0.22;
  plant.add({
    layer: 'motifs',
    symbol: looks.finish(foot.draw(params(low), rng.fork('foot'))),
    at: { x: 0, y: h * 0.62 },
    note: { motif: foot.motif, r: low, rank: 'secondary' },
  });
  const mid = acanthus({
    length: h * 0.62,
    width: w * 0.26,
    lobes: 7,
    bend: [0, 0],
    fill: looks.stem,
    cut: looks.cut,
    stroke,
  });
  if (!recipe.motifs.exclude.includes('leaf'))
    plant.add({
      layer: 'leaves',
      symbol: mid,
      at: { x: 0, y: h * 0.34 },
      note: { motif: 'leaf', r: w * 0.13, rank: 'filler' },
    });
  taken.push(
    { x: 0, y: heroY, r: R },
    { x: 0, y: h * 0.62, r: low },
    { x: 0, y: 0, r: w * 0.13 },
    { x: 0, y: -h * 0.2, r: w * 0.1 },
  );
  for (const side of [1, -1]) taken.push({ x: side * eye[0], y: eye[1], r });
  const outline: Point[] = [
    [0, -h * 0.98],
    [w * 0.96, 0],
    [0, h * 0.98],
    [-w * 0.96, 0],
  ];
  sow(
    plant,
    fillHalf({ outline: dense(outline), taken, cap: w * 0.1, least: w * 0.024, gap: w * 0.03 }),
    task,
    rng.fork('sow'),
  );
  setPlant(planner, plant, lattice.sites);
}

/** A stem that rises from the axis and rolls up clockwise about an eye. */
function scrollTo([x, y]: Point, outer: number, turns: number, from: Point): Point[] {
  const roll: Point[] = Array.from({ length: 44 }, (_, k) => {
    const t = k / 43;
    const angle = Math.PI * 0.62 - t * turns * 2 * Math.PI;
    const r = outer * steady.power(1 - t, 0.8) * 0.36 + outer * 0.64;
    return [x - steady.cos(angle) * r * -1, y + steady.sin(angle) * r];
  });
  const [sx, sy] = roll[0] ?? [x, y];
  const rise: Point[] = Array.from({ length: 12 }, (_, k) => {
    const t = k / 12;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * (sx * 0.12) + t * t * sx,
      u * u * from[1] + 2 * u * t * (sy + (from[1] - sy) * 0.2) + t * t * sy,
    ];
  });
  return [...rise, ...roll];
}

function dense(corners: readonly Point[]): Point[] {
  return corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    return Array.from({ length: 12 }, (_, k): Point => [ax + ((bx - ax) * k) / 12, ay + ((by - ay) * k) / 12]);
  });
}
