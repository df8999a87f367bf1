import { createSketch } from '../../drawing/motifs/sketch.ts';
import { layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Item, SceneSymbol } from '../../drawing/scene.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { cellIndex, gridOf } from '../../numbers/grid-of.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { type Torus, wrap } from '../../numbers/torus.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { bavanBaug } from './bavan-baug.ts';
import { buti } from './buti.ts';
import { ekdali } from './ekdali.ts';
import { gharchola } from './gharchola.ts';
import { medallion } from './medallion.ts';
import { shikari } from './shikari.ts';
import { type BandhaniTask, chooseDeck, createKnots, type FigureRoles, type Knot } from './task.ts';
import { zigzag } from './zigzag.ts';

const ties = {
  'bavan-baug': bavanBaug,
  medallion,
  buti,
  zigzag,
  gharchola,
  shikari,
  ekdali,
} satisfies Record<string, (task: BandhaniTask) => void>;
const inks: readonly Role[] = ['light', 'a1', 'a2', 'a3'];

/** Ties the layout's knots in the order of their importance and sets a drawing on each. */
export const bandhaniLayouts = layoutsOf(ties, (planner, tie) => {
  const { rng, items, lay, add } = planner;
  const task = createTask(planner);
  tie(task);
  lay('dyed', 'Second ground', 'field', items('dyed'));
  lay('zari', 'Zari checks', 'field', items('zari'));
  for (const ink of inks) {
    const mine = task.knots.all.filter((knot) => knot.ink === ink);
    if (mine.length === 0) continue;
    const [first = 0] = knotSymbols(rng.fork(`drawing/${ink}`), ink).map(add);
    lay(`knots-${ink}`, `Knots (${ink})`, 'dots', laid(mine, first, rng.fork(`turn/${ink}`)));
  }
  return planner.finish([], { technique: [{ shader: 'pucker', params: { pitch: task.knots.pitch, depth: 1 } }] });
});

function laid(knots: readonly Knot[], first: number, rng: Rng): Item[] {
  return knots.map(({ x, y, r }) => ({
    symbol: first + rng.whole(0, knotVariants - 1),
    x: Math.round(x * 100) / 100,
    y: Math.round(y * 100) / 100,
    turn: Math.round((rng.whole(0, 7) * (Math.PI / 4) + rng.between(-0.3, 0.3)) * 1000) / 1000,
    scale: Math.round((r / knotRadius) * 1000) / 1000,
  }));
}

/** Distance of knots on cloth in mm, finer with more detail, and its bounds in units: smaller ones can't be seen. */
const pitchMm = [4.2, 3.6, 3.1, 2.8, 2.6] as const;
const finestPitch = 9.6;
const coarsestPitch = 17;

const usualInks: FigureRoles = ['light', 'a1', 'a2', 'a3'];
const inkSchemes: readonly FigureRoles[] = [
  usualInks,
  ['light', 'a1', 'a3', 'a2'],
  ['a1', 'light', 'a3', 'a2'],
  ['light', 'a3', 'a1', 'a2'],
  ['a1', 'a3', 'light', 'a2'],
];

function createTask({ recipe, plot, rng, geo, col, census, add, put, note }: Planner): BandhaniTask {
  const mm = pitchMm[recipe.detail - 1] ?? pitchMm[2];
  const pitch = Math.min(coarsestPitch, Math.max(finestPitch, (plot.perCm * mm) / 10));
  const setOn = (layer: string) => (symbol: SceneSymbol, x: number, y: number) => {
    put(layer, { symbol: add(symbol), x, y, turn: 0, scale: 1 });
  };
  const order = col.shuffle(inkSchemes);
  const ground = createClosedGround(plot.torus);
  return {
    recipe,
    plot,
    rng: geo,
    col,
    knots: createKnots(plot.torus, pitch, recipe.line, rng.fork('knots')),
    deck: chooseDeck(recipe, rng.fork('deck')),
    roles: (n) => order[n % order.length] ?? usualInks,
    dye: setOn('dyed'),
    weave: setOn('zari'),
    note,
    noted: census,
    close: (outlines, x, y) => {
      for (const outline of outlines) ground.close(outline, x, y);
    },
    isOpen: ground.isOpen,
  };
}

/** Where no ground is tied because a figure lies there, on a raster over the torus. */
interface ClosedGround {
  /** Closes the inside of an outline (even-odd) about (x, y). */
  close(outline: readonly Point[], x: number, y: number): void;
  isOpen(x: number, y: number): boolean;
}

/** Raster cells in units: about half the distance of two knots. */
const cell = 5;

function createClosedGround(torus: Torus): ClosedGround {
  const grid = gridOf(torus, cell);
  const closed = new Uint8Array(grid.columns * grid.rows);
  return {
    close: (outline, x, y) => {
      const ys = outline.map((point) => point[1] + y);
      const last = Math.floor(Math.max(...ys) / grid.cellH);
      for (let row = Math.floor(Math.min(...ys) / grid.cellH); row <= last; row++) {
        const crossings = crossingsAt(outline, (row + 0.5) * grid.cellH - y);
        for (let k = 0; k + 1 < crossings.length; k += 2) {
          const to = Math.floor(((crossings[k + 1] ?? 0) + x) / grid.cellW - 0.5);
          for (let column = Math.ceil(((crossings[k] ?? 0) + x) / grid.cellW - 0.5); column <= to; column++) {
            closed[cellIndex(grid, column, row)] = 1;
          }
        }
      }
    },
    isOpen: (x, y) => {
      const [px, py] = wrap(torus, x, y);
      return closed[cellIndex(grid, Math.floor(px / grid.cellW), Math.floor(py / grid.cellH))] === 0;
    },
  };
}

function crossingsAt(outline: readonly Point[], y: number): number[] {
  const found: number[] = [];
  let a = outline.at(-1);
  for (const b of outline) {
    if (a !== undefined && a[1] > y !== b[1] > y) found.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    a = b;
  }
  return found.sort((p, q) => p - q);
}

/** Knots are drawn with this radius and scaled. */
export const knotRadius = 10;
const knotVariants = 5;

const knotCorners = 12;

/**
 * Drawings of one knot in one ink: a rounded square, never a circle, with a pale halo where dye crept under the thread
 * and a dark eye, off the middle, where the tip of the cloth stood out of it.
 */
function knotSymbols(rng: Rng, ink: Role): SceneSymbol[] {
  return Array.from({ length: knotVariants }, (_, i) => {
    const fork = rng.fork(i);
    const power = fork.between(2.25, 2.95);
    const aspect = fork.between(0.88, 1.1);
    const waver = Array.from({ length: knotCorners }, () => fork.between(-0.05, 0.05));
    const blob = (size: number, x: number, y: number, softness: number): string =>
      curve(
        Array.from({ length: knotCorners }, (_unused, k): Point => {
          const angle = (2 * Math.PI * k) / knotCorners;
          const cos = steady.cos(angle);
          const sin = steady.sin(angle);
          const r =
            steady.power(steady.power(Math.abs(cos), power) + steady.power(Math.abs(sin), power), -1 / power) *
            (1 + (waver[k] ?? 0) * softness);
          return [x + cos * r * size * aspect, y + (sin * r * size) / aspect];
        }),
        true,
      );
    // A superellipse reaches beyond its radius on the diagonals; what is drawn stays within it.
    const size = knotRadius * 0.9;
    const ex = fork.between(-0.17, 0.17) * size;
    const ey = fork.between(-0.17, 0.17) * size;
    const sketch = createSketch();
    sketch.area(blob(size * 1.16, 0, 0, 1.5), `ground>${ink}:0.42`, 0.62);
    sketch.area(blob(size * 0.98, 0, 0, 1), ink);
    sketch.area(blob(size * 0.52, ex, ey, 1.4), `${ink}>ground:0.3`);
    sketch.area(blob(size * fork.between(0.29, 0.37), ex, ey, 2), 'ground>dark:0.3');
    return sketch.done(knotRadius * 1.4);
  });
}
