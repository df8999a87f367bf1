import type { Family } from '@naksha/contract';
import type { Border } from '../../drawing/goods/lay-border.ts';
import { moved, unroll } from '../../drawing/goods/unroll.ts';
import type { Panel } from '../../drawing/plot.ts';
import type { Item, MotifDisc, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { distance, modulo } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import { fieldPhase } from '../pieces/field-phase.ts';
import { boxOf, type Cluster, clustersOf, discsOf } from './clusters.ts';
import { cutFrom, lineBetween, reachOf, standsAloneIn } from './cut-by-edge.ts';
import { type Inner, innerOf, isSetOut, tileUnits } from './inner.ts';
import { isOfButis } from './lay-butis.ts';
import { strewnWithin } from './strewn-within.ts';

/** Part of a tile, as shares of its width and height. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly shareX: number;
  readonly shareY: number;
}

/** Where more of the main motifs are cut they are planned so much smaller. */
const mostCut = 0.34;
const smaller = [0.66, 0.45] as const;

/**
 * A field planned for what the borders leave, so that its repeats are whole there: no motif that stands alone is cut. Undefined where the
 * cloth is set out by its yarns, or has drawings that reach farther than a border is broad.
 */
export function fieldWithin(
  plan: (recipe: Recipe, panel?: Panel) => Scene,
  recipe: Recipe,
  border: Border,
): Scene | undefined {
  const { widthPx, heightPx } = recipe.tile;
  const part = partOf(tileUnits(recipe), border);
  if (part.shareX === 1 && part.shareY === 1) return undefined;
  const tile = {
    ...recipe.tile,
    widthPx: Math.max(64, Math.round(widthPx * part.shareX)),
    heightPx: Math.max(64, Math.round(heightPx * part.shareY)),
  };
  const edges = { across: part.shareX < 1, down: part.shareY < 1 };
  if (vocabularies[recipe.family].layouts[recipe.layout]?.isSetWithin === true)
    return onTile(unroll(plan({ ...recipe, tile }, { seats: [], edges })), recipe, part, true);
  if (recipe.family === 'floral' && recipe.layout === 'toss')
    return onTile(strewnWithin(unroll(plan({ ...recipe, tile })), edges), recipe, part, true);
  let best: { readonly cut: number; readonly whole: Scene; readonly isClosed: boolean } | undefined;
  for (const factor of [1, ...smaller]) {
    if (best !== undefined && best.cut <= mostCut) break;
    const heroCm = factor === 1 ? recipe.heroCm : Math.max(0.4, Math.round(recipe.heroCm * factor * 100) / 100);
    const laid = lying(unroll(plan({ ...recipe, tile, heroCm })), recipe, part);
    const scene = isBanded(recipe) && part.shareX < 1 ? evenRows(laid, recipe) : laid;
    if (isSetOut(scene)) return undefined;
    const cut = cutShare(scene, part);
    if (best !== undefined && cut >= best.cut) continue;
    const left = withoutCut(scene, recipe, part);
    // Where a dye would go with what is cut, all stays.
    const isEmptied = left.layers.some(
      ({ items, kind }, n) => kind !== 'dots' && items.length === 0 && (scene.layers[n]?.items.length ?? 0) > 0,
    );
    const whole = isEmptied ? scene : centred(left, scene, recipe, part);
    // Of what stands alone no tip comes out at the other side; bands run on to both edges.
    const isClosed =
      !isBanded(recipe) && hasMotifs(scene, recipe) && (whole !== scene || (cut === 0 && standsAlone(scene)));
    if (!isBeyond(whole, part)) best = { cut, whole, isClosed };
  }
  return best === undefined ? undefined : onTile(best.whole, recipe, part, best.isClosed);
}

/** A field moved so that its edges run where they cut the fewest of its main motifs, in the middle of that room: as much is left at one edge as at the other. */
function lying(scene: Scene, recipe: Recipe, { shareX, shareY }: Part): Scene {
  const { w, h } = scene.torus;
  // Blocks of a strip differ by the column: their dyes stay where the fewest are cut at all.
  if (recipe.family === 'block-print' && !isBanded(recipe)) {
    const phase = fieldPhase(scene, 1, 1);
    return moved(scene, shareX < 1 ? -phase.x * w : 0, shareY < 1 ? -phase.y * h : 0);
  }
  const butis = isOfButis(recipe) ? clustersOf(scene, closest) : undefined;
  const isAlone = standsAloneIn(scene);
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  const figures = isBanded(recipe)
    ? scene.census.filter(({ motif, rank }) => rank !== 'filler' && motif !== 'vine')
    : [];
  const discs = figures.length > 0 ? figures : heroes.length > 0 ? heroes : scene.census;
  const spans = (butis ?? []).map(({ left, right, top, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    across: (right - left) / 2,
    down: (bottom - top) / 2,
    weight: ((right - left) * (bottom - top)) / (w * h),
  }));
  // What is cut and stands alone goes; what stays is cut for good.
  if (spans.length === 0)
    for (const disc of discs)
      spans.push({ x: disc.x, y: disc.y, across: disc.r, down: disc.r, weight: isAlone(disc) ? 1 : 1.05 });
  const x = lineBetween(
    spans.map((span) => ({ at: span.x, r: span.across, weight: span.weight })),
    w,
  );
  const y = lineBetween(
    spans.map((span) => ({ at: span.y, r: span.down, weight: span.weight })),
    h,
  );
  return moved(scene, shareX < 1 ? -x : 0, shareY < 1 ? -y : 0);
}

/** Each row of figures along a band moved so that none of its own is cut: rows that are shifted against each other have no common edge. */
function evenRows(scene: Scene, recipe: Recipe): Scene {
  const { w, h } = scene.torus;
  const isAlone = standsAloneIn(scene);
  const figures = hasMotifs(scene, recipe) ? scene.census.filter((disc) => disc.rank === 'hero' && isAlone(disc)) : [];
  const rows: { y: number; discs: MotifDisc[] }[] = [];
  for (const disc of [...figures].sort((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    if (last !== undefined && disc.y - last.y < disc.r) last.discs.push(disc);
    else rows.push({ y: disc.y, discs: [disc] });
  }
  if (rows.length < 2) return scene;
  const shifts = rows.map(({ y, discs }) => {
    const spans = discs.map((disc) => ({ at: disc.x, r: reachOf(disc) / cutFrom, weight: 1 }));
    return { y, by: -lineBetween(spans, w) };
  });
  const shiftAt = (y: number) => {
    const away = (row: { y: number }) => Math.abs(modulo(y - row.y + h / 2, h) - h / 2);
    return shifts.reduce((near, row) => (away(row) < away(near) ? row : near)).by;
  };
  const along = <T extends Item | MotifDisc>(thing: T): T => ({
    ...thing,
    x: hundredth(modulo(thing.x + shiftAt(thing.y), w)),
  });
  return {
    ...scene,
    layers: scene.layers.map((layer) => ({ ...layer, items: layer.items.map(along) })),
    census: scene.census.map(along),
  };
}

/** What an edge shows of a drawing that is not met again on the other side is missed from this share of the field. */
const mostMissed = 0.012;

/** Whether a drawing would come out beyond the borders, or would leave a gap where it cannot be met again across the field. */
function isBeyond({ torus: { w, h }, symbols, layers }: Scene, { shareX, shareY }: Part): boolean {
  const isOut = (from: number, to: number, length: number, share: number, isStem: boolean) => {
    if (share === 1) return false;
    const hidden = hiddenOf(length, share);
    const isMissed =
      !isStem &&
      ((from < -length * mostMissed && to > hidden) || (to > length * (1 + mostMissed) && length - from > hidden));
    return from < -hidden || to > length + hidden || isMissed;
  };
  return layers.some(({ items, kind }) =>
    items.some((item) => {
      const { left, right, top, bottom } = boxOf(symbols[item.symbol], item);
      const isStem = kind === 'stems' || kind === 'leaves';
      return isOut(left, right, w, shareX, isStem) || isOut(top, bottom, h, shareY, isStem);
    }),
  );
}

/** Whether a field lies in bands across the cloth, whose drawings follow each other from edge to edge. */
function isBanded({ family, layout }: Recipe): boolean {
  const { is = [], near = [] } = vocabularies[family].layouts[layout] ?? {};
  return is.includes('borders') || is.includes('bands') || near.includes('bands');
}

const tied: readonly Family[] = ['bandhani', 'leheriya', 'shibori', 'tie-dye'];

/** Whether anything is set on a field one by one: lines and waves of dye run on from edge to edge, and what is tied is tied over the whole cloth. */
function hasMotifs({ layers }: Scene, { family }: Recipe): boolean {
  return (
    !tied.includes(family) &&
    layers.some(({ kind, items }) => (kind === 'motifs' || kind === 'fill') && items.length > 0)
  );
}

/** How much of a tile lies beneath the borders between two fields, in the field's units. */
function hiddenOf(length: number, share: number): number {
  return (length / share) * (1 - share);
}

/** The part of a tile that its borders leave. */
export function partOf(torus: Scene['torus'], border: Border): Part {
  const { w, h } = torus;
  const { left, right, top, bottom } = innerOf({ torus }, border);
  return { left: left / w, top: top / h, shareX: (w - left - right) / w, shareY: (h - top - bottom) / h };
}

function standsAlone(scene: Scene): boolean {
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  return heroes.length > 0 && heroes.every(standsAloneIn(scene));
}

/** Whether an edge of a field cuts a motif that stands alone. */
function cutIn(scene: Scene, { shareX, shareY }: Part): (disc: MotifDisc) => boolean {
  const { w, h } = scene.torus;
  const isAlone = standsAloneIn(scene);
  return (disc) => {
    const { x, y } = disc;
    const reach = reachOf(disc);
    const near = (at: number, length: number) => at < reach || at > length - reach;
    return isAlone(disc) && ((shareX < 1 && near(x, w)) || (shareY < 1 && near(y, h)));
  };
}

/** How many of the main motifs the edges cut, 0 … 1. */
function cutShare(scene: Scene, part: Part): number {
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  return heroes.length === 0 ? 0 : heroes.filter(cutIn(scene, part)).length / heroes.length;
}

/** Drawings of a buti overlap by so much at least. */
const closest = 0.02;
/** More butis than this are no set of them: what hangs together is cut. */
const mostGone = 0.6;

/** Without what the edges cut; of a net of roundels, which is cut everywhere, nothing goes. */
function withoutCut(scene: Scene, recipe: Recipe, part: Part): Scene {
  const { family, layout } = recipe;
  const butis = cutButis(scene, recipe, part);
  if (butis !== undefined) return withoutButis(scene, recipe, butis.cut);
  const isNet = isBanded(recipe) || (family !== 'conversational' && cutShare(scene, part) > 0.5);
  if (vocabularies[family].layouts[layout]?.isCovering === true || !hasMotifs(scene, recipe)) return scene;
  const cut = scene.census.filter(cutIn(scene, part));
  // Of a net half a rosette is whole on the next cloth; half a horse is none.
  return withoutDiscs(
    scene,
    isNet || isJoined(scene) ? cut.filter(({ motif }) => motif !== 'diamond' && !isCommonMotif(motif)) : cut,
  );
}

/** Neighbours that are no farther apart than this, in their two radii, hold on to each other. */
const joined = 1.02;
/** Of the main motifs of a net more than this share hold on to others. */
const mostJoined = 0.7;

/** Whether the main motifs are a net, as ogees are: one that is missing leaves a hole. */
function isJoined({ census, torus }: Scene): boolean {
  const heroes = census.filter(({ rank }) => rank === 'hero');
  const isHeld = (one: MotifDisc) =>
    heroes.some(
      (other) => other !== one && distance(torus, one.x, one.y, other.x, other.y) <= (one.r + other.r) * joined,
    );
  return heroes.length > 0 && heroes.filter(isHeld).length > heroes.length * mostJoined;
}

/** The butis of a field, and those of them that an edge cuts; undefined where they hang together. */
function cutButis(
  scene: Scene,
  recipe: Recipe,
  { shareX, shareY }: Part,
): { cut: Cluster[]; share: number } | undefined {
  if (!isOfButis(recipe)) return undefined;
  const { w, h } = scene.torus;
  const clusters = clustersOf(scene, closest) ?? [];
  const isOver = (from: number, to: number, length: number) => {
    const by = Math.floor((from + to) / 2 / length) * length;
    const slack = (to - from) * (1 - cutFrom) * 0.5;
    return from - by < -slack || to - by > length + slack;
  };
  const cut = clusters.filter(
    ({ left, right, top, bottom }) => (shareX < 1 && isOver(left, right, w)) || (shareY < 1 && isOver(top, bottom, h)),
  );
  const bulk = (of: readonly Cluster[]) =>
    of.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
  const share = bulk(cut) / Math.max(1e-6, bulk(clusters));
  return share > mostGone ? undefined : { cut, share };
}

/** Without the butis that an edge cuts, each with its stem and leaves. Spots of the ground, which would show where they stood, go with them. */
function withoutButis(scene: Scene, { motifs }: Recipe, cut: readonly Cluster[]): Scene {
  if (cut.length === 0) return scene;
  const { w, h } = scene.torus;
  const gone = new Map<number, Set<string>>();
  const keyOf = ({ symbol, x, y }: Item) =>
    `${symbol}/${Math.round(modulo(x, w) * 10) % Math.round(w * 10)}/${Math.round(modulo(y, h) * 10) % Math.round(h * 10)}`;
  for (const { items } of cut)
    for (const { item, layer } of items) gone.set(layer, (gone.get(layer) ?? new Set()).add(keyOf(item)));
  const isSpotted = scene.layers.some(({ kind, items }) => kind === 'dots' && items.length > 0);
  const isBare = isSpotted && !motifs.include.includes('dot');
  const lost = cut.flatMap((each) => discsOf(scene, each));
  return {
    ...scene,
    layers: scene.layers.map((layer, n) => ({
      ...layer,
      items:
        isBare && layer.kind === 'dots' ? [] : layer.items.filter((item) => gone.get(n)?.has(keyOf(item)) !== true),
    })),
    census: scene.census.filter(
      (disc) => !lost.some((each) => each.disc === disc) && !(isBare && disc.motif === 'dot'),
    ),
  };
}

/** What is left of a field of motifs that stand alone, moved so that it is as far from one edge as from the other. */
function centred(left: Scene, before: Scene, recipe: Recipe, { shareX, shareY }: Part): Scene {
  const main = left.census.filter(({ rank }) => rank !== 'filler');
  if (left === before || main.length === 0) return left;
  // Leaves of a buti reach beyond the disc of its flower.
  const boxes = isOfButis(recipe)
    ? left.layers
        .filter(({ kind }) => kind === 'stems' || kind === 'leaves' || kind === 'motifs')
        .flatMap(({ items }) => items.map((item) => boxOf(left.symbols[item.symbol], item)))
    : main.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
  const { w, h } = left.torus;
  const [fromX, toX] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [fromY, toY] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return moved(left, shareX < 1 ? (w - fromX - toX) / 2 : 0, shareY < 1 ? (h - fromY - toY) / 2 : 0);
}

/** A field of the whole tile without the motifs that stand alone and are cut by the borders' edges. */
export function withoutOverlapped(scene: Scene, { left, right, top, bottom }: Inner): Scene {
  const { w, h } = scene.torus;
  const isAlone = standsAloneIn(scene);
  const gone = scene.census.filter((disc) => {
    const { x, y } = disc;
    const reach = reachOf(disc);
    const isAt = (at: number, edge: number) => Math.abs(at - edge) < reach;
    const isCut =
      (left > 0 && isAt(x, left)) ||
      (right > 0 && isAt(x, w - right)) ||
      (top > 0 && isAt(y, top)) ||
      (bottom > 0 && isAt(y, h - bottom));
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

/** A field of one module as a part of the whole tile: what runs over its edges is drawn on both, beneath the borders; over those of an `isClosed` one nothing does. */
export function onTile(scene: Scene, { tile }: Recipe, { left, top, shareX, shareY }: Part, isClosed = false): Scene {
  const { w, h } = scene.torus;
  const width = w / shareX;
  const height = (width * tile.heightPx) / tile.widthPx;
  const [dx, dy] = [left * width, top * height];
  const [sx, sy] = [width * shareX, height * shareY];
  const copies = (item: Item, isWhole: boolean): Item[] => {
    const box = boxOf(scene.symbols[item.symbol], item);
    // A copy is beneath the border but for what comes in of it, or it would come out on the other side.
    const along = (from: number, to: number, length: number, share: number) => {
      const hidden = hiddenOf(length, share);
      if (isWhole || hidden <= 0) return [0];
      return [
        0,
        ...(from < 0 && to <= hidden ? [length] : []),
        ...(to > length && length - from <= hidden ? [-length] : []),
      ];
    };
    return along(box.left, box.right, w, shareX).flatMap((ax) =>
      along(box.top, box.bottom, h, shareY).map((ay) => ({
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
    // Patches and lines are the field itself, whatever stands on them.
    layers: scene.layers.map((layer) => ({
      ...layer,
      items: layer.items.flatMap((item) => copies(item, isClosed && layer.kind !== 'field' && layer.kind !== 'lines')),
    })),
    census: scene.census.map((disc) => ({ ...disc, x: hundredth(disc.x + dx), y: hundredth(disc.y + dy) })),
  };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
