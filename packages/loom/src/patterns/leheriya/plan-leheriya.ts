import type { Point } from '../../geometry/point.ts';
import { type Net, netOn } from '../../layout/net.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { createDraft, type Draft } from '../draft/draft.ts';
import { type DraftLayer, sceneOfDraft } from '../draft/scene-of-draft.ts';
import type { Plot } from '../family.ts';
import { bandOf } from './band-of.ts';
import { type Band, bundles, plainLines, rainbow } from './bands.ts';
import { layBands } from './lay-bands.ts';
import { mothra } from './mothra.ts';

export const leheriyaLayouts = ['panchrangi', 'satrangi', 'mothra', 'rajashahi', 'gandadar'] as const;

const dyeRoles = ['ground', 'a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2'] as const;
const layers: readonly DraftLayer[] = [
  ...dyeRoles.map((role): DraftLayer => ({ id: `dye-${role}`, name: `Dye (${role})`, kind: 'field' })),
  { id: 'threads', name: 'Threads (cloth kept white)', kind: 'lines' },
  { id: 'knots', name: 'Knots', kind: 'dots' },
];

/** Bands from a rolled and bound cloth: their course, their dyes and the white that the threads kept. */
export function planLeheriya(recipe: Recipe, plot: Plot): Scene {
  const draft = createDraft(recipe, plot);
  if (recipe.layout === 'mothra') mothra(draft);
  else banded(draft);
  return sceneOfDraft(draft, layers, [{ shader: 'bleed', params: { reach: 2.6, ragged: 1 } }]);
}

interface Course {
  /** From the level, radians; its sign is drawn by lot. */
  readonly angle: readonly [number, number];
  /** Length of a wave in bands and its height as a share of that length. */
  readonly wave: readonly [number, number];
  readonly height: readonly [number, number];
  readonly shape: (t: number) => number;
  readonly bands: (rng: Rng, col: Rng) => Band[];
}

const sine = (t: number) => steady.sin(2 * Math.PI * t) + 0.16 * steady.sin(4 * Math.PI * t + 0.9);
/** Sharp turns, where the cloth was folded like a fan. */
const zigzag = (t: number) => 1 - 4 * Math.abs(t - 0.5);

const courses: Readonly<Record<string, Course>> = {
  panchrangi: {
    angle: [0.6, 0.95],
    wave: [8, 14],
    height: [0.016, 0.034],
    shape: sine,
    bands: (rng, col) => rainbow(5, rng, col),
  },
  satrangi: {
    angle: [0.35, 0.75],
    wave: [5, 9],
    height: [0.06, 0.11],
    shape: sine,
    bands: (rng, col) => rainbow(7, rng, col),
  },
  rajashahi: {
    angle: [0, 0.001],
    wave: [6, 11],
    height: [0.22, 0.27],
    shape: zigzag,
    bands: (rng, col) => (rng.chance(0.5) ? rainbow(rng.whole(2, 4), rng, col) : plainLines(rng, col)),
  },
  gandadar: {
    angle: [0.6, 0.95],
    wave: [5, 8],
    height: [0.016, 0.034],
    shape: sine,
    bands: (rng, col) => bundles(rng.whole(2, 3), rng, col),
  },
};

function banded(draft: Draft): void {
  const { recipe, plot, rng, col } = draft;
  const course = courses[recipe.layout];
  if (course === undefined) throw new RangeError(`Expected a layout of leheriya but received ${recipe.layout}`);
  const bands = course.bands(rng.fork('bands'), col.fork('bands'));
  const unit = bandOf(recipe, plot) * (0.72 - 0.3 * recipe.density) * rng.between(0.85, 1.2);
  const across = unit * bands.reduce((sum, band) => sum + band.width, 0);
  const along = unit * rng.between(...course.wave);
  const net = netAt(plot, rng.between(...course.angle) * rng.pick([1, -1]), along, across, rng);
  const height = rng.between(...course.height) * steady.hypot(...net.u) * (0.6 + 0.8 * recipe.freedom);
  // One wave to each place, for who asks what stands where.
  const r = Math.min(along, across) * 0.3;
  for (const { x, y } of net.sites)
    draft.note({ x: x + draft.origin.x, y: y + draft.origin.y, r, motif: 'wave', rank: 'hero' });
  layBands(draft, {
    net,
    bands,
    sway: (t) => height * course.shape(t),
    ragged: 1.5 + 1.1 * recipe.freedom,
    name: 'band',
    layer: 'dyes',
  });
}

/** A net whose first vector lies at this angle. Upright zigzags now and then: the cloth was rolled the other way. */
function netAt(plot: Plot, angle: number, along: number, across: number, rng: Rng): Net {
  const turned = Math.abs(angle) < 0.01 && rng.chance(0.5) ? Math.PI / 2 : angle;
  const [c, s] = [steady.cos(turned), steady.sin(turned)];
  const u: Point = [along * c, along * s];
  return netOn(plot.torus, u, [-across * s, across * c]);
}
