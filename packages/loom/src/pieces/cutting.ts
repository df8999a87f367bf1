import { delta } from '../layout/torus.ts';
import { steady } from '../number/steady.ts';
import type { Item, MotifDisc, Scene, SceneSymbol } from '../scene/scene.ts';
import { type Box, boxOfPath, joinBoxes } from './path-box.ts';

/** What belongs to a motif lies inside its disc; parts reach out of it by little, stems of the ground by much. */
const inside = 0.98;
const mostReach = 1.45;
/** What is set in a disc's middle is the motif itself, whatever its shape. */
const core = { away: 0.3, reach: 2.7 };

/** A motif as it lies in a cloth: the items of its disc, about the middle of what they paint. */
export interface Cutting {
  readonly items: readonly Item[];
  readonly width: number;
  readonly height: number;
}

/** The most upright motif of a rank that has anything drawn in its disc. */
export function cutMotif(scene: Scene, rank: MotifDisc['rank']): Cutting | undefined {
  let best: Cutting | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const disc of scene.census) {
    if (disc.rank !== rank) continue;
    const cutting = cut(scene, disc);
    const tilt = Math.abs(steady.sin((cutting?.items[0]?.turn ?? 0) / 2));
    if (cutting !== undefined && tilt < least - 0.01) {
      least = tilt;
      best = cutting;
    }
  }
  return best;
}

function cut(scene: Scene, disc: MotifDisc): Cutting | undefined {
  const items: Item[] = [];
  let box: Box | undefined;
  for (const layer of scene.layers) {
    for (const item of layer.items) {
      const symbol = scene.symbols[item.symbol];
      if (symbol === undefined) continue;
      const [x, y] = delta(scene.torus, disc.x, disc.y, item.x, item.y);
      const away = steady.hypot(x, y);
      const reach = away + symbol.radius * item.scale;
      const isCore = away < disc.r * core.away && reach <= disc.r * core.reach;
      if (!isCore && (away > disc.r * inside || reach > disc.r * mostReach)) continue;
      const set = { ...item, x, y };
      items.push(set);
      box = joinBoxes(box, painted(symbol, set));
    }
  }
  if (box === undefined) return undefined;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return {
    items: items.map((item) => ({ ...item, x: item.x - x, y: item.y - y })),
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
}

/** Where an item paints, from the corners of its paths. */
function painted({ shapes }: SceneSymbol, { x, y, turn, scale, flip }: Item): Box | undefined {
  const cos = steady.cos(turn) * scale;
  const sin = steady.sin(turn) * scale;
  const side = flip === true ? -1 : 1;
  let box: Box | undefined;
  for (const { d, strokeWidth = 0 } of shapes) {
    box = joinBoxes(
      box,
      boxOfPath(
        d,
        (px, py) => [x + side * px * cos - py * sin, y + side * px * sin + py * cos],
        (strokeWidth * scale) / 2,
      ),
    );
  }
  return box;
}
