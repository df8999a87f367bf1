import { bestCandidates } from '../../drawing/layout/poisson.ts';
import { layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { createChart, fill, weaveChart } from '../../drawing/weaving/chart.ts';
import { regionPaths } from '../../numbers/field/region-paths.ts';
import { createField, mapField, sampleField, type TorusField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

const draws = {
  woodland,
  'tiger-camo': tiger,
  digital,
  brushed,
  'duck-hunter': duckHunter,
} satisfies Record<string, (planner: Planner) => void>;

/** The layouts of camouflage. */
export const camouflageLayouts = layoutsOf(draws, (planner, draw): Scene => {
  draw(planner);
  const { w, h } = planner.plot.torus;
  planner.note({ x: w / 2, y: h / 2, r: planner.plot.hero / 2, motif: 'mark', rank: 'hero' });
  return planner.finish([
    { id: 'field', name: 'Patches', kind: 'field' },
    { id: 'strokes', name: 'Strokes', kind: 'motifs' },
  ]);
});

interface PatchAsk {
  readonly name: string;
  /** Shortest and longest from patch to patch, units. */
  readonly from: number;
  readonly to: number;
  /** How far rims are drawn out, units; and in what size. */
  readonly ragged: number;
  readonly grain: number;
  readonly across?: { readonly angle: number; readonly stray: number };
}

/** Patches with lobes and bays: a landscape looked up through a finer one. */
function patches({ plot, rng }: Planner, { name, from, to, ragged, grain, across }: PatchAsk): TorusField {
  const own = rng.fork('patches').fork(name);
  const cell = Math.max(5, Math.min(9, from / 14));
  const base = wavesOn(
    createField(plot.torus, cell),
    { from, to, count: 12, ...(across ? { across } : {}) },
    own.fork('base'),
  );
  const [wx, wy] = ['x', 'y'].map((axis) =>
    wavesOn(
      createField(plot.torus, Math.max(6, grain / 6)),
      { from: grain, to: grain * 2.2, count: 10 },
      own.fork(axis),
    ),
  );
  if (wx === undefined || wy === undefined) return base;
  return mapField(base, (x, y) =>
    sampleField(base, x + ragged * sampleField(wx, x, y), y + ragged * sampleField(wy, x, y)),
  );
}

/** Broad patches of two tones, and dark ones drawn out like branches over them. */
function woodland(planner: Planner): void {
  const { plot, recipe } = planner;
  const size = plot.hero;
  const more = 0.5 * (recipe.density - 0.6);
  const ragged = size * (0.1 + 0.12 * recipe.freedom);
  const broad = { from: size * 0.85, to: size * 1.6, ragged, grain: size * 0.26 };
  lay(planner, 'green', patches(planner, { name: 'green', ...broad }), 0.02 - more, 'a1');
  lay(planner, 'brown', patches(planner, { name: 'brown', ...broad }), 0.52 - more, 'a2');
  const branch = { from: size * 0.55, to: size * 1.25, ragged: ragged * 1.2, grain: size * 0.22 };
  lay(planner, 'black', patches(planner, { name: 'black', ...branch }), 0.98 - more, 'a3');
  if (recipe.detail >= 3) lay(planner, 'sand', patches(planner, { name: 'sand', ...branch }), 1.5 - more, 'a4');
}

function lay(planner: Planner, id: string, field: TorusField, level: number, ink: Ink): void {
  planner.lay(id, 'Patches', 'field', planner.regions(regionPaths(field, level), { fill: ink }));
}

/** Lying brush marks that run into each other: broad pale ones, then the dark ones of the tiger. */
function tiger(planner: Planner): void {
  const { plot, recipe } = planner;
  const size = plot.hero;
  const lying = { angle: Math.PI / 2, stray: 0.28 + 0.2 * recipe.freedom };
  const at = (name: string, share: number) =>
    patches(planner, {
      name,
      from: size * 0.3 * share,
      to: size * 0.62 * share,
      ragged: size * (0.05 + 0.06 * recipe.freedom),
      grain: size * 0.2,
      across: lying,
    });
  lay(planner, 'green', at('green', 1.25), -0.1, 'a1');
  lay(planner, 'brown', at('brown', 1.1), 0.5, 'a2');
  lay(planner, 'black', at('black', 1), 0.55, 'a3');
  if (recipe.detail >= 3) lay(planner, 'pale', at('pale', 0.8), 1.35, 'a4');
}

/** Patches of pixels: large shapes in small squares, frayed at their rims by single ones. */
function digital(planner: Planner): void {
  const { plot, recipe, rng } = planner;
  const cell = Math.max(5.5, plot.hero / (15 + 4 * recipe.detail));
  const chart = createChart(planner, cell, [1, 1]);
  const [unitX, unitY] = [plot.torus.w / chart.columns, plot.torus.h / chart.rows];
  const layer = (name: string) => {
    const broad = patches(planner, {
      name,
      from: plot.hero * 0.75,
      to: plot.hero * 1.5,
      ragged: plot.hero * 0.12,
      grain: plot.hero * 0.3,
    });
    const middle = wavesOn(
      createField(plot.torus, unitX * 2),
      { from: unitX * 4, to: unitX * 10, count: 14 },
      rng.fork('fray').fork(name),
    );
    const own = rng.fork('pixel').fork(name);
    const noise = Array.from({ length: chart.columns * chart.rows }, () => own.between(-0.26, 0.26));
    return (x: number, y: number) =>
      sampleField(broad, x * unitX, y * unitY) +
      0.42 * sampleField(middle, x * unitX, y * unitY) +
      (noise[(y % chart.rows) * chart.columns + (x % chart.columns)] ?? 0);
  };
  const [green, brown, black, pale] = ['green', 'brown', 'black', 'pale'].map(layer);
  const more = 0.5 * (recipe.density - 0.6);
  // The edge of a shifted module is met by what is periodic alone: single pixels are counted over the whole of it.
  fill(chart, (x, y) => {
    if ((pale?.(x, y) ?? 0) > 1.75 - more) return 'a4';
    if ((black?.(x, y) ?? 0) > 1.12 - more) return 'a3';
    if ((brown?.(x, y) ?? 0) > 0.6 - more) return 'a2';
    return (green?.(x, y) ?? 0) > 0.05 - more ? 'a1' : undefined;
  });
  weaveChart(planner, chart);
}

/** Strokes of a broad dry brush, crossing each other in four tones. */
function brushed(planner: Planner): void {
  const { plot, recipe, geo } = planner;
  const size = plot.hero * 0.72;
  const inks: readonly Ink[] = ['a4', 'a1', 'a2', 'a3'];
  const area = plot.torus.w * plot.torus.h;
  for (const [k, ink] of inks.entries()) {
    const own = geo.fork(`strokes/${ink}`);
    const width = size * (0.34 - 0.045 * k);
    const length = size * (1.5 - 0.15 * k);
    const count = Math.max(5, Math.round((area * (0.85 - 0.13 * k) * (0.6 + 0.6 * recipe.density)) / (width * length)));
    for (const [i, { x, y }] of bestCandidates(plot.torus, own, count, { candidates: 10 }).entries()) {
      const stroke = own.fork(i);
      const angle = stroke.between(-0.42, 0.42) * (0.6 + recipe.freedom);
      const long = length * stroke.between(0.65, 1.2);
      const bow = stroke.between(-0.2, 0.2) * long;
      const d = bristles(long, width * stroke.between(0.75, 1.2), bow, stroke);
      planner.set('strokes', { shapes: [{ d, fill: ink }], radius: Math.ceil(long + width) }, [{ x, y, turn: angle }]);
    }
  }
}

/** A stroke as many hairs side by side that begin and end each for itself. */
function bristles(long: number, width: number, bow: number, rng: Planner['rng']): string {
  const hairs = Math.max(5, Math.round(width / 7));
  const pitch = width / hairs;
  let d = '';
  for (let h = 0; h < hairs; h++) {
    const off = (h + 0.5) * pitch - width / 2;
    // The middle of the brush holds the most paint.
    const rim = Math.abs(off) / (width / 2);
    const from = -0.5 + rng.between(0, 0.1) + 0.08 * rim;
    const to = 0.5 - rng.between(0, 0.2) - 0.1 * rim;
    const course = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const s = from + (to - from) * t;
      return [s * long, off + bow * (1 - 4 * s * s) * 0.5];
    });
    d += polyline(
      brush(course, (t) => pitch * (1.5 - 0.9 * steady.power(t, 3)) * (t < 0.04 ? 0.6 : 1)),
      true,
    );
  }
  return d;
}

/** Spots of three sizes with others within and beside them. */
function duckHunter(planner: Planner): void {
  const { plot, recipe } = planner;
  const size = plot.hero;
  const more = 0.4 * (recipe.density - 0.6);
  const at = (name: string, share: number) =>
    patches(planner, {
      name,
      from: size * 0.5 * share,
      to: size * 0.85 * share,
      ragged: size * 0.05 * share * (1 + recipe.freedom),
      grain: size * 0.24 * share,
    });
  const green = at('green', 1);
  lay(planner, 'pale', at('pale', 1.1), 0.55 - more, 'a4');
  lay(planner, 'green', green, 0.3 - more, 'a1');
  lay(planner, 'brown', at('brown', 0.8), 0.85 - more, 'a2');
  lay(planner, 'heart', green, 1.35 - more, 'a3');
  lay(planner, 'dark', at('dark', 0.55), 1.35 - more, 'a3');
}
