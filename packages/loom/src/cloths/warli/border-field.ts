import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { wantedFigures } from '../../drawing/figures/wanted-figures.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import { beginWall, paint } from './cast.ts';
import { finishWall } from './finish-wall.ts';

const walkers = ['person', 'dancer', 'horse', 'cow', 'deer', 'peacock'] as const;

/** Bands of teeth and lines; between two of them a row of people or beasts walking, hand to hand. */
export function planBorderField(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const wall = beginWall(planner);
  const lattice = fitLattice(gridLattice, plot.torus, {
    stepX: plot.hero * 0.5,
    stepY: plot.hero * 0.8,
    evenRows: true,
  });
  const width = lattice.stepY * 0.3;
  const bands = [0, 1].map((k) => wall.add(drawTeeth(lattice.stepX, width, recipe.line, k)));
  const cast = wantedFigures(recipe, walkers, rng.fork('cast').shuffle(walkers));
  const items: Item[] = [];
  const room = lattice.stepY - width;
  for (const { x, y, row, column } of lattice.sites) {
    const top = y - lattice.stepY / 2;
    items.push({ symbol: bands[row % 2] ?? 0, x, y: top, turn: 0, scale: 1 });
    wall.census.push({ x, y: top, r: width * 0.4, motif: 'gable', rank: 'filler' });
    wall.occupancy.chain(
      [
        [x - lattice.stepX / 2, top],
        [x + lattice.stepX / 2, top],
      ],
      width * 0.52,
    );
    const motif = cast[row % cast.length];
    if (!motif) continue;
    const isPerson = motif === 'person' || motif === 'dancer';
    // Beasts take two steps each where the row's steps pair up.
    if (!isPerson && lattice.columns % 2 === 0 && column % 2 === 1) continue;
    const radius = Math.min(room * 0.44, lattice.stepX * (isPerson ? 0.8 : lattice.columns % 2 === 0 ? 0.9 : 0.52));
    paint(
      wall,
      {
        motif,
        ...(isPerson
          ? {
              pose:
                motif === 'dancer'
                  ? (['dance', 'step'] as const)[column % 2]
                  : (['carry', 'drum', 'sow', 'hunt'] as const)[(column + row) % 4],
            }
          : {}),
        x: isPerson || lattice.columns % 2 === 1 ? x : x + lattice.stepX / 2,
        y: top + width / 2 + room / 2,
        radius,
        flip: row % 2 === 1,
        rank: 'hero',
      },
      rng.fork('walkers').fork(row * 3 + (column % 3)),
    );
  }
  return finishWall(
    wall,
    room * 0.5,
    [{ id: 'bands', name: 'Borders', kind: 'lines', items }],
    ['tree', 'temple', 'person'],
  );
}

/** One step of a border: lines above and below, teeth that meet point to point, diamonds left between. */
function drawTeeth(length: number, width: number, line: number, kind: number): SceneSymbol {
  const sketch = createSketch();
  const [half, h] = [length / 2, width / 2];
  for (const y of [-h, -h * 0.8, h * 0.8, h])
    sketch.line(
      polyline([
        [-half, y],
        [half, y],
      ]),
      'light',
      1.7 * line,
    );
  const count = Math.max(2, Math.round(length / width / 0.62));
  for (let k = 0; k < count; k++) {
    const [a, b] = [-half + (length * k) / count, -half + (length * (k + 1)) / count];
    const mid = (a + b) / 2;
    if (kind === 0) {
      sketch.area(
        polyline(
          [
            [a, -h * 0.74],
            [b, -h * 0.74],
            [mid, 0],
          ],
          true,
        ),
        'light',
      );
      sketch.area(
        polyline(
          [
            [a, h * 0.74],
            [b, h * 0.74],
            [mid, 0],
          ],
          true,
        ),
        'light',
      );
    } else {
      sketch.line(
        polyline([
          [a, h * 0.66],
          [mid, -h * 0.66],
          [b, h * 0.66],
        ]),
        'light',
        1.8 * line,
      );
      sketch.area(
        polyline(
          [
            [mid - length / count / 4, h * 0.66],
            [mid + length / count / 4, h * 0.66],
            [mid, -h * 0.1],
          ],
          true,
        ),
        'light',
      );
    }
  }
  return sketch.done(half + h);
}
