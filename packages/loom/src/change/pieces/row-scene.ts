import { pxToCm } from '@naksha/contract';
import { createPlanner } from '../../drawing/planner.ts';
import type { Item, MotifDisc, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { delta } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { planScene } from '../plan-scene.ts';
import { zoneRecipe } from './zone-recipe.ts';

const w = 1000;
/** Height of the main motif as a share of the strip's; of what stands between two of them; of the specks at the edges. */
const heroShare = 0.82;
const betweenShare = 0.42;
const betweenMost = 0.62;
const speckShare = 0.15;
/** Room a motif takes along the strip, in its own breadths. */
const roomy = 1.18;
const mostHeroes = 6;
/** The cloth from which the motifs are taken is this many heroes wide. */
const sourceHeroes = 4.5;

/** Steps that `surfaceOf` adds anyway. */
const finishing = ['hand', 'mottle', 'age', 'cloth'];

/**
 * A strip of the family's main motifs, taken from its cloth: upright, alternately mirrored, smaller ones between. Mirror-symmetric
 * about its beginning and its middle as far as the main motifs go, so that it goes round a corner at any half repeat. The
 * strip as the family plans it when its cloth has no motif that stands alone. `heroes` is the number of main motifs in the repeat, as many as
 * have room when absent; a single one stands alone.
 */
export function rowScene(recipe: Recipe, heroes?: number): Scene {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const widthCm = pxToCm(widthPx, dpi);
  const h = (w * heightPx) / widthPx;
  const heroCm = pxToCm(heightPx, dpi) * heroShare;
  const side = heroCm * sourceHeroes;
  const source = planScene({ ...zoneRecipe(recipe, { heroCm, widthCm: side, heightCm: side }), repeat: 'straight' });
  const hero = cutMotif(source, 'hero');
  if (hero === undefined) return planScene(recipe);
  const k = Math.min((h * heroShare) / hero.height, w / (heroes ?? 2) / roomy / hero.width);
  // Of smaller and narrower motifs there are more; always an even number, so that mirrored ones take turns.
  const count = heroes ?? Math.min(mostHeroes, 2 * Math.max(1, Math.round(w / (hero.width * k * 1.45) / 2)));
  const pitch = w / count;
  const gap = pitch - hero.width * k;
  const between = cutMotif(source, 'secondary');
  const speck = cutMotif(source, 'filler');
  const strip = createPlanner(recipe, {
    torus: { w, h, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    perCm: w / widthCm,
    hero: h,
  });
  const items = strip.items('motifs');
  for (const symbol of source.symbols) strip.add(symbol);
  for (let i = 0; i < count; i++) {
    const isFlipped = i % 2 === 1;
    const x = (i + 0.5) * pitch;
    items.push(...lay(hero, x, h / 2, k, isFlipped));
    strip.note({ x, y: h / 2, r: (hero.height * k) / 2, motif: 'hero', rank: 'hero' });
    if (count === 1) break;
    const small = between ?? speck ?? hero;
    // In a wide gap what stands there is larger too.
    const share = Math.min(betweenMost, Math.max(betweenShare, (0.6 * gap) / h));
    const smallK = Math.min((share * h) / small.height, (0.8 * gap) / small.width);
    if (smallK * small.width > 0.05 * h) items.push(...lay(small, i * pitch, h / 2, smallK, isFlipped));
    if (speck === undefined) continue;
    const size = (speckShare * h) / Math.max(speck.width, speck.height);
    for (const y of [0.13, 0.87]) items.push(...lay(speck, i * pitch, y * h, size, isFlipped));
  }
  const wash = source.layers.find((layer) => layer.wash !== undefined)?.wash ?? 'ground';
  return strip.finish([{ id: 'motifs', name: 'Motifs', kind: 'motifs' }], {
    wash,
    technique: source.surface.filter(({ shader }) => !finishing.includes(shader)),
  });
}

function lay({ items }: Cutting, x: number, y: number, k: number, isFlipped: boolean): Item[] {
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

/** What belongs to a motif lies inside its disc; parts reach out of it by little, stems of the ground by much. */
const inside = 0.98;
const mostReach = 1.45;
/** What is set in a disc's middle is the motif itself, whatever its shape. */
const core = { away: 0.3, reach: 2.7 };

/** A motif as it lies in a cloth: the items of its disc, about the middle of what they paint. */
interface Cutting {
  readonly items: readonly Item[];
  readonly width: number;
  readonly height: number;
}

/** The most upright motif of a rank that has anything drawn in its disc. */
function cutMotif(scene: Scene, rank: MotifDisc['rank']): Cutting | undefined {
  let best: Cutting | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const disc of scene.census) {
    if (disc.rank !== rank) continue;
    const cutting = cut(scene, disc);
    const tilt = Math.abs(steady.sin((cutting?.items[0]?.turn ?? 0) / 2));
    if (cutting !== undefined && tilt < least - 0.01) {
      least = tilt;
      best = cutting;
    }
  }
  return best;
}

function cut(scene: Scene, disc: MotifDisc): Cutting | undefined {
  const items: Item[] = [];
  let box: Box | undefined;
  for (const layer of scene.layers) {
    for (const item of layer.items) {
      const symbol = scene.symbols[item.symbol];
      if (symbol === undefined) continue;
      const [x, y] = delta(scene.torus, disc.x, disc.y, item.x, item.y);
      const away = steady.hypot(x, y);
      const reach = away + symbol.radius * item.scale;
      const isCore = away < disc.r * core.away && reach <= disc.r * core.reach;
      if (!isCore && (away > disc.r * inside || reach > disc.r * mostReach)) continue;
      const set = { ...item, x, y };
      items.push(set);
      box = joinBoxes(box, painted(symbol, set));
    }
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

const commands = /([A-Za-z])([^A-Za-z]*)/g;
const numbers = /-?\d*\.?\d+(?:e-?\d+)?/g;

/**
 * A box around an SVG path after `move` and with `margin` all round: around its corners and control points, so hardly ever too small
 * and at most a little too large. Undefined for an empty path.
 */
export function boxOfPath(
  d: string,
  move: (x: number, y: number) => readonly [x: number, y: number],
  margin: number,
): Box | undefined {
  let box: Box | undefined;
  let [x, y] = [0, 0];
  const visit = (px: number, py: number, bulge = 0) => {
    const [u, v] = move(px, py);
    const away = margin + bulge * growth;
    box = joinBoxes(box, { left: u - away, top: v - away, right: u + away, bottom: v + away });
  };
  const [ox, oy] = move(0, 0);
  const [ux, uy] = move(1, 0);
  const growth = steady.hypot(ux - ox, uy - oy);
  for (const [, command = '', text = ''] of d.matchAll(commands)) {
    const values = Array.from(text.matchAll(numbers), ([value]) => Number(value));
    const kind = command.toUpperCase();
    const step =
      kind === 'A' ? 7 : kind === 'C' ? 6 : kind === 'Q' || kind === 'S' ? 4 : kind === 'H' || kind === 'V' ? 1 : 2;
    for (let at = 0; at + step <= values.length; at += step) {
      const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
      const value = (place: number) => values[at + place] ?? 0;
      const [beginX, beginY] = [x, y];
      if (kind === 'C' || kind === 'Q' || kind === 'S')
        for (let place = 0; place < step - 2; place += 2) visit(fromX + value(place), fromY + value(place + 1));
      if (kind === 'H') x = fromX + value(0);
      else if (kind === 'V') y = fromY + value(0);
      else [x, y] = [fromX + value(step - 2), fromY + value(step - 1)];
      visit(x, y);
      // An arc stands off from the middle of its chord by half of it at most, unless it is the larger part of its circle.
      if (kind === 'A')
        visit((beginX + x) / 2, (beginY + y) / 2, value(3) === 1 ? value(0) : steady.hypot(x - beginX, y - beginY) / 2);
    }
  }
  return box;
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
