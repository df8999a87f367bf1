import { boxOfPath } from '../../drawing/goods/cut-motif.ts';
import type { Item, MotifDisc, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** With more drawings than this a field is no set of motifs. */
const mostItems = 1600;

/** Drawings of a scene that hang together: a flower with its stem and leaves, or a coin between two of them. */
export interface Cluster extends Box {
  readonly items: readonly { readonly item: Item; readonly layer: number }[];
}

/** What stands alone in a field of one module; undefined where it is too much to be motifs. Drawings that overlap by less than `aside`, a share of the smaller, stand beside each other. Boxes lie about the middle of their first drawing. */
export function clustersOf(scene: Scene, aside: number): readonly Cluster[] | undefined {
  const { w, h } = scene.torus;
  const items = scene.layers.flatMap((layer, n) =>
    layer.kind === 'ground' || layer.kind === 'field' ? [] : layer.items.map((item) => ({ item, layer: n })),
  );
  if (items.length === 0 || items.length > mostItems) return undefined;
  const boxes = items.map(({ item }) => boxOf(scene.symbols[item.symbol], item));
  const parent = items.map((_, k) => k);
  const rootOf = (k: number): number => {
    let at = k;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  for (const [k, one] of boxes.entries()) {
    for (let j = k + 1; j < boxes.length; j++) {
      const other = boxes[j];
      if (
        other !== undefined &&
        touch(one.left, one.right, other.left, other.right, w, aside) &&
        touch(one.top, one.bottom, other.top, other.bottom, h, aside)
      )
        parent[rootOf(j)] = rootOf(k);
    }
  }
  const clusters = new Map<number, { items: Cluster['items'][number][]; box: Box; x: number; y: number }>();
  for (const [k, each] of items.entries()) {
    const own = boxes[k];
    if (own === undefined) continue;
    const root = rootOf(k);
    const known = clusters.get(root);
    if (known === undefined) {
      clusters.set(root, { items: [each], box: own, x: each.item.x, y: each.item.y });
      continue;
    }
    // Beside the first one, not on the other side of the tile.
    const dx = -w * Math.round((each.item.x - known.x) / w);
    const dy = -h * Math.round((each.item.y - known.y) / h);
    known.items.push({ ...each, item: { ...each.item, x: each.item.x + dx, y: each.item.y + dy } });
    known.box = {
      left: Math.min(known.box.left, own.left + dx),
      right: Math.max(known.box.right, own.right + dx),
      top: Math.min(known.box.top, own.top + dy),
      bottom: Math.max(known.box.bottom, own.bottom + dy),
    };
  }
  return [...clusters.values()].map(({ items: own, box }) => ({ ...box, items: own }));
}

/** The discs of a cluster: those in its box, and where they lie beside it and not on the other side of the tile. */
export function discsOf(
  { census, torus: { w, h } }: Scene,
  { left, right, top, bottom }: Cluster,
): { readonly disc: MotifDisc; readonly x: number; readonly y: number }[] {
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  return census.flatMap((disc) => {
    const x = disc.x - w * Math.round((disc.x - midX) / w);
    const y = disc.y - h * Math.round((disc.y - midY) / h);
    return x > left && x < right && y > top && y < bottom ? [{ disc, x, y }] : [];
  });
}

/** Whether two spans of a ring of this length overlap by more than a little. */
function touch(from: number, to: number, start: number, end: number, length: number, less: number): boolean {
  const away = (start + end - from - to) / 2;
  const near = Math.abs(away - length * Math.round(away / length));
  const [one, other] = [to - from, end - start];
  return near < (one + other) / 2 - Math.min(one, other) * less;
}

const known = new WeakMap<SceneSymbol, Box>();

/** What an item covers, in units. */
export function boxOf(symbol: SceneSymbol | undefined, { x, y, turn, scale, flip }: Item): Box {
  if (symbol === undefined) return { left: x, right: x, top: y, bottom: y };
  const own = known.get(symbol) ?? measured(symbol);
  known.set(symbol, own);
  const [cos, sin] = [steady.cos(turn) * scale, steady.sin(turn) * scale];
  const side = flip === true ? -1 : 1;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const px of [own.left, own.right]) {
    for (const py of [own.top, own.bottom]) {
      xs.push(x + side * px * cos - py * sin);
      ys.push(y + side * px * sin + py * cos);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function measured({ shapes, radius }: SceneSymbol): Box {
  let box: Box | undefined;
  for (const { d, strokeWidth = 0 } of shapes) {
    const own = boxOfPath(d, (x, y) => [x, y], strokeWidth / 2);
    if (own === undefined) continue;
    box =
      box === undefined
        ? own
        : {
            left: Math.min(box.left, own.left),
            top: Math.min(box.top, own.top),
            right: Math.max(box.right, own.right),
            bottom: Math.max(box.bottom, own.bottom),
          };
  }
  return box ?? { left: -radius, top: -radius, right: radius, bottom: radius };
}
