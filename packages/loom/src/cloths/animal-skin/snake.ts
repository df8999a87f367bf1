import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { createField, sampleField } from '../../numbers/field/torus-field.ts';
import { turing } from '../../numbers/field/turing.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { curve, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';

/** Scales by the part of the saddle they lie in: coat, rim of a blotch, the blotch, its heart. */
const classes: readonly { readonly fill: Ink; readonly shade: Ink; readonly lit: Ink }[] = [
  { fill: 'ground', shade: 'ground>a2:0.5', lit: 'ground>light:0.6' },
  { fill: 'ground>a3:0.55', shade: 'a3>a1:0.3', lit: 'ground>light:0.3' },
  { fill: 'light', shade: 'light>a3:0.6', lit: 'light' },
  { fill: 'a1>a2:0.18', shade: 'a1', lit: 'a2>a1:0.45' },
  { fill: 'a2>a1:0.35', shade: 'a1', lit: 'a2' },
  { fill: 'a2', shade: 'a2>a1:0.55', lit: 'a2>light:0.35' },
];

/** Keeled scales in rows; the dark saddles of a python, rimmed with light, go over them scale by scale. */
export function planSnake(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const wide = Math.max(15, plot.hero * 0.2);
  const { sites, stepX, stepY } = halfDropLattice(plot.torus, { stepX: wide, stepY: wide * 1.5 });
  const pitch = plot.hero * 1.7;
  const noise = wavesOn(
    createField(plot.torus, 16),
    { from: pitch * 0.8, to: pitch * 1.3, count: 14 },
    rng.fork('seed'),
  );
  const saddles = turing(noise, { pitch, along: 1, bias: 0.13 + 0.12 * (0.5 - recipe.density), rounds: 7 });
  const mottled = wavesOn(createField(plot.torus, 12), { from: wide * 2, to: wide * 5, count: 18 }, rng.fork('mottle'));
  const symbols = classes.map((inks) => planner.add(scale(stepX, stepY, recipe.detail, inks)));
  const tiers: Item[][] = [[], []];
  const ordered = [...sites].sort((a, b) => b.row - a.row || (b.column % 2) - (a.column % 2));
  for (const { x, y, column } of ordered) {
    const value = sampleField(saddles, x, y) + 0.12 * recipe.freedom * sampleField(mottled, x, y);
    const kind = value > 0.72 ? 5 : value > 0.52 ? 4 : value > 0.06 ? 3 : value > -0.2 ? 2 : value > -0.62 ? 1 : 0;
    const symbol = symbols[kind] ?? 0;
    tiers[column % 2]?.push({ symbol, x, y, turn: 0, scale: 1 });
    planner.census.push({ x, y, r: stepX * 0.5, motif: 'mark', rank: 'filler' });
  }
  planner.lay('scales', 'Scales', 'motifs', tiers.flat());
  return planner.finish([], { wash: 'a1' });
}

/** One scale: a pointed oval with a keel and light on its upper side. Neighbours leave a hairline of skin between. */
function scale(w: number, h: number, detail: number, inks: (typeof classes)[number]): SceneSymbol {
  const half = w * 0.94;
  const tall = h * 0.485;
  const outline = (k: number, drop = 0): Point[] => [
    [0, -tall * k + drop],
    [half * 0.34 * k, -tall * 0.6 * k + drop],
    [half * 0.5 * k, -tall * 0.05 * k + drop],
    [half * 0.3 * k, tall * 0.62 * k + drop],
    [0, tall * k + drop],
    [-half * 0.3 * k, tall * 0.62 * k + drop],
    [-half * 0.5 * k, -tall * 0.05 * k + drop],
    [-half * 0.34 * k, -tall * 0.6 * k + drop],
  ];
  return {
    shapes: [
      { d: curve(outline(1), true), fill: inks.shade },
      { d: curve(outline(0.84, -tall * 0.06), true), fill: inks.fill },
      ...(detail >= 2
        ? [{ d: wedge([0, -tall * 0.6], [-w * 0.03, 0], [0, tall * 0.72], w * 0.11), fill: inks.lit }]
        : []),
    ],
    radius: Math.ceil(Math.max(half, tall) + 2),
  };
}
