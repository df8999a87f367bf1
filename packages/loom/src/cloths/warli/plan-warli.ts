import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { wantedFigures } from '../../drawing/figures/wanted-figures.ts';
import { gridLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Layouts, Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { planBorderField } from './border-field.ts';
import { beginWall, paint } from './cast.ts';
import { planChauk } from './chauk.ts';
import { finishWall, riceDot } from './finish-wall.ts';
import { planVillage } from './village.ts';

/** Each layout has a planner of its own. */
export const warliLayouts = {
  spiral: planSpiral,
  village: planVillage,
  forest: planForest,
  chauk: planChauk,
  'border-field': planBorderField,
} satisfies Layouts;

/** The tarpa dance: dancers hand in hand wind about the piper, ring within ring. */
function planSpiral(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const wall = beginWall(planner);
  const step = plot.hero * 1.5;
  const lattice = fitLattice(step > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX: step,
    stepY: step,
  });
  const radius = Math.min(lattice.stepX, lattice.stepY) * 0.47;
  const dot = riceDot(wall, 2.1 * recipe.line);
  const dots: Item[] = [];
  for (const { x, y, row, column } of lattice.sites) {
    const own = rng.fork('dances').fork((row + column) % 2);
    const turns = own.pick([1.6, 2.1, 2.6]);
    const way = own.chance(0.5) ? 1 : -1;
    const start = own.between(0, 6.28);
    const tall = radius / (turns + 1.25) / 1.06;
    paint(wall, { motif: 'person', pose: 'pipe', x, y, radius: tall * 0.6, rank: 'hero' }, own.fork('piper'));
    const inner = tall * 1.15;
    const outer = radius - tall * 0.55;
    // Along the winding, a dancer at every step of the arm's length.
    let angle = 0;
    const total = turns * 2 * Math.PI;
    for (let k = 0; angle < total; k++) {
      const r = inner + ((outer - inner) * angle) / total;
      const a = start + way * angle;
      const [px, py] = [x + steady.sin(a) * r, y - steady.cos(a) * r];
      const pose = k % 2 === 0 ? 'dance' : 'step';
      paint(
        wall,
        {
          motif: wall.may('dancer') ? 'dancer' : 'person',
          pose,
          x: px,
          y: py,
          radius: tall * 0.46,
          turn: a,
          rank: 'secondary',
        },
        own.fork('dancers'),
      );
      angle += (tall * 0.58) / r;
    }
    wall.occupancy.add(x, y, radius);
    const count = Math.round(radius * 0.42);
    for (let k = 0; k < count; k++) {
      const a = (k / count) * 2 * Math.PI;
      dots.push({
        symbol: dot,
        x: x + steady.sin(a) * radius * 1.01,
        y: y - steady.cos(a) * radius * 1.01,
        turn: 0,
        scale: k % 2 === 0 ? 1 : 0.6,
      });
    }
  }
  return finishWall(wall, radius * 0.9, [{ id: 'dots', name: 'Rings of dots', kind: 'dots', items: dots }]);
}

const forestBeasts = ['deer', 'cow', 'horse', 'peacock', 'swan', 'person', 'dancer'] as const;

/** Great trees in half-drop, animals in pairs under them, birds in the boughs. */
function planForest(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const wall = beginWall(planner);
  const stepX = plot.hero * 1.5;
  const lattice = fitLattice(stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX,
    stepY: plot.hero * 1.5,
  });
  const half = Math.min(lattice.stepX, lattice.stepY) / 2;
  const pairs = wantedFigures(
    recipe,
    forestBeasts,
    rng.fork('pairs').shuffle(['deer', 'peacock', 'cow', 'horse'] as const),
  );
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const own = rng.fork('trees').fork(i % 4);
    paint(wall, { motif: 'tree', x, y: y - half * 0.1, radius: half * 0.8, rank: 'hero' }, own.fork('tree'));
    const motif = pairs[(i + column) % pairs.length];
    for (const side of [-1, 1]) {
      if (motif)
        paint(
          wall,
          {
            motif,
            x: x + side * half * 0.66,
            y: y + half * 0.62,
            radius: half * 0.36,
            flip: side > 0,
            rank: 'secondary',
          },
          own.fork('pair'),
        );
    }
  }
  return finishWall(wall, half * 0.7, [], ['tree']);
}
