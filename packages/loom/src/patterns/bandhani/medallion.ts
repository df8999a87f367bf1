import { halfDropLattice } from '../../layout/lattice.ts';
import { distance } from '../../layout/torus.ts';
import { chooseGround } from './choose-ground.ts';
import { posy } from './figures/posy.ts';
import { groundInks } from './ground-inks.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure } from './tie-figure.ts';
import { tieGround } from './tie-ground.ts';
import { tieMedallion } from './tie-medallion.ts';

/** Chandrokhani: a great moon in the middle, its quarters in the corners, scattered butis between. */
export function medallion(task: BandhaniTask): void {
  const { plot, rng, col, knots, recipe } = task;
  const { torus } = plot;
  const short = Math.min(torus.w, torus.h);
  const radius = Math.min(short * 0.455, Math.max(short * 0.36, plot.hero * rng.between(1.0, 1.25)));
  const centre = { x: torus.w / 2, y: torus.h / 2 };
  // The place farthest from the moons: the corner, or between two moons of a row or column where the repeat is shifted.
  const corner = { x: torus.dropY !== 0 ? torus.w / 2 : 0, y: torus.brickX !== 0 ? torus.h / 2 : 0 };
  const free = distance(torus, centre.x, centre.y, corner.x, corner.y) - radius - knots.pitch * 4;
  const lesser = Math.min(free, radius * rng.between(0.48, 0.62));
  const isDyed = col.chance(0.45);
  tieMedallion(task, centre.x, centre.y, { radius, isDyed, rank: 'hero' }, rng.fork('moon'));
  if (lesser > knots.pitch * 5) {
    const wish = { radius: lesser, isDyed: isDyed && col.chance(0.6), rank: 'secondary' } as const;
    tieMedallion(task, corner.x, corner.y, wish, rng.fork('quarter'));
  }
  const moons = [
    { ...centre, r: radius },
    { ...corner, r: lesser },
  ];
  scatter(task, radius * rng.between(0.12, 0.15), (x, y, r) =>
    moons.every((moon) => distance(torus, x, y, moon.x, moon.y) > moon.r + r),
  );
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** Butis on a half-drop wherever one fits whole. */
function scatter(task: BandhaniTask, wished: number, isOutside: (x: number, y: number, r: number) => boolean): void {
  const { plot, rng, knots, recipe, deck } = task;
  const radius = Math.max(wished, knots.pitch * 4.6);
  const size = radius / knots.pitch;
  const step = radius * (3.1 + 1.6 * (1 - recipe.density));
  const lattice = halfDropLattice(plot.torus, { stepX: step, stepY: step * 1.1, evenColumns: true });
  const kinds = deck.fits(size);
  const fork = rng.fork('buti');
  const drawn = [0, 1].map((n) => {
    const draw = kinds.length > 0 ? fork.pick(kinds).draw : posy;
    return stitchFigure(draw({ rng: fork.fork(n), size }), radius, knots.pitch);
  });
  const fits = (x: number, y: number) => isOutside(x, y, radius) && knots.isFree(x, y, radius + knots.pitch * 0.7);
  const { w, h } = plot.torus;
  for (const { x, y, column } of lattice.sites) {
    const figure = drawn[column % 2];
    if (figure === undefined) continue;
    // The field is alike on both sides of the moon, above and below.
    const places = [
      [x, y],
      [w - x, y],
      [x, h - y],
      [w - x, h - y],
    ] as const;
    if (!places.every(([px, py]) => fits(px, py))) continue;
    for (const [px, py] of places) {
      if (fits(px, py)) tieFigure(task, figure, { x: px, y: py, roles: task.roles(column % 2), rank: 'filler' });
    }
  }
}
