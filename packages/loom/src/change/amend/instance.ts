import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import { coverOf } from './cover.ts';

/** Where an item lies in a scene. */
export interface Part {
  readonly layer: number;
  readonly index: number;
  readonly item: Item;
}

/** One motif as it lies on the cloth: its disc and what is painted for it. */
export interface Instance extends MotifDisc {
  /** Back to front; none where the drawing is part of a larger one. */
  readonly parts: readonly Part[];
  /** Its place in the census; none for leaves along stems, which have no disc. */
  readonly disc?: number;
}

/** A motif's drawing is set in the middle of its disc, or so far from it as a share of the disc's radius. */
const middle = 0.06;
const away = 0.5;
/** It is about as large: what it reaches as a share of the disc's radius. Slim ones that are known by name reach farther. */
const least = 0.5;
const most = { middle: 2.75, away: 2.4, slim: 6 } as const;
/** What is not in the census fills so much of its own circle. */
const slim = 0.45;
/** Layers whose drawings are not motifs, but for what is set in a disc's middle and no larger than it. */
const backgrounds: readonly SceneLayer['kind'][] = ['field', 'stems', 'lines', 'dots'];
const mostBehind = 1.7;
/** Ornament painted upon a motif is at most so large against it. */
const ornament = 0.55;
const smallestBearer = 18;

/**
 * Every motif of a scene with the items that draw it. A drawing that says what it draws belongs to a disc of that motif alone; what lies
 * upon a motif belongs to it.
 */
export function instancesOf(scene: Scene): Instance[] {
  const { census, symbols, layers, torus } = scene;
  const near = createNeighbours<Part>(torus, 40);
  layers.forEach(({ items, kind }, layer) => {
    if (kind === 'ground') return;
    items.forEach((item, index) => {
      near.add(item.x, item.y, { layer, index, item });
    });
  });
  const taken = new Set<Item>();
  const found = census.map((disc, n): Instance => {
    const offered = near.within(disc.x, disc.y, disc.r * away + 0.5).filter(({ value, distance }) => {
      const symbol = symbols[value.item.symbol];
      if (symbol === undefined || taken.has(value.item)) return false;
      const reach = (symbol.radius * value.item.scale) / disc.r;
      if (reach < least) return false;
      if (symbol.motif !== undefined) return symbol.motif === disc.motif && reach < most.slim;
      const isMiddle = distance <= disc.r * middle + 0.5;
      if (backgrounds.includes(layers[value.layer]?.kind ?? 'ground')) return isMiddle && reach < mostBehind;
      return reach < (isMiddle ? most.middle : most.away);
    });
    const nearest = Math.min(...offered.map(({ distance }) => distance));
    const parts = offered
      .filter(({ distance }) => distance <= Math.max(nearest, disc.r * middle * 0.5) + disc.r * middle * 0.5 + 0.5)
      .map(({ value }) => value);
    for (const { item } of parts) taken.add(item);
    return { ...disc, parts: parts.sort(byDepth), disc: n };
  });
  for (const [n, instance] of found.entries()) found[n] = withOrnament(scene, instance, near, taken);
  return [...found, ...unlisted(scene, taken)];
}

function byDepth(one: Part, other: Part): number {
  return one.layer - other.layer || one.index - other.index;
}

/** Adds what is painted upon a motif and inside it. */
function withOrnament(
  { symbols, layers }: Scene,
  instance: Instance,
  near: ReturnType<typeof createNeighbours<Part>>,
  taken: Set<Item>,
): Instance {
  const [main] = instance.parts;
  const drawing = main && symbols[main.item.symbol];
  if (main === undefined || drawing === undefined || instance.r < smallestBearer) return instance;
  const cover = coverOf(drawing, main.item, 'motifs');
  const upon = near.within(main.item.x, main.item.y, drawing.radius * main.item.scale).filter(({ value, dx, dy }) => {
    const { item, layer, index } = value;
    if (taken.has(item) || layer < main.layer || (layer === main.layer && index < main.index)) return false;
    const symbol: SceneSymbol | undefined = symbols[item.symbol];
    if (symbol === undefined || backgrounds.includes(layers[layer]?.kind ?? 'ground')) return false;
    if (symbol.radius * item.scale > instance.r * ornament) return false;
    return cover.some((disc) => {
      const [ox, oy] = [main.item.x + dx - disc.x, main.item.y + dy - disc.y];
      return ox * ox + oy * oy < disc.r * disc.r;
    });
  });
  for (const { value } of upon) taken.add(value.item);
  return upon.length === 0
    ? instance
    : { ...instance, parts: [...instance.parts, ...upon.map(({ value }) => value)].sort(byDepth) };
}

/** Drawings that say what they draw and have no disc: leaves along stems and round flowers. */
function unlisted({ layers, symbols }: Scene, taken: ReadonlySet<Item>): Instance[] {
  return layers.flatMap(({ items, kind }, layer) =>
    items.flatMap((item, index): Instance[] => {
      const symbol = symbols[item.symbol];
      const motif = symbol?.motif ?? (kind === 'leaves' ? 'leaf' : undefined);
      if (symbol === undefined || motif === undefined || taken.has(item)) return [];
      const r = symbol.radius * item.scale * slim;
      return [{ x: item.x, y: item.y, r, motif, rank: 'filler', parts: [{ layer, index, item }] }];
    }),
  );
}

/** Equal drawings of equal size have one name: in a regular cloth they are one figure. */
export function kindOf({ parts }: Pick<Instance, 'parts'>): string {
  return parts.map(({ item }) => `${item.symbol}.${item.scale.toFixed(4)}`).join('/');
}
