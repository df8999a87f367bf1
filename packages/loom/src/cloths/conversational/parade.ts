import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { footOf } from '../../drawing/subjects/foot-of.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Player } from './player.ts';
import { fillGround, roomOf, setPlayer } from './set-out.ts';
import { themeOf } from './themes.ts';
import { wholeRows } from './whole-rows.ts';

const fields: readonly Ink[] = ['ground', 'ground>a1:0.16', 'ground', 'ground>a2:0.26'];

/** Broad bands; on each one thing after another stands on its rule, dots beneath. */
export function parade(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng } = planner;
  const airy = 1 - recipe.density;
  const radius = roomOf(planner) * rng.between(0.8, 0.92);
  const ask = { stepX: radius * (1.85 + 1.5 * airy), stepY: radius * 2.6 };
  const lattice = wholeRows(plot.torus, ask, players.length);
  const { stepX, stepY } = lattice;
  const fit = Math.min(radius, stepX * 0.47, stepY * 0.4);
  const occupancy = createOccupancy(plot.torus);
  const rule = stepY * 0.4;
  for (const { x, y, column, row } of lattice.sites) {
    const player = players[(row + column * (players.length > 2 ? 1 : 0)) % players.length];
    const ink = fields[row % (lattice.rows % 4 === 0 ? 4 : 2)] ?? 'ground';
    if (ink !== 'ground') planner.put('bands', { symbol: band(planner, ink, stepX, stepY), x, y, turn: 0, scale: 1 });
    planner.put('marks', { symbol: ground(planner, stepX, rule, fit), x, y, turn: 0, scale: 1 });
    if (player === undefined) continue;
    const foot = player.outline === undefined ? 0.86 : footOf(player.outline);
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x,
        y: y + rule - foot * fit * player.size - fit * 0.03,
        radius: fit,
        dress: (column + row) % 4,
        flip: row % 2 === 1,
        rank: 'hero',
      },
      fit * 0.12,
    );
    for (let k = 0; k < 6; k++) occupancy.add(x + stepX * (k / 6 - 0.5), y + rule + fit * 0.1, fit * 0.28);
  }
  fillGround(planner, occupancy, {
    theme: themeOf(players),
    radius: fit * 0.2,
    air: fit * 0.13,
    least: Math.max(2.4, fit * 0.06),
  });
}

function band(planner: Planner, ink: Ink, w: number, h: number): number {
  return planner.symbol(`band/${ink}`, () => {
    const sketch = createSketch();
    const [x, y] = [w / 2 + 0.3, h / 2 + 0.3];
    sketch.area(
      polyline(
        [
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ],
        true,
      ),
      ink,
    );
    return sketch.done(Math.max(w, h) * 0.75);
  });
}

/** The rule that things stand on, and a row of dots below it. */
function ground(planner: Planner, w: number, y: number, fit: number): number {
  return planner.symbol('rule', () => {
    const sketch = createSketch();
    sketch.line(
      polyline([
        [-w / 2 - 0.3, y],
        [w / 2 + 0.3, y],
      ]),
      'line',
      Math.max(1.2, fit * 0.03),
    );
    const count = Math.max(4, Math.round(w / (fit * 0.2)));
    const size = Math.max(1.2, fit * 0.032);
    sketch.area(
      Array.from({ length: count }, (_, k) => circle(((k + 0.5) / count - 0.5) * w, y + fit * 0.11, size)).join(''),
      'a1',
    );
    return sketch.done(w * 0.75 + y);
  });
}
