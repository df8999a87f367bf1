import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { zariAsked } from '../../recipe/colours-asked.ts';
import { accentRoles, type Role } from '../../vocabulary/roles.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tieRow } from './tie-figure.ts';
import { groundInks, tieGround } from './tie-ground.ts';

/** Room between the middle of a zari line and the figure, in pitches. */
const margin = 3.6;

/** The wedding cloth of Gujarat: checks woven in gold thread, in each check a figure tied between its corners. */
export function gharchola(task: BandhaniTask): void {
  const { rng, col, plot, knots, deck } = task;
  const { pitch } = knots;
  const hero = Math.max(plot.hero * rng.between(0.62, 0.86), 2.2 * pitch * Math.max(6, deck.least));
  const lattice = squareLattice(plot.torus, hero + 2 * margin * pitch, false);
  const { stepX, stepY } = lattice;
  const radius = Math.min(Math.min(stepX, stepY) / 2 - margin * pitch, hero * 0.56);
  const size = radius / pitch;
  // A jewel of nested squares says nothing in a check.
  const kinds = deck.fits(size).filter((kind, n) => n < deck.wanted || !kind.motifs.includes('diamond'));
  const kindCount = Math.max(1, Math.min(kinds.length, Math.max(deck.wanted, rng.whole(1, 3))));
  const isByRow = rng.chance(0.5);
  const threads = rng.pick([2, 2, 3]);
  const hasSquare = rng.chance(0.6);
  const gold = accentRoles[zariAsked(task.recipe)] ?? 'a1';
  for (const { x, y, column, row } of lattice.sites) {
    weaveCheck(task, x, y, stepX, stepY, threads, gold);
    const kind = kinds[(isByRow ? row : row + column) % kindCount];
    if (kind !== undefined) {
      const turn = (isByRow ? row : row + column) % kindCount;
      const figure = stitchFigure(kind.draw({ rng: rng.fork(`figure/${turn}`), size }), radius, pitch);
      tieFigure(task, figure, {
        x,
        y,
        roles: task.roles(turn + (col.fork('shift').chance(0.5) ? column : 0)),
        rank: 'hero',
      });
    }
    const inks = task.roles(row + 1);
    const [hx, hy] = [stepX / 2 - pitch * 2.1, stepY / 2 - pitch * 2.1];
    const corners = [
      [-hx, -hy],
      [hx, -hy],
      [hx, hy],
      [-hx, hy],
    ] as const;
    for (const [k, [cx, cy]] of corners.entries()) {
      knots.tie(x + cx, y + cy, inks[2]);
      const [nx, ny] = corners[(k + 1) % 4] ?? [0, 0];
      if (hasSquare)
        tieRow(
          task,
          [x + cx + Math.sign(nx - cx) * pitch * 0.7, y + cy + Math.sign(ny - cy) * pitch * 0.7],
          [x + nx - Math.sign(nx - cx) * pitch * 0.7, y + ny - Math.sign(ny - cy) * pitch * 0.7],
          inks[0],
        );
      else tieCorner(task, x + cx * 0.86, y + cy * 0.86, inks[1]);
    }
  }
  tieGround(task, rng.fork('ground').pick(['ekdali', 'ekdali', 'tikunthi'] as const), groundInks(task.col));
}

/** Three knots in a triangle. */
function tieCorner(
  { knots }: BandhaniTask,
  x: number,
  y: number,
  ink: Parameters<BandhaniTask['knots']['tie']>[2],
): void {
  for (let k = 0; k < 3; k++) {
    const angle = (k * 2 * Math.PI) / 3;
    knots.tie(x + steady.sin(angle) * knots.pitch * 0.62, y - steady.cos(angle) * knots.pitch * 0.62, ink, 0.9);
  }
}

/** The upper and left line of a check; its neighbours weave the others. No ground is tied on the gold. */
function weaveCheck(
  task: BandhaniTask,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  threads: number,
  gold: Role,
): void {
  const { pitch } = task.knots;
  const width = pitch * 0.46;
  const gap = pitch * 0.74;
  const [left, top] = [x - stepX / 2, y - stepY / 2];
  for (const isDown of [true, false]) {
    const length = isDown ? stepY : stepX;
    for (let n = 0; n < threads; n++) {
      const off = (n - (threads - 1) / 2) * gap;
      task.weave(
        zari(length, threads === 3 && n === 1 ? width * 0.7 : width, isDown, gold),
        left + (isDown ? off : 0),
        top + (isDown ? 0 : off),
      );
    }
    const half = pitch * 1.3;
    const box: Point[] = isDown
      ? [
          [-half, 0],
          [half, 0],
          [half, length],
          [-half, length],
        ]
      : [
          [0, -half],
          [length, -half],
          [length, half],
          [0, half],
        ];
    task.close([box], left, top);
  }
}

/** A gold line with the bindings of the warp across it. */
function zari(length: number, width: number, isDown: boolean, gold: Role): SceneSymbol {
  const at = (u: number, v: number): Point => (isDown ? [v, u] : [u, v]);
  const sketch = createSketch();
  const bar = (from: number, to: number, half: number) =>
    polyline([at(from, -half), at(to, -half), at(to, half), at(from, half)], true);
  sketch.area(bar(-0.5, length + 0.5, width / 2), `${gold}>dark:0.22`);
  sketch.area(bar(-0.5, length + 0.5, width * 0.3), gold);
  const bindings = Math.max(8, Math.round(length / 4.4));
  let glints = '';
  for (let k = 0; k < bindings; k++)
    glints += bar(((k + 0.2) * length) / bindings, ((k + 0.62) * length) / bindings, width * 0.2);
  sketch.area(glints, `${gold}>light:0.45`);
  return sketch.done(length + width);
}
