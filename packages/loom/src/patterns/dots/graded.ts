import { brickLattice } from '../../layout/lattice.ts';
import { steady } from '../../number/steady.ts';
import { dotSymbol } from './dot-symbol.ts';
import type { DotTask } from './task.ts';

/** Sizes a dot may have: one symbol each keeps the drawing small. */
const sizes = 10;

/** Many dots on one lattice whose sizes swell and fade in waves, as in halftones; the finest are pin dots. */
export function graded({ plot, radius, spread, rng, stage, cast, recipe }: DotTask): void {
  const step = radius * spread * 0.92;
  const { torus } = plot;
  const lattice = brickLattice(torus, { stepX: step, stepY: step * 0.866 });
  const largest = Math.min(lattice.stepX, lattice.stepY * 1.15) * 0.47;
  // Waves close over shifted edges when their count across the shift is even.
  const even = (count: number, isShifted: boolean) => (isShifted ? 2 * Math.max(1, Math.round(count / 2)) : count);
  const waves = Math.max(1, Math.round((4.2 + recipe.density) * rng.between(0.5, 1)));
  const across = even(waves, torus.brickX !== 0);
  const down = even(Math.max(1, Math.round((waves * torus.h) / torus.w)), torus.dropY !== 0);
  const kind = rng.pick(['bands', 'slant', 'pools', 'columns'] as const);
  const level = (x: number, y: number) => {
    const u = 2 * Math.PI * across * (x / torus.w);
    const v = 2 * Math.PI * down * (y / torus.h);
    if (kind === 'bands') return steady.cos(v);
    if (kind === 'columns') return steady.cos(u);
    if (kind === 'slant') return steady.cos(u + v);
    return (steady.cos(u) + steady.cos(v)) / 2;
  };
  const hasSecond = rng.chance(0.5);
  const bySize = new Map<string, { x: number; y: number }[]>();
  for (const { x, y } of lattice.sites) {
    const size = Math.round((0.5 + 0.5 * level(x, y)) * (sizes - 1));
    const key = `${hasSecond && size < sizes * 0.3 ? 1 : 0} ${size}`;
    bySize.set(key, [...(bySize.get(key) ?? []), { x, y }]);
  }
  for (const [key, sites] of bySize) {
    const [dye = 0, size = 0] = key.split(' ').map(Number);
    const r = largest * (0.2 + 0.8 * (size / (sizes - 1)));
    stage.set('motifs', dotSymbol(r, cast[dye] ?? 'a1'), sites);
    if (size > sizes * 0.6) for (const { x, y } of sites) stage.note({ x, y, r, motif: 'dot', rank: 'hero' });
  }
}
