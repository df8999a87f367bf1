import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { butaPlant } from '../../drawing/mirrored/buta-plant.ts';
import { createPlant, type Looks, type Plant, setPlant } from '../../drawing/mirrored/plant.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { MotifInks } from '../../drawing/motifs/motif.ts';
import { ringOf } from '../../drawing/motifs/ring-of.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Place } from '../../drawing/planner.ts';
import { circle, rectangle } from '../../numbers/geometry/path.ts';
import { isCrossedAsked } from '../../recipe/colours-asked.ts';
import { brocadeFigures } from '../../vocabulary/families/brocade/words.ts';
import type { BrocadeTask } from './task.ts';

/** Zari alone, bright and pale by the turn of its yarn: Kanchipuram has no enamel of other silks on its ground. */
const zari: MotifInks = {
  body: 'a1',
  second: 'light',
  third: 'a1',
  leaf: 'a1',
  heart: 'a1',
  contour: 'ground',
  light: 'light',
};
/** Widths in cm: of a line of the checks, and of the ground between the two of a pair. */
const line = 0.07;
const apart = 0.16;

/** Butis of zari in rows a step apart on plain silk; where checks are named, one in every square of paired lines. */
export function kanjivaram(task: BrocadeTask): void {
  const { recipe, plot, planner, rng } = task;
  const looks: Looks = { ...task.looks, inks: () => zari };
  const isCrossed = isCrossedAsked(recipe);
  const step = plot.hero * rng.between(0.56, 0.66) * (1.35 - 0.5 * recipe.density);
  const lattice = isCrossed ? squareLattice(plot.torus, step, true) : fitBrick(plot.torus, step, 0.56);
  const radius = Math.min(lattice.stepX * 0.36, lattice.stepY * (isCrossed ? 0.32 : 0.56));
  if (isCrossed) {
    const [w, h] = [lattice.stepX / 2, lattice.stepY / 2];
    const lines = createSketch();
    const [thin, off] = [line * plot.perCm, ((apart + line) * plot.perCm) / 2];
    for (const side of [-1, 1]) {
      const [x, y] = [-w + side * off, -h + side * off];
      lines.area(rectangle(x - thin / 2, -h, x + thin / 2, h), 'a1');
      lines.area(rectangle(-w, y - thin / 2, w, y + thin / 2), 'a1');
    }
    planner.set('field', lines.done(Math.max(w, h) * 1.5), lattice.sites);
  }
  const figures = wishedFigures(recipe, brocadeFigures);
  const kinds = figures.length > 1 ? 2 : 1;
  for (let kind = 0; kind < kinds; kind++) {
    const sites = lattice.sites
      .filter(({ row, column }) => (isCrossed ? row + column : row) % kinds === kind)
      .map(({ x, y, row }): Place => ({ x, y, flip: figures.length > 0 && row % 2 === 1 }));
    const figure = figures[kind % Math.max(1, figures.length)];
    setPlant(planner, figure === undefined ? plain(task, looks, radius) : figured(task, looks, radius, figure), sites);
  }
  if (isCrossed || figures.length > 0 || recipe.motifs.exclude.includes('dot')) return;
  const seed = createSketch();
  const r = radius * 0.13;
  seed.area(circle(0, 0, r), 'a1');
  seed.area(ringOf(6, r * 1.7, r * 0.32), 'a1');
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y }));
  planner.set('fill', seed.done(r * 2.2), between);
  for (const { x, y } of between) planner.note({ x, y, r: r * 1.6, motif: 'dot', rank: 'filler' });
}

function plain({ recipe, rng }: BrocadeTask, looks: Looks, radius: number): Plant {
  return butaPlant({ radius, kind: 0, recipe, looks, rng: rng.fork('buti') });
}

function figured({ rng }: BrocadeTask, looks: Looks, radius: number, motif: (typeof brocadeFigures)[number]): Plant {
  const plant = createPlant();
  const { detail, line: weight } = looks;
  const symbol = motifLibrary[motif]({ radius, inks: zari, detail, line: weight }, rng.fork('figure'));
  plant.add({ layer: 'motifs', symbol, at: { x: 0, y: 0 }, note: { motif, r: radius, rank: 'hero' } });
  return plant;
}
