import { polyline } from '../../geometry/polyline.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId, Recipe } from '../../recipe/recipe.ts';
import type { Ink, Item, Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { paintBeside, paints } from './colours.ts';
import { cutShapes } from './cut-shapes.ts';
import { type Paper, papersOn, touches } from './papers.ts';

type Cut = keyof typeof cutShapes;
const heroes: readonly Cut[] = ['algae', 'algae', 'palm', 'bloom', 'leaf'];
const seconds: readonly Cut[] = ['leaf', 'pebble', 'algae', 'bloom'];
/** What people see in the shapes; stones are nobody's. */
const seen: Partial<Record<Cut, MotifId>> = { algae: 'leaf', palm: 'leaf', leaf: 'leaf', bloom: 'blossom' };

/** Those that are wanted, else those that are not refused, else stones. */
function allowed(cuts: readonly Cut[], { motifs }: Recipe): readonly Cut[] {
  const left = cuts.filter((cut) => !motifs.exclude.some((motif) => motif === seen[cut]));
  const wanted = left.filter((cut) => motifs.include.some((motif) => motif === seen[cut]));
  return wanted.length > 0 ? wanted : left.length > 0 ? left : ['pebble'];
}

/** Painted papers side by side, a shape cut from another paper laid on each, some over the edge. */
export function planCutOuts(recipe: Recipe, plot: Plot): Scene {
  const canvas = createCanvas(recipe, plot);
  const { rng } = canvas;
  const { torus, hero } = plot;
  const papers = papersOn(
    torus.w,
    torus.h,
    hero * (1.15 - 0.35 * recipe.density),
    recipe.freedom,
    rng.fork('papers'),
    torus.brickX !== 0 || torus.dropY !== 0,
  );
  const grounds: Ink[] = [];
  const sheets: Item[] = [];
  const shapes: Item[] = [];
  const choice: readonly Ink[] = ['ground', ...paints.slice(0, 6)];
  for (const [k, paper] of papers.entries()) {
    const { x, y, w, h } = paper;
    const own = rng.fork('sheets').fork(k);
    const ground = paintBeside(
      [
        ...grounds.slice(-1),
        ...papers.flatMap((other, i) => (i < k && touches(other, paper, torus) ? (grounds[i] ?? []) : [])),
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
    const kind = own.pick(allowed(heroes, recipe));
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
    canvas.census.push({ x, y, r: size * 0.8, motif: seen[kind] ?? 'stone', rank: 'hero' });
    if (recipe.detail >= 2) shapes.push(...accents(canvas.add, paper, [ground, ink], own.fork('accents'), recipe));
  }
  canvas.layer('papers', 'Papers', 'field', sheets);
  canvas.layer('shapes', 'Cut shapes', 'motifs', shapes);
  return canvas.done('ground');
}

/** One or two small cut pieces in the corners of a paper. */
function accents(
  add: (symbol: { shapes: { d: string; fill: Ink }[]; radius: number }) => number,
  { x, y, w, h }: Paper,
  beside: readonly Ink[],
  rng: Rng,
  recipe: Recipe,
): Item[] {
  const size = Math.min(w, h) * 0.11;
  return Array.from({ length: rng.whole(1, Math.min(3, recipe.detail - 1)) }, (_, k) => {
    const own = rng.fork(k);
    const kind = own.pick(allowed(seconds, recipe));
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
