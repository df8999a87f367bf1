import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { FrondKind } from './grove.ts';
import { createGrove } from './grove.ts';
import { perchBirds } from './set-birds.ts';
import { isTwoToned } from './two-tones.ts';

const pairs: readonly (readonly [FrondKind, FrondKind])[] = [
  ['feather', 'feather'],
  ['banana', 'banana'],
  ['feather', 'fan'],
  ['monstera', 'feather'],
];

/** Upright garlands: leaves in pairs climb a swaying stem, a flower where they part; narrow bands of ground between. */
export function planPalmStripe(planner: Planner): Scene {
  const grove = createGrove(planner);
  const { recipe, plot, rng } = grove;
  const { w, h, dropY, brickX } = plot.torus;
  const even = brickX !== 0 || dropY !== 0;
  const wanted = w / (plot.hero * (1.25 - 0.35 * recipe.density));
  const count = even ? Math.max(2, 2 * Math.round(wanted / 2)) : Math.max(1, Math.round(wanted));
  const pitch = w / count;
  const size = Math.min(plot.hero * 0.5, pitch * 0.33);
  const steps = 2 * Math.max(2, Math.round(h / (size * 0.62) / 2));
  const sway = pitch * (0.04 + 0.06 * recipe.freedom);
  const stems: Item[] = [];
  const back: Item[] = [];
  const leaves: Item[] = [];
  const flowers: Item[] = [];
  const start = rng.fork('pair').whole(0, pairs.length - 1);
  for (let c = 0; c < count; c++) {
    const own = rng.fork(c);
    const pair = pairs[(start + (even ? 0 : c)) % pairs.length] ?? ['feather', 'feather'];
    const shift = even ? 0 : own.between(0, h);
    const phase = even ? 0 : own.between(0, 6.28);
    const at = (t: number): Point => [(c + 0.5) * pitch + sway * steady.sin(2 * Math.PI * t + phase), shift - t * h];
    const line = Array.from({ length: 27 }, (_, i) => at((i - 1) / 24));
    const [, middle] = [line[0], at(0.5)];
    const local = line.map(([x, y]): Point => [x - middle[0], y - middle[1]]);
    stems.push({
      symbol: grove.add({
        shapes: [
          {
            d: curve(
              brush(local, () => Math.max(3, size * 0.06)),
              true,
            ),
            fill: isTwoToned(recipe) ? 'leaf1' : 'leaf2',
          },
        ],
        radius: Math.ceil(h * 0.62),
      }),
      x: middle[0],
      y: middle[1],
      turn: 0,
      scale: 1,
    });
    for (let k = 0; k < steps; k++) {
      const each = own.fork(k);
      const t = (k + 0.5) / steps;
      const [x, y] = at(t);
      for (const side of grove.hasLeaves ? [1, -1] : []) {
        const kind = pair[(k + (side > 0 ? 0 : 1)) % 2] ?? 'feather';
        const turn = side * (0.98 + 0.1 * each.normal());
        const radius = size * (kind === 'monstera' || kind === 'fan' ? 0.66 : 0.9) * each.between(0.94, 1.05);
        const place = {
          x: x + steady.sin(turn) * radius * 0.94,
          y: y - steady.cos(turn) * radius * 0.94,
          radius,
          turn,
          flip: side < 0,
        };
        leaves.push(grove.leaf(kind, 0, place, even ? rng.fork('even').fork(k % 2) : each, 'hero'));
        if (recipe.density > 0.4) {
          const behind = { ...place, y: place.y - (h / steps) * 0.5, turn: turn * 0.72, radius: radius * 0.98 };
          back.push(grove.leaf('feather', 1, behind, each.fork('back'), 'secondary'));
        }
      }
      if (k % 2 === 0 && grove.kinds.length > 0) {
        const kind = grove.kinds[(k / 2 + c) % grove.kinds.length] ?? 'hibiscus';
        const radius = size * (kind === 'strelitzia' ? 0.6 : kind === 'plumeria' ? 0.28 : 0.42);
        flowers.push(
          grove.flower(
            kind,
            { x, y: y - size * 0.1, radius, turn: each.between(-0.4, 0.4), flip: k % 4 === 0 },
            each.fork('flower'),
          ),
        );
      }
    }
  }
  grove.lay('back', 'Leaves behind', 'leaves', back);
  grove.lay('stems', 'Stems', 'stems', stems);
  grove.lay('leaves', 'Leaves', 'leaves', leaves);
  grove.lay('flowers', 'Flowers', 'motifs', flowers);
  grove.lay('birds', 'Birds', 'motifs', perchBirds(grove));
  return grove.finish();
}
