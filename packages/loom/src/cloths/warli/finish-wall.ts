import { nibGround } from '../../drawing/botanical/nib-ground.ts';
import { type FillMaker, gapFill } from '../../drawing/layout/gap-fill.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { LayerHead } from '../../drawing/planner.ts';
import type { Item, Scene, SceneLayer } from '../../drawing/scene.ts';
import { circle } from '../../numbers/geometry/path.ts';
import { type Wall, type WarliMotif, warliMotifs } from './cast.ts';

/** Things that fill the gaps: how often, and the share of the hero at which they come. */
const fillers: readonly (readonly [motif: WarliMotif, weight: number, from: number, to: number])[] = [
  ['person', 3, 0.14, 0.36],
  ['tree', 2, 0.14, 0.4],
  ['deer', 2, 0.13, 0.32],
  ['cow', 1.4, 0.13, 0.32],
  ['horse', 0.8, 0.13, 0.32],
  ['peacock', 1, 0.13, 0.3],
  ['temple', 0.8, 0.24, 0.38],
  ['sun', 0.6, 0.16, 0.26],
  ['swan', 3, 0.055, 0.18],
];

/** Fills the wall with small upright things, then grains of rice paste, and makes the scene. */
export function finishWall(
  wall: Wall,
  heroRadius: number,
  before: readonly SceneLayer[] = [],
  without: readonly WarliMotif[] = [],
): Scene {
  const { recipe, plot, occupancy, rng } = wall;
  const { density, detail, motifs } = recipe;
  const air = 1 - density;
  const menu = fillers
    .filter(([motif]) => wall.may(motif) && !without.includes(motif))
    .map(
      ([motif, weight, from, to]): FillMaker => ({
        motif,
        from: heroRadius * from,
        to: heroRadius * to,
        weight: weight * (motifs.weight[motif] ?? 1) * (motifs.include.includes(motif) ? 3 : 1),
        rank: 'filler',
        make: (radius, own) =>
          wall.take(
            motif,
            radius,
            (drawn, fork) =>
              warliMotifs[motif](
                {
                  radius: drawn,
                  inks: {
                    body: 'light',
                    second: 'a2',
                    third: 'a3',
                    leaf: 'light',
                    heart: 'a2',
                    contour: 'light',
                    light: 'light',
                  },
                  detail,
                  line: recipe.line,
                },
                fork,
              ),
            own,
          ),
      }),
    );
  const filled = gapFill({
    torus: plot.torus,
    occupancy,
    rng: rng.fork('fill'),
    menu,
    heroRadius,
    min: heroRadius * 0.06 + 8 * air,
    gap: 2.5 + 8 * air * air,
  });
  // Everything stands upright; some look the other way.
  const upright = filled.motifs.map((item, i): Item => ({ ...item, turn: 0, flip: i % 2 === 1 }));
  const strokes = nibGround(wall, 'rain', rng.fork('grains'), 'ground>light:0.42');
  for (const { id, name, kind, items } of [...before, strokes]) wall.lay(id, name, kind, items);
  wall.items('small').push(...upright);
  wall.census.push(...filled.census);
  return wall.finish(wallLayers, { ground: 'Mud wall' });
}

const wallLayers: readonly LayerHead[] = [
  { id: 'figures', name: 'Figures', kind: 'motifs' },
  { id: 'small', name: 'Small figures', kind: 'fill' },
];

/** A dot of rice paste, for rings and rows. */
export function riceDot(wall: Wall, radius: number): number {
  const sketch = createSketch();
  sketch.area(circle(0, 0, radius), 'light');
  return wall.add(sketch.done(radius + 1));
}
