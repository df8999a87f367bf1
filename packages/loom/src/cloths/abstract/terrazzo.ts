import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { paintBeside, paints } from './colours.ts';

const shapes = 7;

/** Stone chips set in plaster: a few great ones, many middling, crumbs between. */
export function planTerrazzo(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const occupancy = createOccupancy(plot.torus, 7);
  const near = createNeighbours<Ink>(plot.torus, plot.hero);
  const inks: readonly Ink[] = [...paints.slice(0, 5), 'light', 'a2>light:0.45', 'dark'];
  const drawn = plot.hero * 0.4;
  const symbolOf = (ink: Ink, shape: number) =>
    planner.symbol(`${ink}/${shape}`, () => ({
      shapes: [{ d: chip(drawn, rng.fork('chips').fork(shape)), fill: ink }],
      radius: drawn * 1.05,
    }));
  const items: Item[] = [];
  const classes = [
    { radius: plot.hero * 0.4, share: 5 },
    { radius: plot.hero * 0.25, share: 14 },
    { radius: plot.hero * 0.15, share: 40 },
    { radius: plot.hero * 0.085, share: 130 },
    { radius: plot.hero * 0.045, share: 420 },
  ];
  const area = (plot.torus.w * plot.torus.h) / (plot.hero * plot.hero * 14);
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (const [n, { radius, share }] of classes.entries()) {
    const most = Math.round(share * area * (0.5 + 0.8 * recipe.density));
    for (let k = 0; k < most; k++) {
      const free = occupancy.max();
      const own = rng.fork('place').fork(n).fork(k);
      const r = Math.min(radius * own.between(0.8, 1.1), free.r * 0.92);
      if (r < radius * 0.55 || r < 2.2) break;
      // Anywhere in the gap it fits, not always in its middle.
      const play = Math.max(0, free.r - r - 2);
      const [x, y] = [free.x + own.between(-0.6, 0.6) * play, free.y + own.between(-0.6, 0.6) * play];
      const ink = paintBeside(
        near.within(x, y, plot.hero * 0.7).map(({ value }) => value),
        own,
        inks,
      );
      if (n < 3) near.add(x, y, ink);
      items.push({ symbol: symbolOf(ink, own.whole(1, shapes)), x, y, turn: own.between(0, 6.28), scale: r / drawn });
      planner.census.push({
        x,
        y,
        r: r * 0.85,
        motif: 'chip',
        rank: n === 0 ? 'hero' : n < 3 ? 'secondary' : 'filler',
      });
      occupancy.add(x, y, r * 0.93 + plot.hero * 0.012);
    }
  }
  planner.lay('chips', 'Chips', 'motifs', items);
  return planner.finish();
}

/** Path data of a broken stone about the origin, within the radius. */
function chip(radius: number, rng: Rng): string {
  const corners = rng.pick([4, 5, 5, 6, 7]);
  const flat = rng.between(0.62, 0.95);
  const lean = rng.between(0, Math.PI);
  const points = Array.from({ length: corners }, (_, k): Point => {
    const angle = ((k + rng.between(-0.32, 0.32)) * 2 * Math.PI) / corners;
    const r = radius * rng.between(0.78, 1);
    const [x, y] = [r * steady.cos(angle), r * steady.sin(angle) * flat];
    return [x * steady.cos(lean) - y * steady.sin(lean), x * steady.sin(lean) + y * steady.cos(lean)];
  });
  return polyline(points, true);
}
