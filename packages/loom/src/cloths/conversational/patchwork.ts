import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { dotFiller, fillersOf } from './fillers.ts';
import { isOnDye } from './local-colour.ts';
import type { Player } from './player.ts';
import { setPlayer } from './set-out.ts';
import { themeOf } from './themes.ts';

/** Squares of pale and ground, by turns; every other one is pieced of a tint. */
const patches: readonly Ink[] = ['ground', 'ground>a2:0.3', 'ground', 'ground>a3:0.26'];
/** On a dye that was named: fuchsia on its way to marigold would be brick. */
const onDye: readonly Ink[] = ['ground', 'ground>light:0.14', 'ground', 'ground>light:0.24'];

/** Pictures in squares of two grounds, a running stitch within each, a small thing in every corner. */
export function patchwork(planner: Planner, players: readonly Player[]): void {
  const { plot, geo: rng, origin, recipe } = planner;
  const size = plot.hero * rng.between(1.2, 1.34);
  const lattice = squareLattice(plot.torus, size, true);
  const [w, h] = [lattice.stepX, lattice.stepY];
  const fit = Math.min(w, h) * 0.385;
  const occupancy = createOccupancy(plot.torus);
  const shift = rng.whole(0, players.length - 1);
  const theme = themeOf(players);
  const corner =
    fillersOf[theme].findLast(({ name }) => !recipe.motifs.exclude.some((motif) => motif === name)) ?? dotFiller;
  for (const { x, y, column, row } of lattice.sites) {
    const at = { x: x + origin.x, y: y + origin.y };
    const kind = (column + row) % 2 === 0 ? (row % 2) * 2 : 1 + 2 * (row % 2);
    const ink = (isOnDye(recipe) ? onDye : patches)[kind] ?? 'ground';
    if (ink !== 'ground') planner.put('bands', { symbol: patch(planner, ink, w, h), ...at, turn: 0, scale: 1 });
    planner.put('marks', { symbol: stitches(planner, w, h), ...at, turn: 0, scale: 1 });
    const player = players[(column + row * (players.length > 2 ? 2 : 1) + shift) % players.length];
    if (player === undefined) continue;
    setPlayer(
      planner,
      occupancy,
      player,
      { ...at, radius: fit, dress: (column + 2 * row) % 4, flip: row % 2 === 1, rank: 'hero' },
      0,
    );
    const crossing = { x: at.x + w / 2, y: at.y + h / 2 };
    const symbol = planner.symbol('corner', () => corner.draw(fit * 0.16, 'a1', 'a2'));
    planner.put('fillers', { symbol, ...crossing, turn: 0, scale: 1 });
    planner.note({ ...crossing, r: fit * 0.16, motif: corner.name, rank: 'filler' });
  }
}

function patch(planner: Planner, ink: Ink, w: number, h: number): number {
  return planner.symbol(`patch/${ink}`, () => {
    const sketch = createSketch();
    sketch.area(polyline(square(w / 2 + 0.3, h / 2 + 0.3), true), ink);
    return sketch.done(Math.max(w, h) * 0.72);
  });
}

function square(x: number, y: number): Point[] {
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** Dashes along all four sides, dots at the corners. */
function stitches(planner: Planner, w: number, h: number): number {
  return planner.symbol('stitches', () => {
    const sketch = createSketch();
    const [x, y] = [w * 0.44, h * 0.44];
    const count = 15;
    let d = '';
    for (let k = 1; k < count; k += 2) {
      const [from, to] = [(2 * k) / count - 1 - 0.9 / count, (2 * k) / count - 1 + 0.9 / count];
      for (const side of [-1, 1]) {
        d += polyline([
          [from * x, side * y],
          [to * x, side * y],
        ]);
        d += polyline([
          [side * x, from * y],
          [side * x, to * y],
        ]);
      }
    }
    sketch.line(d, 'line', Math.max(1, w * 0.0075));
    sketch.area([-1, 1].flatMap((i) => [-1, 1].map((j) => circle(i * x, j * y, w * 0.011))).join(''), 'line');
    return sketch.done(Math.max(w, h) * 0.66);
  });
}
