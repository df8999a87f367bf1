import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { FigureKind } from './figures/figure-kinds.ts';
import { posy } from './figures/posy.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tiePosies, tieRow } from './tie-figure.ts';
import { chooseGround, groundInks, tieGround } from './tie-ground.ts';

/** What walks in a hunting cloth, and what stands between. */
const walking = ['elephant', 'horse', 'dancer', 'peacock', 'parrot'] as const;
/** Knots from a row's middle to the rules above and below it, beyond the figure. */
const rules = 3.4;

/** The hunting cloth: elephants, horses, dancers and birds in procession, row upon row, between ruled lines of knots. */
export function shikari(task: BandhaniTask): void {
  const { rng, plot, knots, deck, recipe } = task;
  const { pitch } = knots;
  const isCreature = (kind: FigureKind) => kind.motifs.some((motif) => walking.some((name) => name === motif));
  const asked = deck.open.slice(0, deck.wanted);
  const others = rng.fork('procession').shuffle(deck.open.filter((kind) => isCreature(kind) && !asked.includes(kind)));
  const cast = [...asked, ...others];
  const least = Math.max(12, deck.least);
  const radius = Math.max(pitch * least, (plot.hero / 2) * rng.between(0.66, 0.86));
  const lattice = fitLattice(gridLattice, plot.torus, {
    stepX: radius * (2.5 - 0.42 * recipe.density),
    stepY: 2 * radius + 2 * rules * pitch,
  });
  const fit = Math.min(radius * 1.15, lattice.stepX * 0.52, lattice.stepY / 2 - rules * pitch * 0.8);
  const size = fit / pitch;
  const isPaired = rng.chance(0.45);
  const seat = rng.pick([0, 1, 2]);
  const figures = cast
    .slice(0, Math.max(asked.length, 2 + Math.round(recipe.freedom * 3)))
    .map((kind, n) => stitchFigure(kind.draw({ rng: rng.fork(`figure/${n}`), size }), fit, pitch));
  const flower = stitchFigure(posy({ rng: rng.fork('flower'), size: 3.4 }), pitch * 3.4, pitch);
  for (const { x, y, row, column } of lattice.sites) {
    const n = row + (isPaired ? column % 2 : 0);
    const figure = figures[n % Math.max(1, figures.length)];
    if (figure !== undefined) tieFigure(task, figure, { x, y, roles: task.roles(row + seat), rank: 'hero' });
    if (knots.isFree(x + lattice.stepX / 2, y - lattice.stepY * 0.2, pitch * 3.6))
      tieFigure(task, flower, {
        x: x + lattice.stepX / 2,
        y: y - lattice.stepY * 0.2,
        roles: task.roles(row + 1),
        rank: 'filler',
      });
    rule(task, x, y - lattice.stepY / 2, lattice.stepX, row + seat);
  }
  tiePosies(task, lattice);
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** Two rows with a chain of lozenges between, one step long. */
function rule(task: BandhaniTask, x: number, y: number, step: number, n: number): void {
  const { knots } = task;
  const { pitch } = knots;
  const inks = task.roles(n);
  const at = (u: number, v: number): Point => [x - step / 2 + u, y + v];
  for (const side of [-1, 1]) tieRow(task, at(0, side * pitch * 2.05), at(step, side * pitch * 2.05), inks[0]);
  const count = Math.max(2, Math.round(step / (pitch * 3.4)));
  for (let k = 0; k < count; k++) {
    const u = ((k + 0.5) * step) / count;
    for (const [du, dv] of [
      [0, -0.96],
      [0.96, 0],
      [0, 0.96],
      [-0.96, 0],
    ] as const)
      knots.tie(...at(u + du * pitch, dv * pitch), inks[1], 0.92);
  }
}
