import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Layouts, Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { createGrove, leastBehind } from './grove.ts';
import { planIslands } from './islands.ts';
import { planJungle } from './jungle.ts';
import { planPalmStripe } from './palm-stripe.ts';
import { perchBirds } from './set-birds.ts';
import { planToss } from './toss.ts';

export const tropicalLayouts = {
  jungle: planJungle,
  toss: planToss,
  islands: planIslands,
  'palm-stripe': planPalmStripe,
  banana: planBanana,
} satisfies Layouts;

const bananaArch = [-1.55, 1.5, -1.05, 1.0, -0.5, 0.55, 0.02] as const;

/** Great banana leaves that arch from crowns set close in half-drop, the way grand hotels papered their halls. */
function planBanana(planner: Planner): Scene {
  const grove = createGrove(planner);
  const { recipe, plot, rng } = grove;
  const step = plot.hero * (1.2 - 0.4 * recipe.density);
  const isOpen = recipe.density < leastBehind;
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: step, stepY: step * 0.92 });
  const far: Item[] = [];
  const near: Item[] = [];
  const flowers: Item[] = [];
  const order = [...lattice.sites].sort((a, b) => a.y - b.y);
  for (const site of order) {
    const own = rng.fork(`${site.row}/${site.column}`);
    for (const [k, angle] of (grove.hasLeaves ? bananaArch : []).entries()) {
      if (k < 2 && isOpen) continue;
      const each = own.fork(k);
      const turn = angle + (0.06 + 0.12 * recipe.freedom) * each.normal();
      const radius = lattice.stepY * (0.62 - 0.06 * Math.abs(angle)) * each.between(0.94, 1.06) * (isOpen ? 0.86 : 1);
      const place = {
        x: site.x + steady.sin(turn) * radius * 0.92,
        y: site.y - steady.cos(turn) * radius * 0.92,
        radius,
        turn,
        flip: angle < 0,
      };
      const item = grove.leaf(k === 4 ? 'feather' : 'banana', k < 2 ? 1 : 0, place, each, k < 2 ? 'secondary' : 'hero');
      (k < 2 ? far : near).push(item);
    }
    if (grove.kinds.length > 0 && (site.row + site.column) % 2 === 0) {
      const each = own.fork('flower');
      const kind = grove.kinds[(site.row + 2 * site.column) % grove.kinds.length] ?? 'hibiscus';
      const radius = lattice.stepY * (kind === 'strelitzia' ? 0.3 : kind === 'plumeria' ? 0.13 : 0.21);
      flowers.push(
        grove.flower(
          kind,
          {
            x: site.x + each.between(-0.1, 0.1) * step,
            y: site.y - radius * 0.3,
            radius,
            turn: each.between(-0.5, 0.5),
            flip: each.chance(0.5),
          },
          each,
          'secondary',
        ),
      );
    }
  }
  grove.lay('far', 'Leaves behind', 'leaves', far);
  grove.lay('near', 'Leaves', 'leaves', near);
  grove.lay('flowers', 'Flowers', 'motifs', flowers);
  grove.lay('birds', 'Birds', 'motifs', perchBirds(grove));
  return grove.finish();
}
