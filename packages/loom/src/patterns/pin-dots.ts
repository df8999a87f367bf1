import type { Family } from '@naksha/contract';
import { circle } from '../geometry/circle.ts';
import { halfDropLattice } from '../layout/lattice.ts';
import { hundredths } from '../number/hundredths.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Ink, Scene, SceneLayer } from '../scene/scene.ts';
import type { Plot } from './family.ts';

/** Cloths with a ground between their motifs that takes a row of pin dots, and the ink of those. */
const dotted: Partial<Record<Family, Ink>> = {
  kalamkari: 'a1',
  floral: 'a2',
  'block-print': 'a1',
  brocade: 'a1',
  damask: 'a1',
  paisley: 'a2',
  tropical: 'leaf3',
  toile: 'a1',
  chikankari: 'light',
  madhubani: 'a1',
};
/** From this weight on dots are the ground's, and not only a filling here and there. */
const wanted = 2.5;
/** Step between dots in cm, and its share of the main motif. */
const stepCm = [0.32, 0.9] as const;
const stepShare = 0.13;
const dotShare = 0.13;

/** The khas-khas ground of fine dots, under all that is drawn, where dots were asked for and the cloth leaves room. */
export function pinDots(scene: Scene, recipe: Recipe, plot: Plot): Scene {
  const fill = dotted[recipe.family];
  const [ground, ...others] = scene.layers;
  if (fill === undefined || ground === undefined || (recipe.motifs.weight.dot ?? 1) < wanted) return scene;
  if (!recipe.motifs.include.includes('dot')) return scene;
  const step = Math.min(stepCm[1], Math.max(stepCm[0], recipe.heroCm * stepShare)) * plot.perCm;
  const { sites } = halfDropLattice(plot.torus, { stepX: step * 0.87, stepY: step });
  const radius = step * dotShare;
  const dots: SceneLayer = {
    id: 'pin-dots',
    name: 'Pin dots',
    kind: 'dots',
    items: sites.map(({ x, y }) => ({
      symbol: scene.symbols.length,
      x: hundredths(x),
      y: hundredths(y),
      turn: 0,
      scale: 1,
    })),
  };
  return {
    ...scene,
    symbols: [...scene.symbols, { shapes: [{ d: circle(0, 0, radius), fill }], radius: Math.ceil(radius) }],
    layers: [ground, dots, ...others],
  };
}
