import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { createPlant, type Plant, setPlant } from '../../drawing/mirrored/plant.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { almond, blossom, bud, carnation, leaf, pomegranate, rosette, star, stem } from './flowers.ts';
import { preferred, type SuzaniTask } from './task.ts';

const draw = { carnation, rosette, pomegranate, blossom, bud, paisley: almond };
type Head = keyof typeof draw;

/** Sprays of Nurata on open cloth, leaning in turn to the left and to the right, a star in the gaps. */
export function nurata(task: SuzaniTask): void {
  const { recipe, plot, planner, rng, width, silks } = task;
  const lattice = fitBrick(plot.torus, plot.hero * (1.42 - 0.3 * recipe.density), rng.between(0.66, 0.76));
  const { stepX, stepY } = lattice;
  const reach = Math.min(stepX * 0.5, stepY * 0.8);
  const heads = headsOf(task);
  // The first may lean to either side.
  const leftward = rng.fork('side').whole(0, 1);
  for (const kind of [0, 1]) {
    const flip = kind !== leftward;
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind).map(({ x, y }) => ({ x, y, flip }));
    setPlant(planner, spray(task, reach, heads, kind), sites);
    if (isAllowed(recipe, 'bouquet'))
      for (const { x, y } of sites) planner.note({ x, y, r: reach * 0.8, motif: 'bouquet', rank: 'secondary' });
  }
  const [motif] = preferred(recipe, ['star', 'dot']);
  if (motif === undefined) return;
  const r = Math.max(width * 2.6, reach * 0.15);
  const symbol = star({ radius: r, width, silks, kind: 1, rng: rng.fork('star') });
  setWorked(
    planner,
    'fill',
    { symbol, motif, r, rank: 'filler' },
    lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y: y - reach * 0.4 })),
  );
}

function headsOf({ recipe, rng }: SuzaniTask): readonly Head[] {
  const all = preferred(recipe, ['carnation', 'rosette', 'blossom', 'bud', 'pomegranate', 'paisley']);
  const wished = all.filter((head) => recipe.motifs.include.includes(head));
  return [...wished, ...rng.shuffle(all.filter((head) => !wished.includes(head)))];
}

/** A leaning stem with its great flower, two branches, leaves at every joint. */
function spray({ recipe, rng, width, silks }: SuzaniTask, reach: number, heads: readonly Head[], kind: number): Plant {
  const plant = createPlant();
  const main = bezier(
    [0.1 * reach, reach],
    [-0.3 * reach, 0.45 * reach],
    [0.2 * reach, 0],
    [-0.02 * reach, -0.3 * reach],
    18,
  );
  const left = bezier(
    [-0.09 * reach, 0.48 * reach],
    [-0.3 * reach, 0.3 * reach],
    [-0.56 * reach, 0.4 * reach],
    [-0.6 * reach, 0.02 * reach],
    12,
  );
  const right = bezier(
    [0.01 * reach, 0.2 * reach],
    [0.2 * reach, 0.2 * reach],
    [0.5 * reach, 0.4 * reach],
    [0.58 * reach, 0.06 * reach],
    12,
  );
  for (const line of [main, left, right])
    plant.add({ layer: 'stems', symbol: stem(line, width, reach * 1.1), at: { x: 0, y: 0 } });
  const set = (line: readonly Point[], n: number, share: number, lean: number, rank: 'hero' | 'secondary') => {
    const motif = heads[n % Math.max(1, heads.length)];
    const [x, y] = line.at(-1) ?? [0, 0];
    if (motif === undefined) return;
    const r = reach * share;
    const symbol = draw[motif]({
      radius: r,
      width,
      silks,
      kind: (kind + n) % 4,
      rng: rng.fork(`head/${kind}/${n}`),
    });
    const at = { x: x + steady.sin(lean) * r * 0.8, y: y - steady.cos(lean) * r * 0.8, turn: lean };
    plant.add({ layer: 'motifs', symbol, at, note: { motif, r, rank } });
  };
  set(main, 0, 0.42, 0, 'hero');
  set(left, 1, 0.25, -0.35, 'secondary');
  set(right, 2, 0.24, 0.4, 'secondary');
  if (!isAllowed(recipe, 'leaf')) return plant;
  const r = reach * 0.22;
  for (const [k, [x, y, turn]] of (
    [
      [0.02, 0.78, 1.2],
      [-0.06, 0.66, -1.5],
      [0.02, 0.34, 1.5],
      [-0.44, 0.34, -2],
      [0.42, 0.24, 2],
      [0.04, -0.06, -1],
    ] as const
  ).entries()) {
    const symbol = leaf({ radius: r * (k === 1 ? 1.2 : 1), width, rng: rng.fork(`leaf/${k % 3}`) });
    plant.add({
      layer: 'leaves',
      symbol,
      at: { x: x * reach + steady.sin(turn) * r, y: y * reach - steady.cos(turn) * r, turn },
      note: { motif: 'leaf', r: r * 0.6, rank: 'filler' },
    });
  }
  return plant;
}
