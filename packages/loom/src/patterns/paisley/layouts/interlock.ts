import { haloReach } from '../../../motifs/paisley-drawing.ts';
import { paisleyShape } from '../../../motifs/paisley-shape.ts';
import type { Layout } from '../arrangement.ts';
import { ambiPair, buildAmbi } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';
import { nestPaisleys } from '../nest.ts';
import type { Placed } from '../placed.ts';

/** Two-way: upright and upturned ambis nested as tightly as they go, the head of each in the hollow of the next. */
export const interlock: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const [habit, other] = ambiPair(rng, recipe);
  const form = { ...habit.form, hook: Math.min(habit.form.hook, 0.88), fringe: Math.min(habit.form.fringe, 0.18) };
  const wished = plot.hero / 2;
  const air = 2 + (1 - recipe.density) * wished * 0.08;
  const shape = paisleyShape(form, wished);
  // Halos fill the narrow ways between.
  const nest = nestPaisleys(plot.torus, shape, air + 1.6 * haloReach(shape));
  const radius = wished * nest.scale;

  const way = colourwaysBy(rng.fork('ways'));
  const up = buildAmbi(task, { ...habit, form, hasHalo: true }, way(0), radius, rng.fork('up'));
  const down = buildAmbi(task, { ...other, form, hasHalo: true }, way(1), radius, rng.fork('down'));
  const placed = nest.lattice.sites.flatMap(({ x, y }): Placed[] => [
    { ambi: up, x, y, turn: nest.tilt, flip: false, rank: 'hero' },
    { ambi: down, x: x + nest.dx, y: y + nest.dy, turn: nest.tilt + Math.PI, flip: false, rank: 'hero' },
  ]);
  return { placed };
};
