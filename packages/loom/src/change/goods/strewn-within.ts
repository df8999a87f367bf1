import type { Item, MotifDisc, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { boxOf } from './clusters.ts';

/** Which ways a field ends at a border. */
interface Edges {
  readonly across: boolean;
  readonly down: boolean;
}
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
interface Part {
  readonly item: Item;
  readonly layer: number;
  readonly circle: Circle;
}
/** A main motif with what grows on it; its parts lie beside it and not on the other side of the tile. */
interface Sprig {
  readonly hero: MotifDisc;
  /** The bloom that it is, wherever it is set. */
  readonly of: MotifDisc;
  readonly reach: number;
  readonly parts: readonly Part[];
}

/** What is nearer to a main motif than this, in its radii, grows on it. */
const grown = 2;
/** An edge is so far from a bloom at least, in its radii: its leaves have room. */
const fromEdge = 0.3;
/** A hole takes a motif of at least this share of its size elsewhere. */
const least = 0.66;
/** A bloom whose leaves come near to another's fills its place. */
const crowded = 0.8;
/** A leaf is slimmer than the circle about it. */
const outline = 0.7;
/** Places along the field at which a hole is looked for. */
const tries = 48;

/** A tossed field of one module without the sprigs that its edges cut, and with others wherever one of them has room. */
export function strewnWithin(scene: Scene, edges: Edges): Scene {
  const { w, h } = scene.torus;
  const { sprigs, loose } = partsOf(scene);
  const isOver = ({ x, y, r }: Circle, by: number) =>
    (edges.across && (x < r - by || x > w - r + by)) || (edges.down && (y < r - by || y > h - r + by));
  const kept = sprigs.filter(({ hero }) => !isOver(hero, -hero.r * fromEdge));
  if (kept.length === 0) return scene;
  const set = filled(scene, kept, edges);
  const away = awayOn(scene, edges);
  const isFree = ({ circle }: Part) =>
    !isOver(circle, 0) &&
    set.every(({ parts }) => parts.every((part) => away(part.circle, circle) > (part.circle.r + circle.r) * outline));
  const lying = [...kept, ...set].flatMap(({ parts }) => parts).concat(loose.filter(isFree));
  return {
    ...scene,
    layers: scene.layers.map((layer, n) =>
      isGround(layer.kind)
        ? layer
        : { ...layer, items: lying.filter((part) => part.layer === n).map(({ item }) => item) },
    ),
    census: [
      ...scene.census.filter((disc) => disc.rank !== 'hero' && !isOver(disc, 0)),
      ...[...kept, ...set].map(({ hero }) => hero),
    ],
  };
}

const isGround = (kind: Scene['layers'][number]['kind']) => kind === 'ground' || kind === 'field';

/** Every drawing by the main motif that it grows on, and those that grow on none. */
function partsOf(scene: Scene): { readonly sprigs: readonly Sprig[]; readonly loose: readonly Part[] } {
  const { w, h } = scene.torus;
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  const parts = heroes.map((): Part[] => []);
  const loose: Part[] = [];
  for (const [layer, { items, kind }] of scene.layers.entries()) {
    if (isGround(kind)) continue;
    for (const item of items) {
      const circle = circleOf(scene, item);
      const beside = ({ x, y }: MotifDisc) => ({
        dx: -w * Math.round((circle.x - x) / w),
        dy: -h * Math.round((circle.y - y) / h),
      });
      let [nearest, best] = [-1, grown];
      for (const [n, hero] of heroes.entries()) {
        const { dx, dy } = beside(hero);
        const far = steady.hypot(circle.x + dx - hero.x, circle.y + dy - hero.y) / hero.r;
        if (far < best) [nearest, best] = [n, far];
      }
      const hero = heroes[nearest];
      if (hero === undefined) {
        loose.push({ item, layer, circle });
        continue;
      }
      const { dx, dy } = beside(hero);
      parts[nearest]?.push({
        item: { ...item, x: item.x + dx, y: item.y + dy },
        layer,
        circle: { ...circle, x: circle.x + dx, y: circle.y + dy },
      });
    }
  }
  const sprigs = heroes.map((hero, n): Sprig => {
    const own = parts[n] ?? [];
    const far = own.map(({ circle: { x, y, r } }) => steady.hypot(x - hero.x, y - hero.y) + r * 0.8);
    return { hero, of: hero, reach: Math.max(hero.r, ...far), parts: own };
  });
  return { sprigs, loose };
}

/** Sprigs like those that stand, one for each hole. */
function filled(scene: Scene, kept: readonly Sprig[], edges: Edges): Sprig[] {
  const { w, h } = scene.torus;
  const away = awayOn(scene, edges);
  // Each place knows its room, which only what is set next can make smaller.
  const places = Array.from({ length: tries * tries }, (_, i) => {
    const [x, y] = [(((i % tries) + 0.5) * w) / tries, ((Math.floor(i / tries) + 0.5) * h) / tries];
    return { x, y, room: Math.min(...(edges.across ? [x, w - x] : []), ...(edges.down ? [y, h - y] : [])) };
  });
  const stand = (sprig: Sprig) => {
    for (const { circle } of sprig.parts)
      for (const place of places) {
        if (place.room <= 0) continue;
        const own = away(circle, place) - circle.r * outline;
        if (own < place.room) place.room = own;
      }
  };
  for (const sprig of kept) stand(sprig);
  const set: Sprig[] = [];
  while (set.length < kept.length) {
    const { x, y, room } = places.reduce((best, place) => (place.room > best.room ? place : best));
    const sizeOf = ({ reach }: Sprig) => Math.min(1, room / (reach * crowded));
    // Of those that fit one that was set least often, and of these the farthest: neighbours differ.
    const uses = (each: Sprig) => set.filter(({ of }) => of === each.of).length;
    const [sprig] = kept
      .filter((each) => sizeOf(each) >= least)
      .toSorted((one, other) => uses(one) - uses(other) || away(other.hero, { x, y }) - away(one.hero, { x, y }));
    if (sprig === undefined) break;
    const moved = setAt(sprig, x, y, sizeOf(sprig));
    set.push(moved);
    stand(moved);
  }
  return set;
}

/** How far two places of a field are apart: across an edge that is no border, too. */
function awayOn({ torus: { w, h } }: Scene, { across, down }: Edges) {
  const near = (d: number, length: number, isEnding: boolean) => (isEnding ? d : d - length * Math.round(d / length));
  return (one: Omit<Circle, 'r'>, other: Omit<Circle, 'r'>) =>
    steady.hypot(near(one.x - other.x, w, across), near(one.y - other.y, h, down));
}

function circleOf({ symbols }: Scene, item: Item): Circle {
  const { left, right, top, bottom } = boxOf(symbols[item.symbol], item);
  return { x: (left + right) / 2, y: (top + bottom) / 2, r: (right - left + bottom - top) / 4 };
}

function setAt({ hero, of, reach, parts }: Sprig, x: number, y: number, scale: number): Sprig {
  const place = (thing: { readonly x: number; readonly y: number }) => ({
    x: hundredth(x + (thing.x - hero.x) * scale),
    y: hundredth(y + (thing.y - hero.y) * scale),
  });
  return {
    hero: { ...hero, x, y, r: hero.r * scale },
    of,
    reach: reach * scale,
    parts: parts.map(({ item, layer, circle }) => ({
      layer,
      item: { ...item, ...place(item), scale: item.scale * scale },
      circle: { ...place(circle), r: circle.r * scale },
    })),
  };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
