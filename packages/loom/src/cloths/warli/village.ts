import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { curve, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { beginWall, paint, type Wall, type WarliMotif } from './cast.ts';
import { finishWall } from './finish-wall.ts';

type Scenery = readonly (readonly [
  motif: WarliMotif,
  x: number,
  size: number,
  pose?: 'carry' | 'sow' | 'drum' | 'hunt' | 'raise',
])[];

/** A stretch of village life along the path: where on it, and how tall, in shares. */
const scenes: readonly Scenery[] = [
  [
    ['temple', 0.18, 1],
    ['person', 0.38, 0.66, 'carry'],
    ['person', 0.5, 0.62, 'sow'],
    ['tree', 0.68, 1.05],
    ['cow', 0.88, 0.62],
  ],
  [
    ['tree', 0.14, 1.05],
    ['person', 0.34, 0.66, 'drum'],
    ['dancer', 0.47, 0.66],
    ['dancer', 0.59, 0.66],
    ['temple', 0.82, 0.95],
  ],
  [
    ['deer', 0.12, 0.66],
    ['tree', 0.32, 1.05],
    ['person', 0.52, 0.68, 'hunt'],
    ['deer', 0.7, 0.6],
    ['peacock', 0.9, 0.55],
  ],
  [
    ['cow', 0.12, 0.66],
    ['person', 0.3, 0.64, 'sow'],
    ['person', 0.42, 0.64, 'sow'],
    ['horse', 0.62, 0.7],
    ['tree', 0.86, 1],
  ],
  [
    ['sun', 0.1, 0.5],
    ['temple', 0.3, 0.95],
    ['person', 0.5, 0.66, 'raise'],
    ['person', 0.62, 0.64, 'carry'],
    ['tree', 0.84, 1.02],
  ],
];

/** Rows of village life along winding paths: huts, work, cattle, trees; each row begins elsewhere. */
export function planVillage(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const wall = beginWall(planner);
  const lattice = fitLattice(gridLattice, plot.torus, { stepX: plot.hero * 2.6, stepY: plot.hero * 0.86 });
  const order = rng.fork('order').shuffle(scenes);
  const path = drawPath(lattice.stepX, lattice.stepY * 0.07, recipe.line, rng.fork('path'));
  const symbol = wall.add(path);
  const paths: Item[] = [];
  const tall = Math.min(lattice.stepY, lattice.stepX * 0.34) * 0.5;
  for (const { x, y, row, column } of lattice.sites) {
    const foot = y + lattice.stepY * 0.42;
    const shift = row % 2 === 0 ? 0 : lattice.stepX * 0.5;
    const left = x - lattice.stepX / 2 + shift;
    paths.push({ symbol, x: x + shift, y: foot, turn: 0, scale: 1, flip: row % 2 === 1 });
    wall.occupancy.chain(
      [
        [left, foot],
        [left + lattice.stepX, foot],
      ],
      lattice.stepY * 0.09,
    );
    const scene = order[(row * 2 + column) % order.length] ?? scenes[0] ?? [];
    for (const [k, [motif, at, size, pose]] of scene.entries()) {
      const radius = tall * size * 0.94;
      const bottom =
        motif === 'temple'
          ? 0.74
          : motif === 'sun'
            ? 2.2
            : motif === 'cow' || motif === 'deer' || motif === 'horse'
              ? 0.86
              : motif === 'peacock'
                ? 0.8
                : 0.98;
      set(
        wall,
        motif,
        pose,
        left + at * lattice.stepX,
        foot - lattice.stepY * 0.05 - radius * bottom,
        radius,
        row % 2 === 1,
        rng.fork('row').fork(row).fork(k),
      );
    }
  }
  return finishWall(
    wall,
    tall * 1.3,
    [{ id: 'paths', name: 'Paths', kind: 'lines', items: paths }],
    ['temple', 'tree'],
  );
}

function set(
  wall: Wall,
  motif: WarliMotif,
  pose: Scenery[number][3],
  x: number,
  y: number,
  radius: number,
  flip: boolean,
  rng: Rng,
): void {
  const rank = motif === 'temple' || motif === 'tree' ? 'hero' : 'secondary';
  paint(wall, { motif, x, y, radius, flip, rank, ...(pose === undefined ? {} : { pose }) }, rng);
}

/** The path: two wavering lines with strokes between; it ends at the height at which it began. */
function drawPath(length: number, depth: number, line: number, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const waves = rng.pick([1, 2, 3]);
  const at = (t: number, off: number): Point => [
    (t - 0.5) * length,
    steady.sin(t * 2 * Math.PI * waves) * depth * 0.5 + off,
  ];
  for (const off of [-depth * 0.5, depth * 0.5])
    sketch.line(curve(Array.from({ length: 25 }, (_, i) => at(i / 24, off))), 'light', 1.6 * line);
  let ticks = '';
  const count = Math.round(length / 7);
  for (let k = 0; k < count; k++) {
    const [x, y] = at((k + 0.5) / count, 0);
    const lean = k % 2 === 0 ? 2 : -2;
    ticks += `M${fixed(x - lean)} ${fixed(y - depth * 0.36)}L${fixed(x + lean)} ${fixed(y + depth * 0.36)}`;
  }
  sketch.line(ticks, 'light', 1.1 * line);
  return sketch.done(length / 2 + depth);
}
