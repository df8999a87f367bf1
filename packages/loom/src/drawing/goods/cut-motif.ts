import { readPath } from '../../numbers/geometry/read-path.ts';
import { steady } from '../../numbers/steady.ts';
import { delta } from '../../numbers/torus.ts';
import type { Item, MotifDisc, Scene, SceneSymbol } from '../scene.ts';
import { type Strips, stripsOf } from './strips-of.ts';

/** What belongs to a motif lies inside its disc; parts reach out of it by little, stems of the ground by much. */
const inside = 0.98;
const mostReach = 1.45;
/** What is set in a disc's middle is the motif itself, whatever its shape. */
const core = { away: 0.3, reach: 2.7, least: 0.6 };

/** More upright by less than this is no more upright. */
const clearly = 0.01;

/** A motif as it lies in a cloth: the items of its disc, about the middle of what they paint. */
export interface Cutting {
  readonly items: readonly Item[];
  readonly width: number;
  readonly height: number;
  /** What it is, where it was cut out of a cloth. */
  readonly motif?: string;
}

/** The most upright motif of a rank, or of a kind, that has anything drawn in its disc; `isAlone` without the sprigs that were set beside it. */
export function cutMotif(
  scene: Scene,
  rank: MotifDisc['rank'] | undefined,
  motif?: string,
  isAlone = false,
): Cutting | undefined {
  let best: Cutting | undefined;
  let least = Number.POSITIVE_INFINITY;
  const strips = stripsOf(scene);
  for (const disc of scene.census) {
    // None is more upright by enough.
    if (least <= clearly) break;
    if ((rank !== undefined && disc.rank !== rank) || (motif !== undefined && disc.motif !== motif)) continue;
    const all = itemsIn(scene, disc, strips);
    const items = isAlone ? ownItems(scene, all, disc) : all;
    const tilt = Math.abs(steady.sin((items[0]?.turn ?? 0) / 2));
    // Boxes are dear: only of what may be the most upright.
    const cutting = tilt < least - clearly ? cut(scene, items) : undefined;
    if (cutting === undefined) continue;
    least = tilt;
    best = { ...cutting, motif: disc.motif };
  }
  return best;
}

/** Where one drawing in the middle fills a disc, that is the motif. */
function ownItems(scene: Scene, items: readonly Item[], { r }: MotifDisc): readonly Item[] {
  const reach = ({ symbol, scale }: Item) => (scene.symbols[symbol]?.radius ?? 0) * scale;
  const middle = items.filter((item) => steady.hypot(item.x, item.y) < r * core.away);
  if (!middle.some((item) => reach(item) > r * core.least)) return items;
  // A cloth may have tossed it: what stands alone elsewhere stands upright.
  const [only] = middle;
  return only !== undefined && middle.length === 1 ? [{ ...only, turn: 0 }] : middle;
}

/** The items of a disc, about its middle, in the order of their layers. */
function itemsIn(scene: Scene, disc: MotifDisc, strips: Strips): Item[] {
  const items: Item[] = [];
  for (const item of strips.near(disc)) {
    const symbol = scene.symbols[item.symbol];
    if (symbol === undefined) continue;
    const [x, y] = delta(scene.torus, disc.x, disc.y, item.x, item.y);
    const away = steady.hypot(x, y);
    const reach = away + symbol.radius * item.scale;
    const isCore = away < disc.r * core.away && reach <= disc.r * core.reach;
    if (!isCore && (away > disc.r * inside || reach > disc.r * mostReach)) continue;
    items.push({ ...item, x, y });
  }
  return items;
}

function cut(scene: Scene, items: readonly Item[]): Cutting | undefined {
  let box: Box | undefined;
  for (const item of items) {
    const symbol = scene.symbols[item.symbol];
    if (symbol !== undefined) box = joinBoxes(box, painted(symbol, item));
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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A box around an SVG path after `move` and with `margin` all round: around its corners and control points, so hardly ever too small
 * and at most a little too large. Undefined for an empty path.
 */
export function boxOfPath(
  d: string,
  move: (x: number, y: number) => readonly [x: number, y: number],
  margin: number,
): Box | undefined {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [x, y] = [0, 0];
  const visit = (px: number, py: number, bulge = 0) => {
    const [u, v] = move(px, py);
    const away = margin + bulge * growth;
    left = Math.min(left, u - away);
    top = Math.min(top, v - away);
    right = Math.max(right, u + away);
    bottom = Math.max(bottom, v + away);
  };
  const [ox, oy] = move(0, 0);
  const [ux, uy] = move(1, 0);
  const growth = steady.hypot(ux - ox, uy - oy);
  readPath(d, (command, numbers) => {
    const kind = command.toUpperCase();
    const step = stepOf(kind);
    const value = (place: number) => numbers[place] ?? 0;
    for (let at = 0; at + step <= numbers.length; at += step) {
      const fromX = command === kind ? 0 : x;
      const fromY = command === kind ? 0 : y;
      const beginX = x;
      const beginY = y;
      const end = at + step;
      if (kind === 'C' || kind === 'Q' || kind === 'S')
        for (let place = at; place < end - 2; place += 2) visit(fromX + value(place), fromY + value(place + 1));
      if (kind === 'H') x = fromX + value(at);
      else if (kind === 'V') y = fromY + value(at);
      else {
        x = fromX + value(end - 2);
        y = fromY + value(end - 1);
      }
      visit(x, y);
      // An arc stands off from the middle of its chord by half of it at most, unless it is the larger part of its circle.
      if (kind === 'A')
        visit(
          (beginX + x) / 2,
          (beginY + y) / 2,
          value(at + 3) === 1 ? value(at) : steady.hypot(x - beginX, y - beginY) / 2,
        );
    }
  });
  return left > right ? undefined : { left, top, right, bottom };
}

/** Numbers that each step of a command takes. */
function stepOf(kind: string): number {
  if (kind === 'A') return 7;
  if (kind === 'C') return 6;
  if (kind === 'Q' || kind === 'S') return 4;
  return kind === 'H' || kind === 'V' ? 1 : 2;
}

function joinBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The items of a motif set at a place, by the factor `k`, mirrored where asked. */
export function layCutting({ items }: Cutting, x: number, y: number, k: number, isFlipped: boolean): Item[] {
  const side = isFlipped ? -1 : 1;
  return items.map(({ flip = false, ...item }) => ({
    ...item,
    x: x + side * item.x * k,
    y: y + item.y * k,
    turn: side * item.turn,
    scale: item.scale * k,
    ...(flip !== isFlipped ? { flip: true } : {}),
  }));
}
