import type { Easel } from '../../drawing/botanical/easel.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { acanthus } from '../../drawing/mirrored/acanthus.ts';
import type { Ink, SceneLayer } from '../../drawing/scene.ts';
import { hundredths, steady } from '../../numbers/steady.ts';

/** From this density on, which words ask for, little of the ground is left between what grows. */
const leastDense = 0.75;

/** Of the great flower's radius: length and breadth of a leaf, and the step from one to the next. */
const size = { length: 2.1, width: 1.2, stepX: 0.98, stepY: 1.5 } as const;
/** How far a leaf leans to its side, and how much its tip rolls in, radians. */
const lean = 0.62;
const roll = [0.25, 2.1] as const;
const lobes = 7;
/** Leaves drawn: few, for each is some hundred lines. */
const kinds = 3;
/** Quiet beside the leaves before them: the ground's dye with a share of the leaf's. */
const tones: readonly Ink[] = ['ground>leaf1:0.5', 'ground>leaf2:0.46', 'ground>leaf1:0.36'];

/** Great scrolled leaves in the ground's own tones, rolled to either side by turns, beneath all that grows on a dense cloth: what Morris laid under his flowers. */
export function underlayer(easel: Easel, radius: number): SceneLayer[] {
  const { recipe, plot, rng, cast, add } = easel;
  if (recipe.density < leastDense || !cast.has('leaf')) return [];
  const own = rng.fork('underlayer');
  const ask = { stepX: radius * size.stepX, stepY: radius * size.stepY, evenColumns: true, evenRows: true };
  const { sites, stepX, stepY } = fitLattice(halfDropLattice, plot.torus, ask);
  const scale = Math.sqrt((stepX * stepY) / (ask.stepX * ask.stepY));
  const blades = Array.from({ length: kinds }, (_, k) =>
    add(
      acanthus({
        length: radius * size.length * scale * (1 - 0.08 * k),
        width: radius * size.width * scale,
        lobes,
        bend: [roll[0], roll[1] - 0.4 * k],
        fill: tones[k % tones.length] ?? 'ground',
        cut: 'ground',
        stroke: Math.max(1.6, radius * 0.024) * recipe.line,
      }),
    ),
  );
  // By turns over and under, so that the order closes over the edges of the repeat.
  const items = sites
    .toSorted((one, other) => (one.column % 2) - (other.column % 2) || (one.row % 2) - (other.row % 2))
    .map(({ x, y, column, row }) => {
      const free = own.fork(column).fork(row);
      const side = column % 2 === 0 ? 1 : -1;
      const turn = side * (lean + 0.16 * free.between(-1, 1));
      const back = radius * size.length * scale * 0.45;
      return {
        symbol: blades[(column + 2 * row) % kinds] ?? 0,
        x: hundredths(x - steady.sin(turn) * back),
        y: hundredths(y + steady.cos(turn) * back),
        turn: hundredths(turn),
        scale: 1,
        ...(side < 0 ? { flip: true } : {}),
      };
    });
  return [{ id: 'underlayer', name: 'Leaves beneath', kind: 'field', items }];
}
