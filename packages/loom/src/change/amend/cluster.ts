import type { Disc } from '../../drawing/figures/footprint.ts';
import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import { delta } from '../../numbers/torus.ts';
import { coverOf } from './cover.ts';
import { createDiscIndex } from './disc-index.ts';
import { isGround, type Region } from './room.ts';

/** A drawing with its place and the layer it belongs on. */
export interface Piece {
  readonly item: Item;
  readonly symbol: SceneSymbol;
  readonly layer: Pick<SceneLayer, 'id' | 'kind'>;
}

/** What lies on a cloth and touches, as one: a plant with its flowers, a figure. */
export interface Cluster {
  readonly pieces: readonly Piece[];
  readonly cover: readonly Disc[];
  readonly discs: readonly MotifDisc[];
}

/** A cloth of which whole clusters can be taken. */
export interface Nursery {
  /** Clusters that lie wholly within a circle, the largest first. */
  within(x: number, y: number, r: number): Cluster[];
}

interface Grown {
  readonly item: Item;
  readonly symbol: SceneSymbol;
  readonly layer: SceneLayer;
  /** Its place among all, back to front. */
  readonly depth: number;
  readonly cover: readonly Disc[];
}

/** Units between two drawings that count as joined. */
const joined = 3;
const mostJoined = 80;

/** The clusters of a scene, as far as they lie in a region, that show none of some motifs. */
export function createNursery(scene: Scene, without: ReadonlySet<string>, region: Region): Nursery {
  const { torus } = scene;
  const index = createDiscIndex<Grown>(torus);
  let depth = 0;
  for (const layer of scene.layers) {
    if (isGround(layer)) continue;
    for (const item of layer.items) {
      const symbol = scene.symbols[item.symbol];
      if (symbol === undefined || !region(symbol, item)) continue;
      const grown: Grown = { item, symbol, layer, depth: depth++, cover: coverOf(symbol, item, layer.kind) };
      for (const disc of grown.cover) index.add(disc, grown);
    }
  }
  const census = createDiscIndex<MotifDisc>(torus);
  for (const disc of scene.census) census.add({ x: disc.x, y: disc.y, r: 0 }, disc);

  const away = (x: number, y: number, thing: { x: number; y: number }): number => {
    const [dx, dy] = delta(torus, x, y, thing.x, thing.y);
    return Math.sqrt(dx * dx + dy * dy);
  };

  /** Everything joined to a drawing, and whether it all lies in the circle. */
  const joinedTo = (first: Grown, x: number, y: number, r: number): { found: Grown[]; isWhole: boolean } => {
    const found = [first];
    const seen = new Set(found);
    for (const grown of found) {
      for (const disc of grown.cover) {
        if (found.length > mostJoined || away(x, y, disc) + disc.r > r) return { found, isWhole: false };
        index.near(disc.x, disc.y, disc.r + joined, (_dx, _dy, _r, other) => {
          if (seen.has(other)) return;
          seen.add(other);
          found.push(other);
        });
      }
    }
    return { found, isWhole: true };
  };

  /** As it lies round a place, over the joined edges too. */
  const clusterOf = (found: readonly Grown[], x: number, y: number): Cluster => {
    const round = <T extends { x: number; y: number }>(thing: T): T => {
      const [dx, dy] = delta(torus, x, y, thing.x, thing.y);
      return { ...thing, x: x + dx, y: y + dy };
    };
    const sorted = found.toSorted((a, b) => a.depth - b.depth);
    const listed = new Set<MotifDisc>();
    for (const { item, symbol } of sorted) {
      const reach = symbol.radius * item.scale;
      census.near(item.x, item.y, reach * 0.35 + 0.5, (_dx, _dy, _r, disc) => {
        if (disc.r < reach * 2 && disc.r > reach * 0.3) listed.add(disc);
      });
    }
    return {
      pieces: sorted.map(({ item, symbol, layer }) => ({ item: round(item), symbol, layer })),
      cover: sorted.flatMap(({ cover }) => cover.map(round)),
      discs: scene.census.filter((disc) => listed.has(disc)).map(round),
    };
  };

  return {
    within: (x, y, r) => {
      const near = new Set<Grown>();
      index.near(x, y, r, (_dx, _dy, _r, grown) => near.add(grown));
      const tried = new Set<Grown>();
      const clusters: Cluster[] = [];
      for (const grown of near) {
        if (tried.has(grown)) continue;
        const { found, isWhole } = joinedTo(grown, x, y, r);
        // What leads out of the circle does so from wherever it is followed.
        for (const other of found) tried.add(other);
        if (!isWhole) continue;
        const cluster = clusterOf(found, x, y);
        if (
          !cluster.discs.some(({ motif }) => without.has(motif)) &&
          !found.some(({ symbol }) => without.has(symbol.motif ?? ''))
        )
          clusters.push(cluster);
      }
      return clusters.sort((a, b) => areaOf(b.cover) - areaOf(a.cover));
    },
  };
}

export function areaOf(discs: readonly Disc[]): number {
  return discs.reduce((sum, { r }) => sum + r * r, 0);
}

/** The middle of the box about discs. */
export function middleOf(discs: readonly Disc[]): { x: number; y: number } {
  const xs = discs.flatMap(({ x, r }) => [x - r, x + r]);
  const ys = discs.flatMap(({ y, r }) => [y - r, y + r]);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** A cluster in another place and size. */
export function moved({ pieces, cover, discs }: Cluster, to: { x: number; y: number }, size: number): Cluster {
  const from = middleOf(cover);
  const at = <T extends { x: number; y: number }>(thing: T): T => ({
    ...thing,
    x: to.x + (thing.x - from.x) * size,
    y: to.y + (thing.y - from.y) * size,
  });
  return {
    pieces: pieces.map(({ item, ...piece }) => ({ ...piece, item: { ...at(item), scale: item.scale * size } })),
    cover: cover.map((disc) => ({ ...at(disc), r: disc.r * size })),
    discs: discs.map((disc) => ({ ...at(disc), r: disc.r * size })),
  };
}
