import type { Border } from '../../drawing/goods/lay-border.ts';
import { moved, unroll } from '../../drawing/goods/unroll.ts';
import type { Item, MotifDisc, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import { fieldPhase } from '../pieces/field-phase.ts';
import { type Inner, innerOf, isSetOut, tileUnits } from './inner.ts';

/** Part of a tile, as shares of its width and height. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly shareX: number;
  readonly shareY: number;
}

/** A disc that is nearer than this to an edge is cut by it, in its radii. */
const cutFrom = 0.9;
/** Where more of the main motifs are cut they are planned so much smaller. */
const mostCut = 0.34;
const smaller = [0.66, 0.45] as const;

/**
 * A field planned for what the borders leave, so that its repeats are whole there: no motif that stands alone is cut. Undefined where the
 * cloth is set out by its yarns, or has drawings that reach farther than a border is broad.
 */
export function fieldWithin(plan: (recipe: Recipe) => Scene, recipe: Recipe, border: Border): Scene | undefined {
  const { widthPx, heightPx } = recipe.tile;
  const part = partOf(tileUnits(recipe), border);
  if (part.shareX === 1 && part.shareY === 1) return undefined;
  const tile = {
    ...recipe.tile,
    widthPx: Math.max(64, Math.round(widthPx * part.shareX)),
    heightPx: Math.max(64, Math.round(heightPx * part.shareY)),
  };
  const lying = (heroCm: number): Scene => {
    const scene = unroll(plan({ ...recipe, tile, heroCm }));
    const phase = fieldPhase(scene, 1, 1);
    return moved(scene, part.shareX < 1 ? -phase.x * scene.torus.w : 0, part.shareY < 1 ? -phase.y * scene.torus.h : 0);
  };
  const usual = lying(recipe.heroCm);
  if (isSetOut(usual)) return undefined;
  let best = usual;
  for (const factor of smaller) {
    if (cutShare(best, part) <= mostCut) break;
    const next = lying(Math.max(0.4, Math.round(recipe.heroCm * factor * 100) / 100));
    if (cutShare(next, part) < cutShare(best, part)) best = next;
  }
  const left = withoutCut(best, recipe, part);
  const whole = centred(left, best, part);
  const { w, h } = whole.torus;
  const hidden = { x: (w / part.shareX) * (1 - part.shareX), y: (h / part.shareY) * (1 - part.shareY) };
  const isBeyond = ({ symbol, scale, x, y }: Item) => {
    const reach = (whole.symbols[symbol]?.radius ?? 0) * scale;
    const over = (at: number, length: number) => Math.max(reach - at, at + reach - length);
    return (part.shareX < 1 && over(x, w) > hidden.x) || (part.shareY < 1 && over(y, h) > hidden.y);
  };
  if (whole.layers.some(({ items }) => items.some(isBeyond))) return undefined;
  return onTile(whole, recipe, part);
}

/** The part of a tile that its borders leave. */
export function partOf(torus: Scene['torus'], border: Border): Part {
  const { w, h } = torus;
  const { left, right, top, bottom } = innerOf({ torus }, border);
  return { left: left / w, top: top / h, shareX: (w - left - right) / w, shareY: (h - top - bottom) / h };
}

/** Whether a motif stands alone, so that an edge would cut it: figures always, others where none grows on a stem. */
function standsAloneIn({ layers }: Scene): (disc: MotifDisc) => boolean {
  const hasStems = layers.some(({ kind, items }) => kind === 'stems' && items.length > 0);
  return ({ motif, rank }) => !(hasStems && (rank === 'filler' || isCommonMotif(motif)));
}

/** Whether an edge of a field cuts a motif that stands alone. */
function cutIn(scene: Scene, { shareX, shareY }: Part): (disc: MotifDisc) => boolean {
  const { w, h } = scene.torus;
  const isAlone = standsAloneIn(scene);
  return (disc) => {
    const { x, y, r } = disc;
    const near = (at: number, length: number) => at < r * cutFrom || at > length - r * cutFrom;
    return isAlone(disc) && ((shareX < 1 && near(x, w)) || (shareY < 1 && near(y, h)));
  };
}

/** How many of the main motifs the edges cut, 0 … 1. */
function cutShare(scene: Scene, part: Part): number {
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  return heroes.length === 0 ? 0 : heroes.filter(cutIn(scene, part)).length / heroes.length;
}

/** Without what the edges cut; of a net of roundels, which is cut everywhere, nothing goes. */
function withoutCut(scene: Scene, { family, layout }: Recipe, part: Part): Scene {
  const isNet = family !== 'conversational' && cutShare(scene, part) > 0.5;
  return isNet || vocabularies[family].layouts[layout]?.isCovering === true
    ? scene
    : withoutDiscs(scene, scene.census.filter(cutIn(scene, part)));
}

/** What is left of a field of motifs that stand alone, moved so that it is as far from one edge as from the other. */
function centred(left: Scene, before: Scene, { shareX, shareY }: Part): Scene {
  const main = left.census.filter(({ rank }) => rank !== 'filler');
  if (left === before || main.length === 0) return left;
  const off = (at: readonly { readonly at: number; readonly r: number }[], length: number) => {
    const [from, to] = [
      Math.min(...at.map((each) => each.at - each.r)),
      Math.max(...at.map((each) => each.at + each.r)),
    ];
    return (length - from - to) / 2;
  };
  const { w, h } = left.torus;
  return moved(
    left,
    shareX < 1
      ? off(
          main.map(({ x, r }) => ({ at: x, r })),
          w,
        )
      : 0,
    shareY < 1
      ? off(
          main.map(({ y, r }) => ({ at: y, r })),
          h,
        )
      : 0,
  );
}

/** A field of the whole tile without the motifs that stand alone and are cut by the borders' edges. */
export function withoutOverlapped(scene: Scene, { left, right, top, bottom }: Inner): Scene {
  const { w, h } = scene.torus;
  const isAlone = standsAloneIn(scene);
  const isAt = (at: number, edge: number, r: number) => Math.abs(at - edge) < r * cutFrom;
  const gone = scene.census.filter((disc) => {
    const { x, y, r } = disc;
    const isCut =
      (left > 0 && isAt(x, left, r)) ||
      (right > 0 && isAt(x, w - right, r)) ||
      (top > 0 && isAt(y, top, r)) ||
      (bottom > 0 && isAt(y, h - bottom, r));
    return isCut && isAlone(disc);
  });
  return gone.length > scene.census.length * 0.5 ? scene : withoutDiscs(scene, gone);
}

function withoutDiscs(scene: Scene, gone: readonly MotifDisc[]): Scene {
  if (gone.length === 0) return scene;
  const { w, h } = scene.torus;
  const wrapped = (d: number, length: number) => d - length * Math.round(d / length);
  const isOf = (item: Item, radius: number) =>
    gone.some((disc) => {
      const away = steady.hypot(wrapped(item.x - disc.x, w), wrapped(item.y - disc.y, h));
      return away < disc.r * 0.98 && away + radius * item.scale <= disc.r * (away < disc.r * 0.3 ? 2.7 : 1.45);
    });
  return {
    ...scene,
    layers: scene.layers.map((layer) =>
      layer.kind === 'ground' || layer.kind === 'field' || layer.kind === 'stems'
        ? layer
        : { ...layer, items: layer.items.filter((item) => !isOf(item, scene.symbols[item.symbol]?.radius ?? 0)) },
    ),
    census: scene.census.filter((disc) => !gone.includes(disc)),
  };
}

/** What reaches farther than this share of a field would come out beyond the borders on the other side. */
const longest = 0.34;

/** A field of one module as a part of the whole tile: what runs over its edges is drawn on both, beneath the borders; over those of an `isClosed` one nothing does. */
export function onTile(scene: Scene, { tile }: Recipe, { left, top, shareX, shareY }: Part, isClosed = false): Scene {
  const { w, h } = scene.torus;
  const width = w / shareX;
  const height = (width * tile.heightPx) / tile.widthPx;
  const [dx, dy] = [left * width, top * height];
  const [sx, sy] = [width * shareX, height * shareY];
  const copies = (item: Item): Item[] => {
    const reach = (scene.symbols[item.symbol]?.radius ?? 0) * item.scale;
    // A copy is beneath the border but for what comes in of it, or it would come out on the other side.
    const isHidden = (over: number, length: number, share: number) =>
      over > 0 && 2 * reach - over <= (length / share) * (1 - share) && reach <= longest * Math.min(w, h);
    const along = (at: number, length: number, share: number) => [
      0,
      ...(!isClosed && isHidden(reach - at, length, share) ? [length] : []),
      ...(!isClosed && isHidden(at + reach - length, length, share) ? [-length] : []),
    ];
    return along(item.x, w, shareX).flatMap((ax) =>
      along(item.y, h, shareY).map((ay) => ({
        ...item,
        x: hundredth(item.x + (ax * sx) / w + dx),
        y: hundredth(item.y + (ay * sy) / h + dy),
      })),
    );
  };
  return {
    ...scene,
    torus: { w: width, h: height, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    layers: scene.layers.map((layer) => ({ ...layer, items: layer.items.flatMap(copies) })),
    census: scene.census.map((disc) => ({ ...disc, x: hundredth(disc.x + dx), y: hundredth(disc.y + dy) })),
  };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
