import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { wantedFigures } from '../../drawing/figures/wanted-figures.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { beginWall, paint, type WarliMotif } from './cast.ts';
import { finishWall } from './finish-wall.ts';

const inner = ['horse', 'tree', 'dancer', 'peacock', 'deer', 'person', 'sun', 'cow', 'temple'] as const;

/** The wedding square: frames of teeth, zigzag and combs, one within another, with a god, a tree or riders inside. */
export function planChauk(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const wall = beginWall(planner);
  const step = plot.hero * 1.36;
  const lattice = fitLattice(gridLattice, plot.torus, { stepX: step, stepY: step });
  const half = Math.min(lattice.stepX, lattice.stepY) / 2;
  const cast = wantedFigures(
    recipe,
    inner,
    rng
      .fork('cast')
      .shuffle(['horse', 'tree', 'dancer', 'peacock', 'deer'] as const)
      .slice(0, 4),
  );
  const frames = [0, 1].map((k) =>
    wall.add(drawFrame(half * 0.95, half * 0.36, recipe.line, rng.fork('frames').fork(k))),
  );
  const items: Item[] = [];
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    items.push({ symbol: frames[(row + column) % 2] ?? 0, x, y, turn: 0, scale: 1 });
    const reach = half * 0.97;
    for (const at of [0.66, 0.84].map((f) => f * half + half * 0.03))
      wall.occupancy.chain(
        [
          [x - at, y - at],
          [x + at, y - at],
          [x + at, y + at],
          [x - at, y + at],
          [x - at, y - at],
        ],
        reach - half * 0.84,
      );
    const motif: WarliMotif | undefined = cast[(column + row * 2) % cast.length];
    const room = half * 0.58;
    if (motif)
      paint(wall, { motif, x, y, radius: room * 0.86, flip: i % 2 === 1, rank: 'hero' }, rng.fork('inner').fork(i % 5));
  }
  return finishWall(
    wall,
    half * 0.7,
    [{ id: 'frames', name: 'Squares', kind: 'lines', items }],
    ['tree', 'temple', 'sun'],
  );
}

/** A square of three bands, `reach` to its outer side, `depth` in all. */
function drawFrame(reach: number, depth: number, line: number, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const pen = 1.7 * line;
  const kinds = rng.shuffle(['teeth', 'zigzag', 'comb', 'dots'] as const).slice(0, 3);
  const band = depth / 3;
  const square = (r: number) =>
    polyline(
      [
        [-r, -r],
        [r, -r],
        [r, r],
        [-r, r],
      ],
      true,
    );
  for (let k = 0; k <= 3; k++) sketch.line(square(reach - k * band), 'light', pen * (k === 0 || k === 3 ? 1.5 : 1));
  for (const [k, kind] of kinds.entries()) {
    const outer = reach - k * band - pen;
    const within = reach - (k + 1) * band + pen;
    const count = Math.max(4, Math.round((2 * within) / (band * (kind === 'comb' ? 0.3 : 0.8))));
    let d = '';
    let dots = '';
    for (let side = 0; side < 4; side++) {
      const to = (along: number, out: number): [number, number] =>
        side === 0 ? [along, -out] : side === 1 ? [out, along] : side === 2 ? [-along, out] : [-out, -along];
      for (let i = 0; i < count; i++) {
        const [a, b] = [-within + (2 * within * i) / count, -within + (2 * within * (i + 1)) / count];
        const mid = (a + b) / 2;
        if (kind === 'teeth') dots += polyline([to(a, outer), to(b, outer), to(mid, within)], true);
        else if (kind === 'zigzag') d += polyline([to(a, outer), to(mid, within), to(b, outer)]);
        else if (kind === 'comb') d += polyline([to(mid, outer), to(mid, within)]);
        else dots += circle(...to(mid, (outer + within) / 2), band * 0.2);
      }
    }
    if (d !== '') sketch.line(d, 'light', pen * (kind === 'comb' ? 0.75 : 1.1));
    if (dots !== '') sketch.area(dots, 'light');
  }
  return sketch.done(reach * 1.42 + pen);
}
