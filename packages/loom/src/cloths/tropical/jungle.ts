import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import type { FrondKind, Plane } from './grove.ts';
import { createGrove, leastBehind } from './grove.ts';
import { perchBirds } from './set-birds.ts';

const planes: readonly {
  readonly plane: Plane;
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly FrondKind[];
  readonly size: number;
  readonly gap: number;
}[] = [
  { plane: 2, id: 'far', name: 'Far leaves', kinds: ['feather', 'banana', 'fan'], size: 0.78, gap: 0.5 },
  {
    plane: 1,
    id: 'middle',
    name: 'Middle leaves',
    kinds: ['feather', 'banana', 'fan', 'monstera'],
    size: 0.62,
    gap: 0.58,
  },
  {
    plane: 0,
    id: 'near',
    name: 'Near leaves',
    kinds: ['monstera', 'feather', 'fan', 'monstera', 'banana'],
    size: 0.5,
    gap: 0.66,
  },
];

/** Leaves behind leaves behind leaves, each plane nearer the colour of the ground, and flowers that break through. */
export function planJungle(planner: Planner): Scene {
  const grove = createGrove(planner);
  const { recipe, plot, rng } = grove;
  for (const { plane, id, name, kinds, size, gap } of grove.hasLeaves ? planes : []) {
    if (plane === 2 && recipe.density < leastBehind) continue;
    const own = rng.fork(id);
    const air = plot.hero * gap * (1.22 - 0.4 * recipe.density);
    const items = poissonPoints(plot.torus, own.fork('places'), air, 260).map(({ x, y }, k): Item => {
      const each = own.fork('leaf').fork(k);
      const kind = kinds[(k + each.whole(0, 1)) % kinds.length] ?? 'feather';
      const turn = each.between(-1.25, 1.25) + (each.chance(0.12 + 0.3 * recipe.freedom) ? Math.PI : 0);
      const radius =
        plot.hero * size * each.between(0.85, 1.12) * (kind === 'monstera' ? 0.82 : kind === 'fan' ? 0.8 : 1);
      return grove.leaf(
        kind,
        plane,
        { x, y, radius, turn, flip: each.chance(0.5) },
        each,
        plane === 0 ? 'hero' : 'secondary',
      );
    });
    grove.lay(id, name, 'leaves', items);
  }
  if (grove.kinds.length > 0) {
    const own = rng.fork('flowers');
    const wanted = recipe.motifs.include.length > 0 ? 0.85 : 1.08;
    const items = poissonPoints(plot.torus, own.fork('places'), plot.hero * wanted, 260).flatMap(
      ({ x, y }, k): Item[] => {
        const each = own.fork(k);
        const kind = grove.kinds[(k + each.whole(0, 1)) % grove.kinds.length] ?? 'hibiscus';
        const turn = each.between(-0.9, 0.9);
        const radius =
          plot.hero * (kind === 'plumeria' ? 0.17 : kind === 'strelitzia' ? 0.36 : 0.27) * each.between(0.92, 1.08);
        const first = grove.flower(kind, { x, y, radius, turn, flip: each.chance(0.5) }, each);
        if (kind !== 'plumeria') return [first];
        // Frangipani come in threes.
        const mates = [0.4, 2.5].map((angle, i) => {
          const [dx, dy] = i === 0 ? [radius * 1.5, radius * 0.9] : [-radius * 1.2, radius * 1.35];
          return grove.flower(
            kind,
            { x: x + dx, y: y + dy, radius: radius * (0.86 - 0.1 * i), turn: turn + angle },
            each.fork(i),
            'secondary',
          );
        });
        return [...mates, first];
      },
    );
    grove.lay('flowers', 'Flowers', 'motifs', items);
  }
  grove.lay('birds', 'Birds', 'motifs', perchBirds(grove));
  return grove.finish();
}
