import type { Disc } from '../../drawing/figures/footprint.ts';
import type { Item, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import type { Torus } from '../../numbers/torus.ts';
import { coverOf } from './cover.ts';
import { createDiscIndex } from './disc-index.ts';
import type { Instance } from './instance.ts';
import type { Sheet } from './sheet.ts';

/** What is painted on a cloth, so that nothing more is set upon it. */
export interface Room {
  add(discs: readonly Disc[], item: Item): void;
  /** What was taken off leaves its place free. */
  forget(item: Item): void;
  /** Distance from the rim of the nearest of these discs to what is painted; less than nothing where they overlap; `reach` at most. */
  clearance(discs: readonly Disc[], reach: number, except?: ReadonlySet<Item>): number;
  /** All that is painted within a distance, as seen from the place. */
  around(x: number, y: number, distance: number, except: ReadonlySet<Item>): Disc[];
  /** Items that are nearer to these discs than a distance. */
  touching(discs: readonly Disc[], distance: number, except: ReadonlySet<Item>): Set<Item>;
  /** Items on which these discs lie rather than beside them. */
  beneath(discs: readonly Disc[]): Set<Item>;
}

/** Grounds and their dots are no neighbours: motifs lie upon them. */
export const isGround = ({ kind, id }: Pick<SceneLayer, 'kind' | 'id'>): boolean =>
  kind === 'ground' || kind === 'field' || kind === 'dots' || ['nib', 'crackle', 'isen'].includes(id);

/** Deepest overlap of neighbours, as a share of the smaller disc's radius. */
const overlap = 0.5;

export function createRoom(sheet: Sheet, region: Region): Room {
  const index = createDiscIndex<Item>(sheet.torus);
  const gone = new Set<Item>();
  const add: Room['add'] = (discs, item) => {
    for (const disc of discs) index.add(disc, item);
  };
  for (const layer of sheet.layers) {
    if (isGround(layer)) continue;
    for (const { value, isGone, after } of layer.slots)
      for (const item of isGone ? after : [value, ...after]) {
        const symbol = sheet.symbols[item.symbol];
        if (symbol && region(symbol, item)) add(coverOf(symbol, item, layer.kind), item);
      }
  }
  return {
    add,
    forget: (item) => {
      gone.add(item);
    },
    clearance: (discs, reach, except) => {
      let least = reach;
      for (const { x, y, r } of discs)
        index.near(x, y, r + least, (dx, dy, other, item) => {
          if (except?.has(item) !== true && !gone.has(item))
            least = Math.min(least, Math.sqrt(dx * dx + dy * dy) - other - r);
        });
      return least;
    },
    around: (x, y, distance, except) => {
      const found: Disc[] = [];
      index.near(x, y, distance, (dx, dy, r, item) => {
        if (!except.has(item) && !gone.has(item)) found.push({ x: x + dx, y: y + dy, r });
      });
      return found;
    },
    touching: (discs, distance, except) => {
      const found = new Set<Item>();
      for (const { x, y, r } of discs)
        index.near(x, y, r + distance, (_dx, _dy, _r, item) => {
          if (!except.has(item) && !gone.has(item)) found.add(item);
        });
      return found;
    },
    beneath: (discs) => {
      const found = new Set<Item>();
      for (const { x, y, r } of discs)
        index.near(x, y, r, (dx, dy, other, item) => {
          if (gone.has(item)) return;
          if (Math.sqrt(dx * dx + dy * dy) + overlap * Math.min(r, other) < Math.max(r, other)) found.add(item);
        });
      return found;
    },
  };
}

/** Cells along the side of the square in which a free circle is looked for. */
const cells = 26;

/** The largest circle that is centred within these discs, touches nothing that is taken and reaches out of them by `out` at most. */
export function largestFree(freed: readonly Disc[], taken: readonly Disc[], out: number): Disc {
  const left = Math.min(...freed.map(({ x, r }) => x - r));
  const right = Math.max(...freed.map(({ x, r }) => x + r));
  const top = Math.min(...freed.map(({ y, r }) => y - r));
  const bottom = Math.max(...freed.map(({ y, r }) => y + r));
  const step = Math.max(right - left, bottom - top) / cells;
  let best: Disc = { x: (left + right) / 2, y: (top + bottom) / 2, r: 0 };
  for (let y = top + step / 2; y < bottom; y += step) {
    for (let x = left + step / 2; x < right; x += step) {
      let r = 0;
      for (const disc of freed) {
        const depth = disc.r - Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2);
        if (depth > 0) r = Math.max(r, depth + out);
      }
      for (const disc of taken) {
        if (r <= best.r) break;
        r = Math.min(r, Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2) - disc.r);
      }
      if (r > best.r) best = { x, y, r };
    }
  }
  return best;
}

/** Whether an item may lie in or near one of some motifs: all others need not be measured. */
export type Region = (symbol: SceneSymbol, item: Item) => boolean;

/** What stands in a motif's room reaches at most so much farther than the motif, and is looked round so far in units. */
const roomy = 1.5;
const lookedRound = 40;

export function regionOf(torus: Torus, symbols: readonly SceneSymbol[], instances: readonly Instance[]): Region {
  const index = createDiscIndex<Instance>(torus);
  for (const instance of instances) {
    const reach = Math.max(
      instance.r,
      ...instance.parts.map(({ item }) => (symbols[item.symbol]?.radius ?? 0) * item.scale),
    );
    index.add({ x: instance.x, y: instance.y, r: reach * roomy + lookedRound }, instance);
  }
  return (symbol, item) => {
    let isNear = false;
    index.near(item.x, item.y, symbol.radius * item.scale, () => {
      isNear = true;
    });
    return isNear;
  };
}
