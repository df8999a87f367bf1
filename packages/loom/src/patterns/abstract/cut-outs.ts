import { polyline } from '../../geometry/polyline.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, Item, Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { paintBeside, paints } from './colours.ts';
import { cutShapes } from './cut-shapes.ts';

const heroes = ['algae', 'algae', 'palm', 'bloom', 'leaf'] as const;
const seconds = ['leaf', 'pebble', 'algae', 'bloom'] as const;

/** Painted papers side by side, a shape cut from another paper laid on each, some over the edge. */
export function planCutOuts(recipe: Recipe, plot: Plot): Scene {
  const canvas = createCanvas(recipe, plot);
  const { rng } = canvas;
  const { torus, hero } = plot;
  const papers = papersOn(
    torus.w,
    torus.h,
    hero * (1.3 - 0.35 * recipe.density),
    recipe.freedom,
    rng.fork('papers'),
    torus.brickX !== 0 || torus.dropY !== 0,
  );
  const grounds: Ink[] = [];
  const sheets: Item[] = [];
  const shapes: Item[] = [];
  const choice: readonly Ink[] = ['ground', ...paints.slice(0, 6)];
  for (const [k, { x, y, w, h }] of papers.entries()) {
    const own = rng.fork('sheets').fork(k);
    const ground = paintBeside(
      [
        ...grounds.slice(-1),
        ...papers.flatMap((other, i) => (i < k && touches(other, papers[k], torus) ? [grounds[i] ?? ground0] : [])),
      ],
      own,
      choice,
    );
    grounds.push(ground);
    const slack = () => own.between(-1, 1) * hero * 0.02 * recipe.freedom;
    const [right, below] = [w / 2 + 1.5, h / 2 + 1.5];
    const d = polyline(
      [
        [-right + slack(), -below + slack()],
        [right + slack(), -below + slack()],
        [right + slack(), below + slack()],
        [-right + slack(), below + slack()],
      ],
      true,
    );
    sheets.push({
      symbol: canvas.add({
        shapes: [{ d, fill: ground }],
        radius: Math.ceil(Math.sqrt(w * w + h * h) / 2 + hero * 0.06),
      }),
      x,
      y,
      turn: 0,
      scale: 1,
    });
    const size = Math.min(Math.min(w, h) * 0.6, Math.max(w, h) * 0.48);
    const kind = own.pick(heroes);
    const ink = paintBeside([ground], own, [...paints, 'light', 'ground']);
    const lies = w > h * 1.25;
    shapes.push({
      symbol: canvas.add({
        shapes: [{ d: cutShapes[kind](size, own.fork('shape')), fill: ink }],
        radius: Math.ceil(size * 1.4),
      }),
      x: x + own.between(-0.06, 0.06) * w,
      y: y + own.between(-0.06, 0.06) * h,
      turn:
        (lies ? Math.PI / 2 : 0) +
        own.pick([0, Math.PI, 0.35, -0.3]) * (lies ? 0.4 : 1) +
        0.2 * recipe.freedom * own.normal(),
      scale: 1,
      flip: own.chance(0.5),
    });
    canvas.census.push({ x, y, r: size * 0.8, motif: 'leaf', rank: 'hero' });
    if (recipe.detail >= 2)
      shapes.push(...accents(canvas.add, { x, y, w, h }, [ground, ink], own.fork('accents'), recipe.detail));
  }
  canvas.layer('papers', 'Papers', 'field', sheets);
  canvas.layer('shapes', 'Cut shapes', 'motifs', shapes);
  return canvas.done('ground');
}

const ground0: Ink = 'ground';

interface Paper {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Columns of unequal width, each divided at heights of its own. Skewed tori get equal columns, which meet at the edges. */
function papersOn(w: number, h: number, step: number, freedom: number, rng: Rng, isSkewed: boolean): Paper[] {
  const columns = Math.max(2, 2 * Math.round(w / step / 2));
  const papers: Paper[] = [];
  const free = isSkewed ? 0 : freedom;
  const widths = shares(columns, free, rng.fork('widths')).map((share) => share * w);
  let left = 0;
  for (const [c, width] of widths.entries()) {
    const own = rng.fork(c);
    const rows = Math.max(2, Math.round(h / step) + (free > 0.3 ? own.whole(-1, 1) : 0));
    const start = isSkewed ? 0 : own.between(0, h);
    let top = start;
    for (const share of shares(isSkewed ? 2 * Math.max(1, Math.round(rows / 2)) : rows, free, own)) {
      papers.push({ x: left + width / 2, y: top + (share * h) / 2, w: width, h: share * h });
      top += share * h;
    }
    left += width;
  }
  return papers;
}

function shares(count: number, freedom: number, rng: Rng): number[] {
  const raw = Array.from({ length: count }, () => 1 + freedom * rng.between(-0.55, 0.7));
  const sum = raw.reduce((all, share) => all + share, 0);
  return raw.map((share) => share / sum);
}

function touches(a: Paper, b: Paper | undefined, { w, h }: { readonly w: number; readonly h: number }): boolean {
  if (!b) return false;
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y) % h;
  return Math.min(dx, w - dx) < (a.w + b.w) / 2 + 3 && Math.min(dy, h - dy) < (a.h + b.h) / 2 + 3;
}

/** One or two small cut pieces in the corners of a paper. */
function accents(
  add: (symbol: { shapes: { d: string; fill: Ink }[]; radius: number }) => number,
  { x, y, w, h }: Paper,
  beside: readonly Ink[],
  rng: Rng,
  detail: number,
): Item[] {
  const size = Math.min(w, h) * 0.11;
  return Array.from({ length: rng.whole(1, Math.min(3, detail - 1)) }, (_, k) => {
    const own = rng.fork(k);
    const kind = own.pick(seconds);
    const [sx, sy] = [own.chance(0.5) ? 1 : -1, own.chance(0.5) ? 1 : -1];
    const fill = paintBeside(beside, own, [...paints, 'light']);
    return {
      symbol: add({ shapes: [{ d: cutShapes[kind](size, own), fill }], radius: Math.ceil(size * 1.4) }),
      x: x + sx * w * own.between(0.3, 0.38),
      y: y + sy * h * own.between(0.3, 0.38),
      turn: own.between(0, 6.28),
      scale: 1,
    };
  });
}
