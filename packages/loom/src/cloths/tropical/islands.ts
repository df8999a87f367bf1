import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import type { FrondKind, Plane } from './grove.ts';
import { createGrove } from './grove.ts';
import { perchBirds } from './set-birds.ts';

const rings: readonly {
  readonly plane: Plane;
  readonly count: number;
  readonly out: number;
  readonly size: number;
  readonly kinds: readonly FrondKind[];
}[] = [
  { plane: 1, count: 7, out: 0.52, size: 0.42, kinds: ['feather', 'banana', 'fan'] },
  { plane: 0, count: 6, out: 0.4, size: 0.34, kinds: ['monstera', 'feather', 'banana', 'fan'] },
];

/** Bunches of leaves and flowers in half-drop, alone on the ground like islands, every other one mirrored. */
export function planIslands(planner: Planner): Scene {
  const grove = createGrove(planner);
  const { recipe, plot, rng } = grove;
  const step = plot.hero * (1.62 - 0.5 * recipe.density);
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: step, stepY: step * 1.04 });
  const reach = Math.min(plot.hero * 0.78, lattice.stepX * 0.72, lattice.stepY * 0.66);
  const leaves: Item[][] = [[], []];
  const flowers: Item[] = [];
  for (const site of lattice.sites) {
    const own = rng.fork('islands').fork((site.row + site.column) % 2);
    const jitter = rng.fork('jitter').fork(`${site.row}/${site.column}`);
    const side = site.column % 2 === 0 ? 1 : -1;
    const tilt = side * 0.1 + recipe.freedom * 0.12 * jitter.normal();
    const put = (angle: number, out: number) => {
      const turn = side * angle + tilt;
      return {
        x: site.x + steady.sin(turn) * reach * out,
        y: site.y - steady.cos(turn) * reach * out,
        turn,
        flip: side < 0,
      };
    };
    for (const [n, { plane, count, out, size, kinds }] of (grove.hasLeaves ? rings : []).entries()) {
      for (let k = 0; k < count; k++) {
        const each = own.fork(n).fork(k);
        const angle = ((k + 0.5 * n) * 2 * Math.PI) / count + each.between(-0.16, 0.16);
        const kind = kinds[(k + site.row) % kinds.length] ?? 'feather';
        // Upwards the leaves are longest, below they hang short.
        const tall = 0.9 + 0.22 * steady.cos(angle);
        leaves[n]?.push(
          grove.leaf(
            kind,
            plane,
            { ...put(angle, out * tall), radius: reach * size * tall * (kind === 'monstera' ? 0.9 : 1) },
            each,
            'secondary',
          ),
        );
      }
    }
    if (grove.kinds.length === 0) continue;
    const main = grove.kinds.includes('hibiscus') ? 'hibiscus' : (grove.kinds[0] ?? 'hibiscus');
    const tall = grove.kinds.includes('strelitzia') ? 'strelitzia' : main;
    const small = grove.kinds.includes('plumeria') ? 'plumeria' : main;
    const parts = [
      { kind: tall, angle: -0.5, out: 0.46, size: 0.36, rank: 'secondary' },
      { kind: tall, angle: 0.62, out: 0.42, size: 0.33, rank: 'secondary' },
      { kind: small, angle: 2.1, out: 0.36, size: 0.12, rank: 'secondary' },
      { kind: small, angle: 2.6, out: 0.44, size: 0.1, rank: 'secondary' },
      { kind: small, angle: -2.2, out: 0.4, size: 0.115, rank: 'secondary' },
      { kind: main, angle: -1.9, out: 0.2, size: 0.23, rank: 'secondary' },
      { kind: main, angle: 0.9, out: 0.1, size: 0.29, rank: 'hero' },
    ] as const;
    for (const [k, { kind, angle, out, size, rank }] of parts.entries()) {
      const { turn, ...at } = put(angle, out);
      flowers.push(
        grove.flower(
          kind,
          { ...at, turn: kind === 'strelitzia' ? turn * 0.5 : turn, radius: reach * size },
          own.fork('flowers').fork(k),
          rank,
        ),
      );
    }
  }
  grove.lay('back', 'Leaves behind', 'leaves', leaves[0] ?? []);
  grove.lay('leaves', 'Leaves', 'leaves', leaves[1] ?? []);
  grove.lay('flowers', 'Flowers', 'motifs', flowers);
  grove.lay('birds', 'Birds', 'motifs', perchBirds(grove));
  return grove.finish();
}
