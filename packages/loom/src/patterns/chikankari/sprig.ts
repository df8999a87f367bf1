import type { Point } from '../../geometry/point.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { createPlant, type Plant } from '../mirrored/plant.ts';
import { stitchedCone } from './cone.ts';
import { type StitchAsk, stitchedBud, stitchedFlower, stitchedLeaf } from './flowers.ts';
import { phanda, zanjeera } from './stitches.ts';

type SprigHead = 'flower' | 'bud' | 'cone';

/** What may head a sprig by what is wanted and refused, in order. */
export function headsFor({ motifs }: Recipe, rng: Rng): readonly [SprigHead, ...SprigHead[]] {
  const names = { flower: ['blossom', 'rosette'], bud: ['bud'], cone: ['paisley'] } as const;
  const all: readonly SprigHead[] = ['flower', 'bud', 'cone'];
  const has = (list: readonly string[]) => (head: SprigHead) => names[head].some((name) => list.includes(name));
  const wanted = all.filter(has(motifs.include));
  const free = rng.shuffle(all.filter((head) => !has(motifs.exclude)(head) && !wanted.includes(head)));
  const [first, ...rest] = [...wanted, ...free];
  return first === undefined ? ['bud'] : [first, ...rest];
}

export const motifOf = { flower: 'blossom', bud: 'bud', cone: 'paisley' } as const;

export function drawHead(head: SprigHead, ask: StitchAsk) {
  return head === 'flower' ? stitchedFlower(ask) : head === 'bud' ? stitchedBud(ask) : stitchedCone(ask);
}

/** A buti: a head on a bent stem, leaves along it, knots at the end of tendrils. Not mirrored: it leans, as drawn by hand, about its middle. */
export function sprig(radius: number, head: SprigHead, recipe: Recipe, thread: number, rng: Rng): Plant {
  const plant = createPlant();
  const ask = (r: number, path: string) => ({ radius: r, thread, detail: recipe.detail, rng: rng.fork(path) });
  const lean = rng.between(0.16, 0.34) * (rng.chance(0.5) ? 1 : -1);
  const stem: Point[] = Array.from({ length: 16 }, (_, k) => {
    const t = k / 15;
    return [radius * lean * (t - 0.25 - steady.sin(Math.PI * t)), radius * (1 - 1.35 * t)];
  });
  const top = stem.at(-1) ?? [0, -radius * 0.35];
  const size = radius * rng.between(0.46, 0.56);
  const line = createSketch();
  zanjeera(line, { points: stem }, thread * 1.1);
  const hasLeaves = !recipe.motifs.exclude.includes('leaf');
  const at = (t: number): Point => stem[Math.round(t * 15)] ?? [0, 0];
  const knots: Point[] = [];
  for (const side of [1, -1]) {
    const [x, y] = at(0.72);
    const tendril: Point[] = Array.from({ length: 7 }, (_, k) => [
      x + side * radius * 0.05 * k,
      y - radius * 0.012 * k * k * 0.5,
    ]);
    zanjeera(line, { points: tendril }, thread * 0.8);
    const [tx, ty] = tendril.at(-1) ?? [x, y];
    knots.push(
      [tx, ty],
      [tx + side * thread * 2.2, ty - thread],
      [tx + side * thread * 0.6, ty - thread * 2.4],
      [tx + side * thread * 2.4, ty - thread * 3.2],
    );
  }
  phanda(line, knots, thread * 1.05);
  plant.add({ layer: 'stems', symbol: line.done(radius * 1.2), at: { x: 0, y: 0 } });
  if (hasLeaves) {
    for (const [k, [t, side, share]] of (
      [
        [0.12, 1, 0.34],
        [0.26, -1, 0.36],
        [0.46, 1, 0.3],
        [0.58, -1, 0.26],
      ] as const
    ).entries()) {
      const [x, y] = at(t);
      const r = radius * share;
      const turn = side * (1.15 - 0.1 * k);
      plant.add({
        layer: 'leaves',
        symbol: stitchedLeaf(ask(r, `leaf/${k}`)),
        at: { x: x + steady.sin(turn) * r, y: y - steady.cos(turn) * r, turn },
        note: { motif: 'leaf', r: r * 0.6, rank: 'filler' },
      });
    }
  }
  plant.add({
    layer: 'motifs',
    symbol: drawHead(head, ask(size, 'head')),
    at: { x: top[0], y: top[1] - size * 0.72, turn: lean * 0.9 },
    note: { motif: motifOf[head], r: size, rank: 'hero' },
  });
  return plant;
}
