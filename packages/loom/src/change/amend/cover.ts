import { type Disc, footprint } from '../../drawing/figures/footprint.ts';
import type { Item, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import { endsOfPath } from '../../numbers/geometry/ends-of-path.ts';
import { steady } from '../../numbers/steady.ts';

/** Of a drawing without outlines that can be measured, this share of its radius counts as covered. */
const usual = 0.8;
/** Stems are measured along their edges, at least this far, units. */
const thinnest = 1.5;
const widest = 12;

const known = new WeakMap<SceneSymbol, readonly Disc[]>();
const edges = new WeakMap<SceneSymbol, readonly Disc[]>();

/** What an item covers, as discs on the cloth. */
export function coverOf(symbol: SceneSymbol, item: Item, kind: SceneLayer['kind']): Disc[] {
  const discs = kind === 'stems' || kind === 'lines' ? edgesOf(symbol) : bodyOf(symbol);
  const cos = steady.cos(item.turn) * item.scale;
  const sin = steady.sin(item.turn) * item.scale;
  const side = item.flip === true ? -1 : 1;
  return discs.map(({ x, y, r }) => ({
    x: item.x + side * x * cos - y * sin,
    y: item.y + side * x * sin + y * cos,
    r: r * item.scale,
  }));
}

function bodyOf(symbol: SceneSymbol): readonly Disc[] {
  const ready = known.get(symbol);
  if (ready !== undefined) return ready;
  const measured = footprint(symbol);
  const discs = measured.length > 0 ? measured : [{ x: 0, y: 0, r: symbol.radius * usual }];
  known.set(symbol, discs);
  return discs;
}

function edgesOf(symbol: SceneSymbol): readonly Disc[] {
  const ready = edges.get(symbol);
  if (ready !== undefined) return ready;
  const discs = symbol.shapes.flatMap(({ d, strokeWidth = 0 }) => {
    const points = endsOfPath(d);
    return points.map(([x, y], i): Disc => {
      const [nx, ny] = points[i + 1] ?? [x, y];
      const half = steady.hypot(nx - x, ny - y) / 2;
      return { x, y, r: Math.min(widest, Math.max(thinnest, strokeWidth / 2, half)) };
    });
  });
  edges.set(symbol, discs);
  return discs;
}
