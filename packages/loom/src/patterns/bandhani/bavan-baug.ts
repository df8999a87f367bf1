import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { squareLattice } from '../../layout/square-lattice.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import { chooseGround } from './choose-ground.ts';
import { groundInks } from './ground-inks.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure } from './tie-figure.ts';
import { tieFrame } from './tie-frame.ts';
import { tieGround } from './tie-ground.ts';
import { tiePosies } from './tie-posies.ts';
import { tieRing } from './tie-ring.ts';

/** Room between a frame's middle and the figure, in pitches. */
const margin = 5.2;

/** "Fifty-two gardens": framed squares, each with another figure. */
export function bavanBaug(task: BandhaniTask): void {
  const { rng, col, plot, knots, recipe } = task;
  const hero = Math.max(plot.hero, 3 * knots.pitch * task.deck.least);
  const side = (hero + 2 * margin * knots.pitch) * rng.between(0.94, 1.1);
  const lattice = squareLattice(plot.torus, side, false);
  const { stepX, stepY } = lattice;
  const inner = Math.min(stepX, stepY);
  const radius = Math.min(inner / 2 - margin * knots.pitch, hero * 0.56);
  const size = radius / knots.pitch;
  const deck = task.deck.fits(size);
  const hasRing = rng.chance(0.4) && size > 12;
  const stride = rng.pick([1, 2, 3]);
  const phase = col.whole(0, 7);
  const dyeing = col.pick(['plain', 'plain', 'checker', 'frame'] as const);

  tieFrame(task, lattice, dyeing === 'frame');
  for (const { x, y, column, row } of lattice.sites) {
    const index = column + row * Math.max(stride, lattice.columns);
    const kind = deck[index % Math.max(1, deck.length)];
    const roles = task.roles(column + row * 3 + phase);
    if (dyeing === 'checker' && (column + row) % 2 === 0 && lattice.columns % 2 === 0 && lattice.rows % 2 === 0) {
      task.dye(square(stepX / 2 - knots.pitch * 1.6, stepY / 2 - knots.pitch * 1.6), x, y);
    }
    if (kind === undefined) continue;
    const fit = hasRing ? radius * 0.86 : radius;
    const figure = stitchFigure(
      kind.draw({ rng: rng.fork(`figure/${index % 24}`), size: fit / knots.pitch }),
      fit,
      knots.pitch,
    );
    tieFigure(task, figure, { x, y, roles, rank: 'hero' });
    if (hasRing) {
      const count = 4 * Math.round((2 * Math.PI * radius) / knots.pitch / 26);
      tieRing(task, x, y, radius * 0.99, roles[1], { count, lift: knots.pitch * 1.6 });
    }
    tieCorners(task, x, y, stepX / 2, stepY / 2, row + column);
  }
  tiePosies(task, lattice);
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** From the middle of the frame to the flower in its corner, in pitches. */
const cornerRooms = [3.6, 4.6, 5.6] as const;

/** A small flower of seven or nine knots in every corner of a square, where there is room. */
function tieCorners(
  { knots, roles, rng, note, recipe }: BandhaniTask,
  x: number,
  y: number,
  halfX: number,
  halfY: number,
  n: number,
): void {
  if (recipe.motifs.exclude.includes('blossom')) return;
  const petals = rng.fork('corner').pick([5, 6, 8]);
  const ring = (knots.pitch * petals) / (2 * Math.PI);
  const inks = roles(n + 1);
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    // Frames are of several widths: as near to the corner as the frame lets it.
    const away = cornerRooms.find((room) =>
      knots.isFree(
        x + sx * (halfX - ring - room * knots.pitch),
        y + sy * (halfY - ring - room * knots.pitch),
        ring + knots.pitch * 0.8,
      ),
    );
    if (away === undefined) continue;
    const cx = x + sx * (halfX - ring - away * knots.pitch);
    const cy = y + sy * (halfY - ring - away * knots.pitch);
    knots.tie(cx, cy, inks[2]);
    for (let k = 0; k < petals; k++) {
      const angle = (2 * Math.PI * k) / petals;
      knots.tie(cx + steady.sin(angle) * ring, cy - steady.cos(angle) * ring, inks[1]);
    }
    for (const angle of [0.25, 0.75, 1.25, 1.75].map((turn) => turn * Math.PI)) {
      const out = ring + knots.pitch * 1.25;
      knots.tie(cx + steady.sin(angle) * out, cy - steady.cos(angle) * out, inks[0], 0.85);
    }
    note({ x: cx, y: cy, r: ring + knots.pitch * 1.5, motif: 'blossom', rank: 'secondary' });
  }
}

function square(halfX: number, halfY: number) {
  const corners: Point[] = [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ];
  const sketch = createSketch();
  sketch.area(polyline(corners, true), 'a4');
  return sketch.done(steady.hypot(halfX, halfY));
}
