import { circle } from '../../geometry/circle.ts';
import { curve } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { halfDropLattice } from '../../layout/lattice.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import type { Draft } from '../draft/draft.ts';

/** From the pale rim to the deep heart. */
const depths: readonly Ink[] = ['a2>light:0.62', 'a2>light:0.3', 'a2', 'a1>a2:0.5', 'a1', 'a1>dark:0.3'];

type Lobe = readonly [x: number, y: number, r: number];

/** Rain clouds of Cirebon: flat below, heaped above, running out to points; bands from pale to deep that follow the edge. */
export function megaMendung(draft: Draft): void {
  const { recipe, plot, rng, origin } = draft;
  const width = plot.hero * rng.between(0.95, 1.2);
  const air = 1.16 - 0.22 * recipe.density;
  const flat = rng.between(0.74, 0.86);
  const lattice = fitLattice(halfDropLattice, plot.torus, {
    stepX: width * air,
    stepY: width * flat * air,
    evenColumns: true,
  });
  const radius = (Math.min(lattice.stepX * 0.98, lattice.stepY * 1.22) * 0.89) / air;
  const bands = 3 + Math.round(recipe.detail / 2);
  const isMirrored = rng.chance(0.6);
  for (const { x, y, column, row } of lattice.sites) {
    const own = rng.fork(`cloud/${column}/${row}`);
    const symbol = draft.symbol(`cloud/${own.whole(1, 4)}`, (fork) => cloud(radius, bands, fork));
    const flip = isMirrored ? column % 2 === 1 : own.chance(0.2);
    const stray = recipe.freedom * radius * 0.05;
    const at = { x: x + origin.x + own.normal() * stray, y: y + origin.y + own.normal() * stray };
    draft.put('waxed', { symbol, ...at, turn: 0, scale: own.between(0.9, 1.04), flip });
    draft.note({ ...at, r: radius * 0.7, motif: 'cloud', rank: 'hero' });
    const small = draft.symbol(`wisp/${own.whole(1, 3)}`, (fork) => cloud(radius * 0.26, Math.max(2, bands - 3), fork));
    const gap = { x: at.x + radius * own.between(-0.12, 0.12), y: at.y + lattice.stepY / 2 };
    draft.put('wisps', { symbol: small, ...gap, turn: 0, scale: own.between(0.85, 1.05), flip: !flip });
    draft.note({ ...gap, r: radius * 0.2, motif: 'cloud', rank: 'secondary' });
  }
}

/** Circles that together are a cloud in a box 2 wide: its heap, and two tails of shrinking ones. */
function lobesOf(rng: Rng): Lobe[] {
  const heap = rng.whole(4, 5);
  const peak = rng.between(-0.15, 0.2);
  const lobes: Lobe[] = Array.from({ length: heap }, (_, k) => {
    const t = (k / (heap - 1)) * 2 - 1;
    const high = 1 - Math.abs(t - peak) * 0.75;
    const r = 0.15 + 0.14 * high + rng.between(-0.02, 0.02);
    return [t * 0.52, 0.06 - 0.2 * high + rng.between(-0.02, 0.02), r];
  });
  // A lower heap gives the belly its own, smaller waves.
  for (let k = 0; k < 3; k++) lobes.push([-0.36 + 0.36 * k + rng.between(-0.03, 0.03), 0.14, 0.17]);
  for (const side of [-1, 1]) {
    const rise = rng.between(-0.16, 0.04);
    for (let k = 0; k <= 14; k++) {
      const t = k / 14;
      lobes.push([
        side * (0.5 + 0.5 * t),
        0.12 + rise * t * t + 0.05 * steady.sin(Math.PI * t),
        0.15 * (1 - t) ** 1.3 + 0.012,
      ]);
    }
  }
  return lobes;
}

function cloud(radius: number, bands: number, rng: Rng): SceneSymbol {
  const lobes = lobesOf(rng.fork('lobes'));
  const sketch = createSketch();
  const gap = 0.235 / (bands + 0.6);
  const inside = (inset: number) =>
    lobes
      .filter(([, , r]) => r > inset + 0.008)
      .map(([x, y, r]) => circle(x * radius, y * radius, (r - inset) * radius))
      .join('');
  sketch.area(inside(0), 'light');
  for (let k = 0; k < bands; k++) {
    const ink = depths[Math.round((k * (depths.length - 1)) / (bands - 1))] ?? 'a1';
    sketch.area(inside(gap * (k + 0.35)), ink);
  }
  // Curls in the highest heaps, waxed.
  const high = lobes
    .filter(([, , r]) => r > 0.2)
    .sort((a, b) => a[1] - b[1])
    .slice(0, 2);
  for (const [k, [x, y, r]] of high.entries()) {
    const spiral = Array.from({ length: 22 }, (_, n): Point => {
      const t = n / 21;
      const angle = (k % 2 === 0 ? 1 : -1) * t * 8.2 + 2.2;
      const away = r * radius * 0.5 * (1 - t) ** 0.8;
      return [x * radius + steady.cos(angle) * away, y * radius + steady.sin(angle) * away];
    });
    sketch.line(curve(spiral), 'light', Math.max(1.3, radius * 0.014));
  }
  return sketch.done(radius * 1.1);
}
