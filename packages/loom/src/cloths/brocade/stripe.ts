import { gridLattice } from '../../drawing/layout/lattice.ts';
import { butaPlant } from '../../drawing/mirrored/buta-plant.ts';
import { chooseFlowers } from '../../drawing/mirrored/choose-flowers.ts';
import { setPlant } from '../../drawing/mirrored/plant.ts';
import { leaf } from '../../drawing/motifs/leaf.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { BrocadeTask } from './task.ts';

/** Bel and patti: a creeper climbs between gold stripes, beside it a stripe of small plants. */
export function stripe({ recipe, plot, planner, rng, looks }: BrocadeTask): void {
  const width = plot.hero * rng.between(0.95, 1.25);
  const share = rng.between(0.52, 0.66);
  const lattice = gridLattice(plot.torus, { stepX: width, stepY: width * share * rng.between(1.25, 1.6) });
  const { stepX, stepY, sites } = lattice;
  const bel = stepX * share;
  const line = stepX * 0.012 * recipe.line;
  const ruled = createSketch();
  const reach = stepY / 2 + 0.5;
  const isFilled = rng.chance(0.5);
  if (isFilled)
    ruled.area(
      `M${(-bel / 2).toFixed(2)} ${(-reach).toFixed(2)}h${bel.toFixed(2)}v${(2 * reach).toFixed(2)}h${(-bel).toFixed(2)}Z`,
      'dark',
    );
  for (const side of [-1, 1]) {
    for (const [off, thick, ink] of [
      [0, 5.4, looks.stem],
      [0, 3.4, looks.inks(1).body],
      [7, 1.2, looks.stem],
      [-7, 1.2, looks.stem],
    ] as const) {
      const x = side * (bel / 2) + off * line;
      ruled.line(
        polyline([
          [x, -reach],
          [x, reach],
        ]),
        ink,
        line * thick,
      );
    }
    const beads = Math.max(4, Math.round(stepY / (line * 6)));
    let d = '';
    for (let k = 0; k < beads; k++) d += circle(side * (bel / 2), ((k + 0.5) / beads - 0.5) * stepY, line * 1.1);
    ruled.area(d, 'a2');
  }
  planner.set('field', ruled.done(steady.hypot(stepX, stepY)), sites);
  const sway = bel * 0.22;
  const at = (t: number): Point => [sway * steady.sin(2 * Math.PI * t), (t - 0.5) * stepY];
  const stem = createSketch();
  const path = Array.from({ length: 33 }, (_, k) => at(k / 32 + (k === 0 ? -0.004 : k === 32 ? 0.004 : 0)));
  stem.area(
    polyline(
      brush(path, () => bel * 0.03 * recipe.line),
      true,
    ),
    looks.stem,
  );
  planner.set('stems', stem.done(stepY), sites);
  for (const { x, y } of sites) planner.note({ x, y, r: bel * 0.1, motif: 'vine', rank: 'filler' });
  const flowers = chooseFlowers(recipe, rng.fork('flowers'));
  const r = Math.min(bel * 0.235, stepY * 0.2);
  const params = (radius: number, n: number) => ({
    radius,
    inks: looks.inks(n),
    detail: recipe.detail,
    line: recipe.line,
  });
  const set = (
    layer: 'motifs' | 'leaves',
    symbol: Parameters<typeof planner.set>[1],
    x: number,
    y: number,
    turn: number,
    flip = false,
  ) =>
    planner.set(
      layer,
      symbol,
      sites.map((site) => ({ x: site.x + x, y: site.y + y, turn, flip })),
    );
  for (const side of [1, -1]) {
    const kind = side === 1 ? 0 : 1;
    const flower = flowers.hero(kind);
    const [x, y] = [side * -(bel / 2 - r * 1.2), side * -stepY * 0.25 * -1];
    set('motifs', flower.draw(params(r, kind), rng.fork(`flower/${side}`)), x, y, side * -0.35);
    for (const site of sites) planner.note({ x: site.x + x, y: site.y + y, r, motif: flower.motif, rank: 'hero' });
    if (recipe.motifs.exclude.includes('leaf')) continue;
    const blade = leaf(params(r * 0.52, 2), rng.fork(`leaf/${side}`));
    for (const [t, lean] of [
      [0.02, 0.9],
      [0.13, -1.1],
      [0.37, 1.1],
      [0.44, -0.9],
    ] as const) {
      const [px, py] = at(t + (side === 1 ? 0 : 0.5));
      const turn = side * lean;
      set('leaves', blade, px + steady.sin(turn) * r * 0.56, py - steady.cos(turn) * r * 0.56, turn, side < 0);
    }
  }
  const room = stepX - bel;
  const size = Math.min(room * 0.36, stepY * 0.24);
  const count = Math.max(1, Math.round(stepY / (size * 3.1)));
  const small = butaPlant({
    radius: size,
    kind: 1,
    recipe: { ...recipe, motifs: { ...recipe.motifs, include: [] } },
    looks,
    rng: rng.fork('small'),
  });
  setPlant(
    planner,
    small,
    sites.flatMap(({ x, y }) =>
      Array.from({ length: count }, (_, k) => ({ x: x + stepX / 2, y: y + ((k + 0.5) / count - 0.5) * stepY })),
    ),
  );
}
