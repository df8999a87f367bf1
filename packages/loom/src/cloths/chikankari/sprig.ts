import { createPlant, type Plant } from '../../drawing/mirrored/plant.ts';
import { paisleyOutline, paisleyShape } from '../../drawing/motifs/paisley-shape.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { resample } from '../../numbers/geometry/line.ts';
import { curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type StitchAsk, stitchedBud, stitchedFlower, stitchedLeaf } from './flowers.ts';
import { bakhiya, jali, murri, phanda, tepchi, zanjeera } from './stitches.ts';

type SprigHead = 'flower' | 'bud' | 'cone';

/** What may head a sprig by what is wanted and refused, in order. */
export function headsFor({ motifs, source }: Recipe, rng: Rng): readonly [SprigHead, ...SprigHead[]] {
  const names = { flower: ['blossom', 'rosette'], bud: ['bud'], cone: ['paisley'] } as const;
  const all: readonly SprigHead[] = ['flower', 'bud', 'cone'];
  const has = (list: readonly string[]) => (head: SprigHead) => names[head].some((name) => list.includes(name));
  // Jasmine opens beside its buds.
  const wanted = all.filter((head) => has(motifs.include)(head) || (head === 'bud' && isOfJasmine(source)));
  const free = rng.shuffle(all.filter((head) => !has(motifs.exclude)(head) && !wanted.includes(head)));
  const [first, ...rest] = [...wanted, ...free];
  return first === undefined ? ['bud'] : [first, ...rest];
}

function isOfJasmine({ understood }: Recipe['source']): boolean {
  return understood.includes('motif:jasmine') || understood.includes('motif:mogra');
}

export const motifOf = { flower: 'blossom', bud: 'bud', cone: 'paisley' } as const;

export function drawHead(head: SprigHead, ask: StitchAsk) {
  return head === 'flower' ? stitchedFlower(ask) : head === 'bud' ? stitchedBud(ask) : stitchedCone(ask);
}

/** A buti: a head on a bent stem, leaves along it, knots at the end of tendrils. Not mirrored: it leans, as drawn by hand, about its middle. */
export function sprig(radius: number, head: SprigHead, recipe: Recipe, thread: number, rng: Rng): Plant {
  const plant = createPlant();
  const isJasmine = isOfJasmine(recipe.source);
  const ask = (r: number, path: string) => ({
    radius: r,
    thread,
    detail: recipe.detail,
    rng: rng.fork(path),
    isJasmine,
  });
  const lean = rng.between(0.16, 0.34) * (rng.chance(0.5) ? 1 : -1);
  const stem: Point[] = Array.from({ length: 16 }, (_, k) => {
    const t = k / 15;
    return [radius * lean * (t - 0.25 - steady.sin(Math.PI * t)), radius * (1 - 1.35 * t)];
  });
  const top = stem.at(-1) ?? [0, -radius * 0.35];
  const size = radius * rng.between(0.46, 0.56) * (isJasmine ? 0.76 : 1);
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

/** Kairi: a cone outlined in chain, a band of shadow, grains about it, a drawn net or a sprig in its belly. */
export function stitchedCone({ radius, thread, detail, rng }: StitchAsk): SceneSymbol {
  const sketch = createSketch();
  const shape = paisleyShape(
    { slim: rng.between(0.15, 0.55), hook: rng.between(0.7, 0.95), fringe: 0.12 },
    radius * 0.96,
  );
  const outer = paisleyOutline(shape, 0);
  const band = shape.belly * 0.2;
  const inner = paisleyOutline(shape, band);
  sketch.area(curve(outer, true), 'ground>light:0.5');
  if (inner.length > 2) sketch.area(curve(inner, true), 'ground');
  zanjeera(sketch, { points: outer, closed: true }, thread * 1.35);
  if (inner.length > 2) tepchi(sketch, { points: inner, closed: true }, thread, thread * 3);
  const beads = paisleyOutline(shape, -shape.fringe * 0.9);
  const [cx, cy] = shape.spine[8] ?? [0, 0];
  const grains = resample(beads, Math.max(thread * 4.6, radius * 0.085)).slice(0, -1);
  murri(
    sketch,
    grains.map((at) => ({ at, turn: turnFrom(cx, cy, at) })),
    Math.max(thread * 2.3, shape.fringe * 1.1),
  );
  phanda(sketch, resample(paisleyOutline(shape, band * 0.5), thread * 4.2).slice(0, -1), thread * 0.8);
  const [bx, by] = shape.spine[9] ?? [0, 0];
  const room = shape.belly - band * 1.25;
  if (detail >= 2 && rng.chance(0.6)) {
    jali(sketch, [bx, by], room, thread * 2.7);
    const ring = Array.from({ length: 30 }, (_, k) => k / 30).map((t): Point => onRing(bx, by, room * 1.04, t));
    zanjeera(sketch, { points: ring, closed: true }, thread);
    phanda(
      sketch,
      Array.from({ length: 9 }, (_, k) => onRing(bx, by, room * 0.2, k / 9)),
      thread * 0.9,
    );
  } else {
    const petals = 6;
    for (let k = 0; k < petals; k++) {
      const ring = Array.from({ length: 14 }, (_, i) => {
        const [px, py] = onRing(bx, by, room * 0.58, k / petals);
        return onRing(px, py, room * 0.27, i / 14);
      });
      bakhiya(sketch, curve(ring, true), { points: ring, closed: true }, thread * 0.9);
    }
    phanda(sketch, [[bx, by], ...Array.from({ length: 6 }, (_, k) => onRing(bx, by, room * 0.2, k / 6))], thread);
  }
  const vein = shape.spine.slice(18, 46);
  sketch.line(polyline(vein), 'light', thread * 0.7);
  murri(
    sketch,
    vein.filter((_, i) => i % 4 === 2).flatMap((at) => [-0.9, 0.9].map((turn) => ({ at, turn }))),
    thread * 2.6,
  );
  return sketch.done(radius * 1.06);
}

function onRing(x: number, y: number, r: number, share: number): Point {
  return [x + steady.sin(2 * Math.PI * share) * r, y - steady.cos(2 * Math.PI * share) * r];
}

/** The turn of what points away from (x, y). */
function turnFrom(x: number, y: number, [px, py]: Point): number {
  return steady.atan2(px - x, -(py - y));
}
