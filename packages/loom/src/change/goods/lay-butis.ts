import type { Border } from '../../drawing/goods/lay-border.ts';
import { takeTurns } from '../../drawing/layout/take-turns.ts';
import type { Item, MotifDisc, Scene } from '../../drawing/scene.ts';
import { hundredths } from '../../numbers/steady.ts';
import { modulo } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { type Cluster, clustersOf, discsOf } from './clusters.ts';
import { innerOf } from './inner.ts';

/** At most so many kinds take turns by the row. */
const mostKinds = 3;
/** A motif is at most so long, as a share of what the borders leave; one that would be this much smaller is no buti of it. */
const longest = 0.3;
const leastScale = 0.4;
/** Room between two motifs at least, in their own lengths. */
const air = 0.1;
/** Beside each other they stand free, or side shoots make a chain of them; what lies between has so many times its own breadth. */
const aside = 0.2;
const between = 1.6;
/** What is smaller than this share of the largest lies between the others. */
const smallest = 0.42;
/** So many motifs are a set though no two are alike. */
const fewest = 4;

/** Whether a cloth's motifs stand alone in rows. */
export function isOfButis({ family, layout }: Recipe): boolean {
  const { is = [] } = vocabularies[family].layouts[layout] ?? {};
  return (
    is.includes('buti') ||
    (family === 'phulkari' && layout === 'sainchi') ||
    (family === 'conversational' && layout === 'rows')
  );
}

/**
 * The motifs of a cloth of butis set in bricks on what its borders leave: all whole, as far from one border as from the other, as close as
 * they stood. Undefined where they hang together, or are too large for it.
 */
export function layButis(base: Scene, border: Border): Scene | undefined {
  // What is laid on the ground itself, as shadows of a weft, would stay.
  if (base.layers.some(({ kind, items }) => kind === 'field' && items.length > 1)) return undefined;
  const { w, h } = base.torus;
  const inner = innerOf(base, border);
  const [wide, high] = [w - inner.left - inner.right, h - inner.top - inner.bottom];
  const found = motifsIn(base);
  if (found === undefined) return undefined;
  const { main, small, largest } = found;
  // A motif made for running cloth may be too large for what the borders leave.
  const k = Math.min(1, (Math.min(wide, high) * longest) / largest);
  if (k < leastScale) return undefined;
  const kinds = kindsOf(main).slice(0, mostKinds);
  const [filling] = kindsOf(small);
  const [broad, tall] = [
    k * Math.max(...kinds.map(({ left, right }) => right - left)),
    k * Math.max(...kinds.map(({ top, bottom }) => bottom - top)),
  ];
  // As many to the area as there were, in bricks no narrower than a motif.
  const each = (k * k * w * h) / main.length;
  const stretch = Math.min(1.5, Math.max(0.7, broad / tall));
  const [stepX, stepY] = [
    Math.max(Math.sqrt(each * stretch), broad * (1 + aside)),
    Math.max(Math.sqrt(each / stretch), tall * (0.62 + air)),
  ];
  const isClosedX = border.sides.includes('left') || border.sides.includes('right');
  const isClosedY = border.sides.includes('top') || border.sides.includes('bottom') || border.hasPallu;
  const columns = Math.max(1, Math.round(wide / stepX));
  const pairs = Math.max(1, Math.round(high / stepY / 2));
  const fits = Math.max(1, Math.floor((high - tall * 0.2) / (tall * (0.62 + air))));
  const rows = isClosedY ? Math.max(1, Math.min(Math.round(high / stepY), fits)) : 2 * pairs;
  const [pitchX, pitchY] = [wide / columns, high / rows];
  if (pitchX < broad * 1.02 || (rows > 1 && pitchY * 2 < tall * 1.02) || (isClosedY && pitchY < tall * 0.9))
    return undefined;
  const isRoomy = filling !== undefined && pitchX - broad >= k * (filling.right - filling.left) * between;
  const items = new Map<number, Item[]>();
  const census: MotifDisc[] = [];
  const set = (cluster: Cluster, x: number, y: number) => {
    const [midX, midY] = [(cluster.left + cluster.right) / 2, (cluster.top + cluster.bottom) / 2];
    const at = (each: { readonly x: number; readonly y: number }) => ({
      x: hundredths(modulo(x + (each.x - midX) * k, w)),
      y: hundredths(modulo(y + (each.y - midY) * k, h)),
    });
    for (const { item, layer } of cluster.items)
      items.set(layer, [...(items.get(layer) ?? []), { ...item, ...at(item), scale: item.scale * k }]);
    for (const { disc, x, y } of discsOf(base, cluster)) census.push({ ...disc, ...at({ x, y }), r: disc.r * k });
  };
  const turns = takeTurns(rows, kinds.length);
  for (let row = 0; row < rows; row++) {
    const kind = kinds[turns[row] ?? 0];
    if (kind === undefined) continue;
    const y = inner.top + (row + 0.5) * pitchY;
    const isOdd = row % 2 === 1;
    const count = !isOdd ? columns : isClosedX ? columns - 1 : columns;
    const start = inner.left + (isOdd ? 1 : 0.5) * pitchX;
    if (columns === 1) set(kind, inner.left + wide / 2, y);
    else for (let k = 0; k < count; k++) set(kind, start + k * pitchX, y);
    if (filling === undefined || columns === 1 || !isRoomy) continue;
    const joints = isOdd ? columns : columns - 1;
    for (let k = 0; k < joints; k++) set(filling, inner.left + (k + (isOdd ? 0.5 : 1)) * pitchX, y);
  }
  return {
    ...base,
    layers: base.layers.map((layer, n) =>
      layer.kind === 'ground' || layer.kind === 'field' ? layer : { ...layer, items: items.get(n) ?? [] },
    ),
    census,
  };
}

/** Overlaps by which drawings may belong together: crafts set leaves closer to a stem, or butis closer to each other. */
const asides = [0.12, 0.25, 0.4, 0.02] as const;

/** The motifs of a field, each in one piece: every one has a main drawing, and is met again or is one of some. Undefined where none can be made out. */
function motifsIn(scene: Scene) {
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  for (const aside of asides) {
    const clusters = clustersOf(scene, aside);
    if (clusters === undefined) return undefined;
    const largest = Math.max(...clusters.map(sizeOf));
    const main = clusters.filter((each) => sizeOf(each) >= largest * smallest);
    const small = clusters.filter((each) => sizeOf(each) < largest * smallest);
    const isWhole = main.every((each) => discsOf({ ...scene, census: heroes }, each).length === 1);
    const kinds = kindsOf(main);
    // Plants that a pen draws each a little otherwise are as good a set, where there are some.
    const isSet =
      kinds.length * 2 <= Math.max(2, main.length) ||
      (main.length >= fewest && layersOf(kinds.slice(0, mostKinds)).size === layersOf(main).size);
    if (isWhole && main.length === heroes.length && isSet) return { main, small, largest };
  }
  return undefined;
}

/** The layers that clusters are drawn in: dyes of a block print. */
function layersOf(clusters: readonly Cluster[]): ReadonlySet<number> {
  return new Set(clusters.flatMap(({ items }) => items.map(({ layer }) => layer)));
}

function sizeOf({ left, right, top, bottom }: Cluster): number {
  return Math.max(right - left, bottom - top);
}

/** One of each kind, those that are met most often first. */
function kindsOf(clusters: readonly Cluster[]): readonly Cluster[] {
  const kinds = new Map<string, { cluster: Cluster; count: number }>();
  for (const cluster of clusters) {
    const key = cluster.items
      .map(({ item }) => item.symbol)
      .toSorted((a, b) => a - b)
      .join();
    const known = kinds.get(key);
    kinds.set(key, { cluster: known?.cluster ?? cluster, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count).map(({ cluster }) => cluster);
}
