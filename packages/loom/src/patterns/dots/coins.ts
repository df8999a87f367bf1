import { halfDropLattice } from '../../layout/lattice.ts';
import type { Ink } from '../../scene/scene.ts';
import { type CoinLook, coinSymbol } from './coin-symbol.ts';
import { dotSymbol } from './dot-symbol.ts';
import type { DotTask } from './task.ts';

/** Large ringed and beaded coins in half drop, two or three kinds by turns, with small dots where four meet. */
export function coins({ plot, radius, spread, rng, dyes, stage, cast, recipe }: DotTask): void {
  const r = radius * 1.35;
  const step = 2 * r * Math.max(1.12, spread * 0.66);
  const lattice = halfDropLattice(plot.torus, { stepX: step * 0.87, stepY: step, evenColumns: true, evenRows: true });
  const looks = rng
    .shuffle<CoinLook>(['ring', 'eye', 'target', 'beaded', 'petals', 'scallop'])
    .slice(0, recipe.detail >= 3 ? 2 : 1);
  const [first, second, third] = cast;
  const dressed = dyes.shuffle<readonly [Ink, Ink]>([
    [first, second],
    [second, third],
    [third, first],
  ]);
  const isByRow = rng.chance(0.6);
  for (const parity of [0, 1]) {
    const sites = lattice.sites.filter(({ column, row }) => (isByRow ? row : column) % 2 === parity);
    const [body, heart] = dressed[parity] ?? [first, second];
    stage.set('motifs', coinSymbol(r, looks[parity % looks.length] ?? 'ring', body, heart), sites);
    for (const { x, y } of sites) stage.note({ x, y, r, motif: 'coin', rank: 'hero' });
  }
  const free = lattice.stepY / 2 - r;
  const small = lattice.sites.map(({ x, y }) => ({ x, y: y + lattice.stepY / 2 }));
  if (recipe.detail >= 2 && free > r * 0.1) {
    const pin = Math.min(r * 0.17, free * 0.7);
    stage.set('fill', dotSymbol(pin, third), small);
    for (const { x, y } of small) stage.note({ x, y, r: pin, motif: 'dot', rank: 'filler' });
  }
}
