import { brickLattice } from '../../layout/lattice.ts';
import { coinSymbol } from './coin-symbol.ts';
import { dotSymbol } from './dot-symbol.ts';
import type { DotTask } from './task.ts';

/** A trellis of small dots in diamonds, a larger dot where its lines cross and a coin or a floret of dots in every diamond. */
export function dottedLattice({ plot, radius, rng, stage, cast, recipe }: DotTask): void {
  const wide = radius * rng.between(6.2, 8);
  const lattice = brickLattice(plot.torus, { stepX: wide, stepY: (wide / 2) * rng.pick([1, 1.3, 1.6]) });
  const { stepX, stepY } = lattice;
  const [first, second, third] = cast;
  const pearls = rng.pick([6, 7, 8]);
  const pearl = Math.min(stepX, 2 * stepY) / (pearls * 3.4);
  // Each site sends one line down to the right and one down to the left: together they are all.
  const strings = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: pearls - 1 }, (_, k) => ({
        x: x + (side * stepX * (k + 1)) / (2 * pearls),
        y: y + (stepY * (k + 1)) / pearls,
      })),
    ),
  );
  stage.set('field', dotSymbol(pearl, first), strings);
  stage.set('motifs', dotSymbol(pearl * 2.1, second), lattice.sites);
  if (recipe.detail >= 3) stage.set('fill', dotSymbol(pearl * 0.95, 'ground'), lattice.sites);
  const middles = lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y }));
  const room = Math.min(stepX * 0.3, stepY * 0.55);
  const heart = rng.pick(['coin', 'floret', 'dot'] as const);
  if (heart === 'floret') {
    const petals = middles.flatMap(({ x, y }) =>
      around.map(([dx, dy]) => ({ x: x + dx * room * 0.46, y: y + dy * room * 0.46 })),
    );
    stage.set('motifs', dotSymbol(room * 0.28, second), petals);
    stage.set('motifs', dotSymbol(room * 0.18, third), middles);
  } else if (heart === 'coin')
    stage.set(
      'motifs',
      coinSymbol(room * 0.78, rng.pick(['beaded', 'petals', 'target', 'ring']), third, first),
      middles,
    );
  else stage.set('motifs', dotSymbol(room * 0.5, third), middles);
  for (const { x, y } of middles) stage.note({ x, y, r: room * 0.7, motif: 'dot', rank: 'hero' });
  for (const { x, y } of lattice.sites) stage.note({ x, y, r: pearl * 2.1, motif: 'dot', rank: 'secondary' });
}

const around = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
