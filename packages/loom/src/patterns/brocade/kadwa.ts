import { brickLattice } from '../../layout/lattice.ts';
import { paisley } from '../../motifs/paisley.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import { butaPlant } from '../mirrored/buta-plant.ts';
import { setPlant } from '../mirrored/plant.ts';
import type { BrocadeTask } from './task.ts';
import { butaOf, wovenFigures } from './woven-figure.ts';

/** Kadwa: large butas woven one by one, cones or great plants, turning to the other side in every other row. */
export function kadwa({ recipe, plot, stage, rng, looks }: BrocadeTask): void {
  const { include, exclude } = recipe.motifs;
  const lot = rng.chance(0.6);
  const figures = wovenFigures(recipe);
  const isCone = !exclude.includes('paisley') && figures.length === 0 && (include.includes('paisley') || lot);
  const step = plot.hero * rng.between(1.15, 1.35);
  const lattice = fitLattice(brickLattice, plot.torus, {
    stepX: step,
    stepY: step * (isCone ? 0.72 : 0.62),
    evenRows: true,
  });
  const radius = Math.min(lattice.stepX * 0.5, lattice.stepY * (isCone ? 0.68 : 0.8)) * (0.82 + 0.1 * recipe.density);
  // The edges of the cloth run through the cones, not between two rows of them.
  const down = lattice.stepY * 0.3;
  const sites = lattice.sites.map(({ x, y, row }) => ({ x, y: y + down, flip: row % 2 === 1, row }));
  if (isCone) {
    for (const kind of [0, 1]) {
      const symbol = paisley(
        { radius, inks: looks.inks(kind === 0 ? 0 : 1), detail: recipe.detail, line: recipe.line },
        rng.fork(`cone/${rng.fork('same').chance(0.5) ? 0 : kind}`),
      );
      const own = sites.filter(({ row }) => row % 2 === kind);
      stage.set('motifs', symbol, own);
      for (const { x, y } of own) stage.note({ x, y, r: radius, motif: 'paisley', rank: 'hero' });
    }
  } else {
    for (const kind of [0, 1])
      setPlant(
        stage,
        butaOf({
          radius: radius * (figures[kind] ? 0.92 : 1),
          kind,
          recipe,
          looks,
          rng: rng.fork(`plant/${kind}`),
        }),
        sites.filter(({ row }) => row % 2 === kind),
      );
  }
  const small = lattice.stepX - radius * 1.8;
  const r = Math.min(radius * 0.42, Math.max(radius * 0.3, small * 0.42));
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + down }));
  setPlant(
    stage,
    butaPlant({
      radius: r,
      kind: 1,
      recipe: { ...recipe, motifs: { ...recipe.motifs, include: [] } },
      looks,
      rng: rng.fork('small'),
    }),
    between,
  );
}
