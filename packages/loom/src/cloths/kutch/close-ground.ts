import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { clothLayers } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { around, petal, ringOf } from '../../drawing/stitching/chain-shapes.ts';
import { chainLine, layChains } from '../../drawing/stitching/chain-stitch.ts';
import { endsOfPath } from '../../numbers/geometry/ends-of-path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { place } from '../../numbers/geometry/point.ts';
import { mirrorButi } from './mirror.ts';
import { type KutchTask, type Threads, threadsOf } from './task.ts';

/** From this density on no ground shows but between threads; below it only the widest gaps are worked. */
const leastClosed = 0.45;
/** Radii in rows of chain: of an abhla with its thorns, and of the smallest flower. */
const abhla = { most: 11, least: 8 } as const;
const flower = { most: 6.5, least: 3.2 } as const;
/** Air about what is worked, in rows. */
const air = 1.5;
const mostFillers = 900;
/** What a drawing covers is known to so many units. */
const grain = 9;

/** Abhla and small flowers of chain wherever ground is left: a Kutchi needle stops when there is none. */
export function closeGround(task: KutchTask): void {
  const { recipe, planner, width } = task;
  const room = planner.room();
  for (const { id } of clothLayers)
    for (const { symbol, x, y, turn, scale, flip = false } of planner.items(id)) {
      const drawing = planner.symbols[symbol];
      if (drawing === undefined) continue;
      const points = coverOf(drawing).map(([px, py]): Point => [(flip ? -px : px) * scale, py * scale]);
      for (const [px, py] of place(points, x, y, turn)) room.add(px, py, grain);
    }
  const isOpen = recipe.density < leastClosed;
  const least = width * (isOpen || !isAllowed(recipe, 'blossom') ? abhla.least : flower.least);
  for (let n = 0; n < mostFillers; n++) {
    const { x, y, r } = room.max();
    const free = r - width * air;
    if (free < least) return;
    const isGlass = free >= width * abhla.least && recipe.isGlassless !== true;
    const radius = Math.min(free, width * (isGlass ? abhla.most : flower.most));
    const size = Math.round(radius / width);
    const symbol = planner.symbol(`close/${isGlass ? 'abhla' : 'flower'}/${size}/${n % 2}`, () =>
      isGlass
        ? mirrorButi(size * width, task, n % 2 === 0 ? 'a1' : 'a2', n % 2 === 0 ? 'a2' : 'a1')
        : chainFlower(size * width, width, threadsOf(task, n)),
    );
    planner.put('fill', { symbol, x, y, turn: 0, scale: 1 });
    if (!isGlass) planner.note({ x, y, r: radius, motif: 'blossom', rank: 'filler' });
    room.add(x, y, radius);
  }
}

/** Five loops about an eye. */
function chainFlower(radius: number, width: number, { body, second }: Threads): SceneSymbol {
  const sketch = createSketch();
  const loop = petal('round', radius * 0.74, radius * 0.78, width * 0.8, [body, second]);
  layChains(sketch, around(loop, 5, radius * 0.26), width * 0.8);
  layChains(sketch, [chainLine(ringOf(radius * 0.16), second, true)], width * 0.8);
  return sketch.done(radius);
}

/** Points of all that a drawing is made of, one to each grain of cloth. */
function coverOf({ shapes }: SceneSymbol): readonly Point[] {
  const seen = new Map<string, Point>();
  for (const { d } of shapes)
    for (const [x, y] of endsOfPath(d)) seen.set(`${Math.round(x / grain)}/${Math.round(y / grain)}`, [x, y]);
  return [...seen.values()];
}
