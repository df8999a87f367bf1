import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import { flowerOf, setFlower } from '../../drawing/botanical/set-flower.ts';
import { setHero } from '../../drawing/botanical/set-hero.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneLayer } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { distance, type Torus } from '../../numbers/torus.ts';
import { accentsAsked, isLineAsked, isPlainAsked } from '../../recipe/colours-asked.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';

const habit: Habit = {
  hero: { rosette: 4, blossom: 1.5, palmette: 0.5, carnation: 0, lotus: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 2, rosette: 1.5, palmette: 1.5 },
  filler: { blossom: 2, bud: 3, leaf: 3, trefoil: 2 },
};

/** Share of a stripe's pitch that the garland has; the rest is a narrow band between pinstripes. */
const garlandShare = 0.7;
/** The same where the band is to be narrow and plain. */
const broadShare = 0.82;

/** Upright garlands between narrow banded stripes. */
export function planStripe(planner: Planner): Scene {
  const { recipe, plot } = planner;
  const isPlain = isPlainAsked(recipe) || isLineAsked(recipe);
  const share = isPlain ? broadShare : garlandShare;
  const easel = createGarden(planner, floralHand, habit);
  const { torus } = plot;
  const even = torus.brickX === 0 ? 1 : 2;
  const wanted = plot.hero * (2.5 - 0.5 * recipe.density);
  const count = even * Math.max(1, Math.round(torus.w / wanted / even));
  const pitch = torus.w / count;
  const radius = Math.min(plot.hero / 2, pitch * share * 0.36);
  const swings = Math.max(1, Math.round(torus.h / (radius * 6.6)));
  const shift = easel.rng.fork('shift').between(0, torus.h);
  for (let k = 0; k < count; k++) {
    const x = (k + 0.5) * pitch;
    for (const side of [-1, 1]) easel.occupancy.chain(line(x + (side * pitch * share) / 2, torus.h), 3);
    easel.occupancy.chain(line(x + pitch / 2, torus.h), (pitch * (1 - share)) / 2);
  }
  for (let k = 0; k < count; k++) {
    // Neighbours hang half a swing apart, but where the cloth is bricked all must hang alike.
    const phase = torus.brickX === 0 ? (k % 2) * Math.PI : 0;
    garland(
      easel,
      { x: (k + 0.5) * pitch, shift, swings, phase, amplitude: pitch * 0.13, radius },
      easel.rng.fork('garlands').fork(k),
    );
  }
  fillGaps(easel, { heroRadius: radius, gap: 4 + 5 * (1 - recipe.density), min: 6 + 5 * (1 - recipe.density) });
  return sceneOf(easel, isPlain ? plainBands(easel, count, pitch) : bands(easel, count, pitch));
}

function line(x: number, height: number): Point[] {
  return Array.from({ length: Math.ceil(height / 40) + 1 }, (_, i): Point => [x, Math.min(height, i * 40)]);
}

interface Garland {
  readonly x: number;
  readonly shift: number;
  readonly swings: number;
  readonly phase: number;
  readonly amplitude: number;
  readonly radius: number;
}

/** A swaying stem, a flower in front of it at every bend, smaller ones half way. */
function garland(easel: Easel, { x, shift, swings, phase, amplitude, radius }: Garland, rng: Rng): void {
  const { torus } = easel.plot;
  const at = (t: number): Point => [x + amplitude * steady.sin(2 * Math.PI * swings * t + phase), shift - torus.h * t];
  const steps = swings * 44;
  const stem = Array.from({ length: steps + 3 }, (_, i) => at((i - 1) / steps));
  layStem(easel, { points: stem, width: () => Math.max(2.6, radius * 0.05), air: 1.5 });
  const tints: string[] = [];
  const isTight = torus.h / swings / 2 < radius * 2.5;
  for (let bend = 0; bend < 2 * swings; bend += isTight ? 2 : 1) {
    const own = rng.fork(bend);
    const t = (0.25 + bend / 2 - phase / (2 * Math.PI)) / swings;
    const side = bend % 2 === 0 ? -1 : 1;
    const [bx, y] = at(t);
    const fx = bx + side * amplitude * 1.15;
    const colourway = colourAt(easel, fx, y);
    tints.push(colourway.body);
    setHero(
      easel,
      {
        motif: castHero(easel, own.fork('motif')),
        colourway,
        x: fx,
        y,
        radius,
        turn: side * 0.5,
        air: 3,
      },
      own.fork('hero'),
    );
  }
  const { cast, hand } = easel;
  // Half way between bends, or at the bends left empty where heroes stand close.
  for (let half = 0; half < 2 * swings && cast.secondary.length > 0; half++) {
    const own = rng.fork('seconds').fork(half);
    const [hx, y] = at((half / 2 + (isTight ? 0.2 : 0) - phase / (2 * Math.PI)) / swings);
    const side = half % 2 === 0 ? 1 : -1;
    const sx = hx + side * radius * 0.16;
    const room = Math.min(...easel.census.map((disc) => distance(torus, sx, y, disc.x, disc.y) - disc.r)) - 3;
    const size = Math.min(radius * 0.42, room);
    if (size < radius * 0.22) continue;
    const ways = hand.flowers.filter((way) => !tints.includes(way.body));
    setFlower(
      easel,
      {
        motif: own.pick(cast.secondary).motif,
        colourway: own.pick(ways.length > 0 ? ways : hand.flowers),
        x: sx,
        y,
        radius: size,
        turn: side * 0.9,
        rank: 'secondary',
        air: 2,
      },
      own.fork('draw'),
    );
  }
  growLeaves(easel, stem, { longest: radius * 0.95, step: radius * 0.34, air: 1.5, angle: 0.85 }, rng.fork('leaves'));
}

/** Share of the pitch that a stripe has which is called thin. */
const thinShare = 0.035;

/** "Alternating with narrow plain stripes": one dye, and nothing on it; a line where it is called thin and has a colour of its own. */
function plainBands(easel: Easel, count: number, pitch: number): SceneLayer[] {
  const { recipe } = easel;
  const { torus } = easel.plot;
  const isLine = isLineAsked(recipe);
  const width = isLine ? Math.max(3, pitch * thinShare) : pitch * (1 - broadShare) * 0.7;
  const tall = torus.h / 2 + 2;
  const sketch = createSketch();
  sketch.area(bar(0, width, tall), isLine ? 'line' : accentsAsked(recipe) > 1 ? 'a2' : 'a1>ground:0.35');
  const symbol = easel.add(sketch.done(steady.hypot(width / 2, tall) + 2));
  const items = inColumns(symbol, torus, count, pitch);
  return [{ id: 'bands', name: 'Stripes', kind: 'field', items }];
}

/** An upright bar about `x`, reaching `tall` up and down. */
function bar(x: number, width: number, tall: number): string {
  const half = width / 2;
  const corners: Point[] = [
    [x - half, -tall],
    [x + half, -tall],
    [x + half, tall],
    [x - half, tall],
  ];
  return polyline(corners, true);
}

/** One drawing in every column. */
function inColumns(symbol: number, torus: Torus, count: number, pitch: number): Item[] {
  return Array.from({ length: count }, (_, k) => ({ symbol, x: (k + 1) * pitch, y: torus.h / 2, turn: 0, scale: 1 }));
}

/** The narrow bands: a tinted ground, pinstripes, a row of beads and small sprigs. */
function bands(easel: Easel, count: number, pitch: number): SceneLayer[] {
  const { torus } = easel.plot;
  const { recipe } = easel;
  const half = (pitch * (1 - garlandShare)) / 2;
  const tall = torus.h / 2 + 2;
  const sketch = createSketch();
  sketch.area(bar(0, half * 2, tall), 'leaf3>ground:0.66');
  const edge = half * 0.86;
  sketch.area(bar(-half, 3, tall) + bar(half, 3, tall), 'leaf1');
  sketch.area(bar(-edge, 1.2, tall) + bar(edge, 1.2, tall), 'leaf1>ground:0.25');
  if (recipe.detail >= 2) sketch.area(bar(-half * 1.14, 1.1, tall) + bar(half * 1.14, 1.1, tall), 'a2');
  const symbol = easel.add(sketch.done(steady.hypot(half * 1.2, tall) + 2));
  const beadStep = torus.h / Math.round(torus.h / Math.max(9, half * 0.26));
  const beads = createSketch();
  beads.area(circle(0, 0, Math.max(1.4, half * 0.05)), 'light');
  const bead = easel.add(beads.done(half * 0.1 + 3));
  const motif = (['bud', 'blossom', 'trefoil', 'dot'] as const).find((id) => easel.cast.has(id));
  const items = inColumns(symbol, torus, count, pitch);
  const small = Array.from({ length: count }, (_, k) => {
    const x = (k + 1) * pitch;
    const row = [];
    for (const side of [-1, 1]) {
      for (let y = 0; y < torus.h - beadStep / 2; y += beadStep)
        row.push({ symbol: bead, x: x + side * half * 0.7, y, turn: 0, scale: 1 });
    }
    if (motif === undefined) return row;
    const size = half * 0.36;
    const sprigs = Math.round(torus.h / (size * 4.2));
    for (let i = 0; i < sprigs; i++) {
      const own = easel.rng.fork('band').fork(k).fork(i);
      const made = flowerOf(easel, motif, easel.hand.flowers[i % 2] ?? easel.hand.flowers[0], size, own);
      row.push({ symbol: made.symbol, x, y: ((i + 0.5) * torus.h) / sprigs, turn: 0, scale: made.scale });
    }
    return row;
  }).flat();
  return [
    { id: 'bands', name: 'Stripes', kind: 'field', items },
    { id: 'band-motifs', name: 'Stripe motifs', kind: 'dots', items: small },
  ];
}
