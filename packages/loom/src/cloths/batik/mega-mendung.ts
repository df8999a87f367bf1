import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { isolines } from '../../numbers/geometry/isolines.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { rowField } from '../../numbers/geometry/row-field.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

/** From the pale rim to the deep heart. */
const depths: readonly Ink[] = ['a2>light:0.62', 'a2>light:0.3', 'a2', 'a1>a2:0.5', 'a1', 'a1>dark:0.3'];

type Lobe = readonly [x: number, y: number, r: number];

/** Rain clouds of Cirebon: flat below, heaped above, running out to points; bands from pale to deep that follow the edge. */
export function megaMendung(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const width = plot.hero * rng.between(0.95, 1.2);
  const air = 1.16 - 0.22 * recipe.density;
  const flat = rng.between(0.74, 0.86);
  const lattice = fitLattice(halfDropLattice, plot.torus, {
    stepX: width * air,
    stepY: width * flat * air,
    evenColumns: true,
  });
  const radius = (Math.min(lattice.stepX * 0.98, lattice.stepY * 1.22) * 0.89) / air;
  const bands = 4 + Math.round(recipe.detail / 2);
  const isMirrored = rng.chance(0.6);
  for (const { x, y, column, row } of lattice.sites) {
    const own = rng.fork(`cloud/${column}/${row}`);
    const symbol = planner.symbol(`cloud/${own.whole(1, 4)}`, (fork) => cloud(radius, bands, fork));
    const flip = isMirrored ? column % 2 === 1 : own.chance(0.2);
    const stray = recipe.freedom * radius * 0.05;
    const at = { x: x + origin.x + own.normal() * stray, y: y + origin.y + own.normal() * stray };
    planner.put('waxed', { symbol, ...at, turn: 0, scale: own.between(0.9, 1.04), flip });
    planner.note({ ...at, r: radius * 0.46, motif: 'cloud', rank: 'hero' });
    const small = planner.symbol(`wisp/${own.whole(1, 3)}`, (fork) =>
      cloud(radius * 0.26, Math.max(2, bands - 3), fork),
    );
    const gap = { x: at.x + radius * own.between(-0.12, 0.12), y: at.y + lattice.stepY / 2 };
    planner.put('wisps', { symbol: small, ...gap, turn: 0, scale: own.between(0.85, 1.05), flip: !flip });
    planner.note({ ...gap, r: radius * 0.12, motif: 'cloud', rank: 'secondary' });
  }
}

/** Circles that together are a cloud in a box 2 wide: a heap over a lower one, and two tails of shrinking ones that lift at their ends. */
function lobesOf(rng: Rng): Lobe[] {
  const heap = rng.whole(3, 4);
  const peak = rng.between(-0.25, 0.25);
  const lobes: Lobe[] = Array.from({ length: heap }, (_, k) => {
    const t = (k / (heap - 1)) * 2 - 1;
    const high = 1 - Math.abs(t - peak) * 0.7;
    return [t * 0.42, 0.03 - 0.2 * high, 0.15 + 0.08 * high + rng.between(-0.02, 0.02)];
  });
  // Whatever the lot, no hole under the heap.
  lobes.push([0, 0.02, 0.2], [-0.24, 0.05, 0.18], [0.24, 0.05, 0.18]);
  const belly = rng.whole(4, 5);
  for (let k = 0; k < belly; k++) {
    const t = (k / (belly - 1)) * 2 - 1;
    lobes.push([t * 0.56, 0.13 + rng.between(-0.02, 0.03), 0.18 - 0.04 * Math.abs(t)]);
  }
  for (const side of [-1, 1]) {
    const rise = rng.between(-0.3, -0.08);
    for (let k = 0; k <= 16; k++) {
      const t = k / 16;
      lobes.push([
        side * (0.5 + 0.5 * t),
        0.14 + rise * t * t + 0.08 * steady.sin(Math.PI * t),
        0.17 * steady.power(1 - t, 1.15) + 0.008,
      ]);
    }
  }
  return lobes;
}

/** Crossings of the raster to half a cloud's width. */
const fineness = 26;

/** The one line round all circles, in units of half the width. */
function outlineOf(lobes: readonly Lobe[]): Point[] {
  const step = 1 / fineness;
  const [columns, rows] = [Math.round(2.3 / step), Math.round(1.5 / step)];
  const values = new Float64Array(columns * rows);
  for (let at = 0; at < values.length; at++) {
    const [x, y] = [-1.15 + (at % columns) * step, -0.8 + Math.floor(at / columns) * step];
    let most = -1;
    for (const [lx, ly, r] of lobes) most = Math.max(most, r - Math.sqrt((x - lx) ** 2 + (y - ly) ** 2));
    values[at] = most;
  }
  const lines = isolines({ left: -1.15, top: -0.8, step, columns, rows, values }, 0);
  return lines.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Bands that follow the edge inwards all the way, a waxed line between the outer ones: no other cloth has these clouds. */
function cloud(radius: number, bands: number, rng: Rng): SceneSymbol {
  const outline = outlineOf(lobesOf(rng.fork('lobes')));
  const sketch = createSketch();
  // Every other point of the outline is enough for distances.
  const depth = rowField(
    outline.filter((_, i) => i % 2 === 0),
    1.3 / fineness,
  );
  const gap = 0.27 / (bands + 0.5);
  const draw = (line: readonly Point[]) =>
    curve(
      line.map(([x, y]): Point => [x * radius, y * radius]),
      true,
    );
  sketch.area(draw(outline), 'light');
  for (let k = 0; k < bands; k++) {
    const ink = depths[Math.round((k * (depths.length - 1)) / Math.max(1, bands - 1))] ?? 'a1';
    const d = isolines(depth, gap * (k + 0.35))
      .filter((line) => line.length > 7)
      .map(draw)
      .join('');
    sketch.area(d, ink);
    if (k > 0 && k < bands - 1) sketch.line(d, 'light', Math.max(0.8, radius * 0.008));
  }
  return sketch.done(radius * 1.15);
}
