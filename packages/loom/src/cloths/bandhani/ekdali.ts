import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { brickLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import { isLayoutAsked } from '../../recipe/colours-asked.ts';
import { posy } from './figures/posy.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tieRow } from './tie-figure.ts';
import { tieGround } from './tie-ground.ts';

/** In pitches: width of a diamond of the net, and of what is tied in its middle and where its lines cross. */
const net = { step: 15, heart: 3.4, joint: 2.2 } as const;
/** A figure that was asked for, and the step from one to the next in its radii. */
const figureStep = 3.1;
const nets = ['jaali', 'jaal', 'lattice'] as const;

/** Nothing but knots: bunches by turns on a half-drop, or rows of knots crossed into a net with a flower of knots in every diamond; figures only where they are asked for. */
export function ekdali(task: BandhaniTask): void {
  const { plot, rng, recipe, deck, knots, roles } = task;
  const { pitch } = knots;
  if (deck.wanted > 0) {
    const radius = Math.max(pitch * deck.least * 1.05, Math.min(plot.hero * 0.5, plot.torus.w * 0.16));
    const kinds = deck.fits(radius / pitch).slice(0, deck.wanted);
    const step = radius * figureStep;
    const { sites } = fitLattice(halfDropLattice, plot.torus, { stepX: step, stepY: step * 1.1, evenColumns: true });
    const drawn = kinds.map((kind, n) =>
      stitchFigure(kind.draw({ rng: rng.fork(n), size: radius / pitch }), radius, pitch),
    );
    for (const { x, y, column, row } of sites) {
      const figure = drawn[(column + row) % Math.max(1, drawn.length)];
      if (figure !== undefined) tieFigure(task, figure, { x, y, roles: roles(row), rank: 'hero' });
    }
  } else if (nets.some((word) => isLayoutAsked(recipe, word))) tieNet(task);
  else tieBunches(task);
  tieGround(task, recipe.density < 0.2 ? 'none' : 'ekdali', ['light', 'a1']);
}

function tieNet(task: BandhaniTask): void {
  const { plot, rng, knots, roles } = task;
  const { pitch } = knots;
  const step = pitch * net.step * rng.between(0.94, 1.1);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.58, evenRows: true });
  const { stepX, stepY } = lattice;
  const inks = roles(0);
  const heart = stitchFigure(posy({ rng: rng.fork('heart'), size: net.heart }), net.heart * pitch, pitch);
  const bunch = stitchFigure(posy({ rng: rng.fork('joint'), size: net.joint }), net.joint * pitch, pitch);
  for (const { x, y } of lattice.sites) {
    tieFigure(task, bunch, { x, y, roles: roles(1), rank: 'filler' });
    tieFigure(task, heart, { x: x + stepX / 2, y, roles: inks, rank: 'secondary' });
  }
  for (const { x, y } of lattice.sites)
    for (const side of [-1, 1]) tieRow(task, [x, y], [x + (side * stepX) / 2, y + stepY], inks[0]);
  for (const { x, y } of lattice.sites) task.note({ x, y, r: stepX * 0.3, motif: 'dot', rank: 'hero' });
}

/** Flowers of knots on a half-drop, far enough apart that single knots stand between. */
function tieBunches(task: BandhaniTask): void {
  const { plot, rng, knots, roles, recipe } = task;
  const size = 2.3;
  const step = knots.pitch * (7 + 7 * (1 - recipe.density)) * rng.between(0.95, 1.1);
  const { sites } = fitLattice(halfDropLattice, plot.torus, {
    stepX: step * 0.9,
    stepY: step * 1.1,
    evenColumns: true,
  });
  const bunch = stitchFigure(posy({ rng: rng.fork('bunch'), size }), size * knots.pitch, knots.pitch);
  for (const { x, y, column } of sites) {
    tieFigure(task, bunch, { x, y, roles: roles(column % 2), rank: 'secondary' });
    task.note({ x, y, r: step * 0.3, motif: 'dot', rank: 'hero' });
  }
}
