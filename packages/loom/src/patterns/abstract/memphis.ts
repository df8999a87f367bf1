import { createNeighbours } from '../../layout/neighbours.ts';
import { createOccupancy } from '../../layout/occupancy.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, Item, Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { paintBeside, paints } from './colours.ts';
import { memphisCrumbs, memphisShapes } from './memphis-shapes.ts';

/** Plain shapes thrown together, great, middling and crumbs, none beside its like in form or colour. */
export function planMemphis(recipe: Recipe, plot: Plot): Scene {
  const canvas = createCanvas(recipe, plot);
  const { rng } = canvas;
  const occupancy = createOccupancy(plot.torus, 7);
  const near = createNeighbours<{ ink: Ink; kind: string }>(plot.torus, plot.hero);
  const items: Item[] = [];
  const air = 1.04 + 0.3 * (1 - recipe.density);
  const ranks = [
    { rank: 'hero', from: 0.27, to: 0.4, menu: memphisShapes, share: 0.8 },
    { rank: 'secondary', from: 0.12, to: 0.19, menu: memphisShapes, share: 3 },
    { rank: 'filler', from: 0.03, to: 0.055, menu: memphisCrumbs, share: 9 },
  ] as const;
  const area = (plot.torus.w * plot.torus.h) / plot.hero ** 2;
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (const { rank, from, to, menu, share } of ranks) {
    const names = Object.keys(menu);
    for (let k = 0; k < Math.ceil(area * share); k++) {
      const free = occupancy.max();
      if (free.r < plot.hero * from * air) break;
      const own = rng.fork(rank).fork(k);
      const r = Math.min(plot.hero * own.between(from, to), free.r / air);
      const play = Math.max(0, Math.min(free.r - r * air, r * 1.2));
      const [x, y] = [free.x + own.between(-0.6, 0.6) * play, free.y + own.between(-0.6, 0.6) * play];
      const around = near.within(x, y, plot.hero * 1.1).map(({ value }) => value);
      const fresh = names.filter((name) => !around.some(({ kind }) => kind === name));
      const kind = own.pick(fresh.length > 0 ? fresh : names);
      const body = paintBeside(
        around.map(({ ink }) => ink),
        own,
        paints,
      );
      const inks = { body, second: paintBeside([body], own, [...paints.slice(0, 5), 'light']), line: 'dark' } as const;
      const draw = menu[kind];
      if (!draw) continue;
      if (rank !== 'filler') near.add(x, y, { ink: body, kind });
      const turn = own.whole(0, 7) * (Math.PI / 4) + recipe.freedom * 0.4 * own.normal();
      items.push({
        symbol: canvas.add({ shapes: draw(r, inks, own.fork('draw'), recipe.detail), radius: Math.ceil(r * 1.25) }),
        x,
        y,
        turn,
        scale: 1,
      });
      canvas.census.push({ x, y, r, motif: 'shape', rank });
      occupancy.add(x, y, r * air);
    }
  }
  canvas.layer('shapes', 'Shapes', 'motifs', items);
  return canvas.done('ground');
}
