import { createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import { type NibGround, nibGround } from '../../drawing/botanical/nib-ground.ts';
import { wantedFigures } from '../../drawing/figures/wanted-figures.ts';
import { dot } from '../../drawing/motifs/dot.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Motif } from '../../drawing/motifs/motif.ts';
import { createSketch, penFor } from '../../drawing/motifs/sketch.ts';
import { tonesOf } from '../../drawing/motifs/tones.ts';
import { trefoil } from '../../drawing/motifs/trefoil.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene, SceneLayer } from '../../drawing/scene.ts';
import { circle, closedCurve, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type MithilaFigure, mithilaFigures } from '../../vocabulary/families/madhubani/words.ts';
import type { Role } from '../../vocabulary/roles.ts';

const habit: Habit = {
  hero: { rosette: 1, lotus: 1 },
  secondary: { rosette: 2, lotus: 1 },
  filler: { leaf: 5, blossom: 3, bud: 2, dot: 1.4 },
};

/** A painting of Mithila begun: nothing on it yet. */
export function beginPainting(planner: Planner): Easel {
  return createEasel(planner, madhubaniHand, habit);
}

/** Figures for a place in the painting, the most wanted first. */
export function figuresFor(recipe: Recipe, usual: readonly MithilaFigure[]): readonly MithilaFigure[] {
  return wantedFigures(recipe, mithilaFigures, usual);
}

/** Whether something may be on the cloth at all. */
export function mayShow({ motifs }: Recipe, figure: MithilaFigure | 'tree' | 'lotus'): boolean {
  return !motifs.exclude.includes(figure);
}

/** Colours of the i-th figure: neighbours differ, seeds differ. */
export function colourwayOf(easel: Easel, i: number): Colourway {
  const ways = easel.hand.flowers;
  const from = easel.rng.fork('colours').whole(0, ways.length - 1);
  return ways[(from + i * 2) % ways.length] ?? ways[0];
}

/** Fills what is left with leaves, flowers, dots and at last with strokes: no ground stays empty. */
export function finishPainting(
  easel: Easel,
  radius: number,
  ground: NibGround,
  rng: Rng,
  before: readonly SceneLayer[] = [],
): Scene {
  const { density, detail } = easel.recipe;
  const air = 1 - density;
  fillGaps(easel, {
    heroRadius: radius,
    gap: 2 + 5 * air * air,
    min: Math.max(3.6, 7.5 - detail * 0.8) + 12 * air * air,
  });
  return sceneOf(easel, [...before, nibGround(easel, ground, rng, 'line>ground:0.25', 'full')]);
}

/** Distance of the second contour from the first as a share of a figure's radius, and its bounds in units. */
const halo = { share: 0.075, least: 2.6, most: 10 } as const;

const doubled =
  (motif: Motif): Motif =>
  (params, rng) =>
    motif({ ...params, halo: Math.min(halo.most, Math.max(halo.least, params.radius * halo.share)) }, rng);

const figures = Object.fromEntries(mithilaFigures.map((id) => [id, doubled(motifLibrary[id])]));

/** A round flower in flat colour: petals with a hatched rim, double ring, dotted eye. */
const mithilaFlower: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const on = (angle: number, r: number) => [steady.sin(angle) * r, -steady.cos(angle) * r] as const;
  const ring = (reach: number, count: number, ink: Role, offset: number) => {
    const petal = reach * 0.94 * steady.sin(Math.PI / count);
    let petals = '';
    let hatching = '';
    for (let k = 0; k < count; k++) {
      const angle = ((k + offset) / count) * 2 * Math.PI;
      const [x, y] = on(angle, reach - petal);
      petals += circle(x, y, petal);
      for (const off of [-0.55, -0.2, 0.2, 0.55]) {
        const side = angle + (off * petal) / reach;
        const [ax, ay] = on(side, reach * 0.6);
        const [bx, by] = on(side, reach * (0.95 - 0.1 * Math.abs(off)));
        if (reach > 9) hatching += `M${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}`;
      }
    }
    sketch.outlined(petals, ink, inks.contour, pen.contour);
    sketch.area(circle(0, 0, reach - petal), ink);
    sketch.line(hatching, tonesOf(ink, inks.body).vein, pen.fine);
  };
  ring(radius, radius > 16 ? rng.pick([10, 12, 14]) : rng.pick([6, 7]), inks.body, 0);
  // A large one has a second ring before its heart.
  const inner = radius > 16 ? radius * 0.62 : 0;
  if (inner > 0) ring(inner, rng.pick([7, 8, 9]), inks.second, 0.5);
  const heart = inner > 0 ? inner * 0.42 : radius * 0.4;
  sketch.outlined(circle(0, 0, heart), inks.light, inks.contour, pen.inner);
  sketch.outlined(circle(0, 0, heart * 0.74), inks.third, inks.contour, pen.inner);
  sketch.area(circle(0, 0, heart * 0.34), inks.heart);
  return sketch.done(radius + pen.contour);
};

/** A pipal-like leaf: one half filled, the other hatched by the nib. Foot at (0, radius). */
const mithilaLeaf: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const wide = radius * rng.between(0.4, 0.5);
  const bend = radius * rng.between(-0.16, 0.16);
  const half = (t: number) => wide * steady.sin(Math.PI * Math.sqrt(t) * Math.sqrt(Math.sqrt(t)));
  const mid = (t: number): Point => [bend * steady.sin(Math.PI * t), radius * (1 - 2 * t)];
  const edge = (side: number): Point[] =>
    [0, 0.15, 0.35, 0.55, 0.78, 1].map((t) => [mid(t)[0] + side * half(t), mid(t)[1]]);
  const spine = [0, 0.35, 0.7, 1].map(mid);
  sketch.outlined(closedCurve([edge(1), edge(-1).reverse()]), inks.light, inks.contour, pen.contour);
  sketch.outlined(closedCurve([edge(1), [...spine].reverse()]), inks.body, inks.contour, pen.inner);
  const count = Math.round(Math.max(4, radius / 2.6)) + detail;
  let hatching = '';
  for (let k = 1; k < count; k++) {
    const t = k / count;
    const [x, y] = mid(t);
    hatching += `M${fixed(x)} ${fixed(y)}L${fixed(x - half(t) * 0.96)} ${fixed(y - half(t) * 0.35)}`;
  }
  sketch.line(hatching, inks.second === 'light' ? inks.contour : inks.second, pen.fine);
  return sketch.done(radius * 1.02 + pen.contour);
};

/** The nib of Mithila: two contours with hatching between, flat bright colour, not a finger of empty ground. */
const madhubaniHand: Hand = {
  motifs: {
    ...figures,
    elephant: doubled(motifLibrary.elephant),
    tree: doubled(motifLibrary.tree),
    lotus: motifLibrary.lotus,
    rosette: mithilaFlower,
    blossom: mithilaFlower,
    bud: motifLibrary.bud,
    leaf: mithilaLeaf,
    trefoil,
    dot,
  },
  flowers: [
    { body: 'a1', second: 'a4', third: 'a3', heart: 'a4' },
    { body: 'a4', second: 'a1', third: 'a3', heart: 'a1' },
    { body: 'a3', second: 'leaf1', third: 'a1', heart: 'a4' },
    { body: 'leaf1', second: 'a1', third: 'a3', heart: 'a1' },
    { body: 'a2', second: 'a4', third: 'a3', heart: 'a1' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf2', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
  ],
  dots: ['a1', 'a4', 'a3'],
  contour: () => 'line',
  stem: { fill: 'leaf1', lit: 'leaf1>light:0.4', shade: 'leaf1>dark:0.5', contour: 'line' },
  smallest: 8,
};
