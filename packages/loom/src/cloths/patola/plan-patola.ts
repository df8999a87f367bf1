import { cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { plantSheets } from '../../drawing/counted/plant-sheets.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import type { Rng } from '../../numbers/rng.ts';
import { asksOneDye } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { chhabdi } from './chhabdi.ts';
import { block, castFor, jewel, sprig } from './marks.ts';
import { narikunjar } from './narikunjar.ts';
import { pan } from './pan.ts';
import { rows } from './rows.ts';
import type { PatolaDyes, PatolaTask } from './task.ts';

const draws = {
  narikunjar,
  'ratan-chowk': ratanChowk,
  chhabdi,
  pan,
  navratna,
  rows,
} satisfies Record<string, (task: PatolaTask) => void>;

/** The layouts of patola. */
export const patolaLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  draw({
    recipe,
    plot,
    planner,
    rng: geo,
    dyes: drawPatolaDyes(recipe, col),
    wash: planner.wash,
  });
  const amplitude = 2.2 + 1.2 * recipe.freedom;
  return planner.finish(clothLayers, { technique: [{ shader: 'double-ikat', params: { amplitude } }] });
});

/** Ratan chowk, the square of jewels: eight-petalled flowers and nested lozenges on a net of steps. */
function ratanChowk({ recipe, plot, planner, rng, dyes }: PatolaTask): void {
  const step = plot.hero * rng.between(1.25, 1.5);
  const lattice = fitBrick(plot.torus, step, 0.5);
  const reach = 31;
  const cell = { w: lattice.stepX / 2 / reach, h: lattice.stepY / reach };
  const { include, exclude } = recipe.motifs;
  const flowers = (['blossom', 'rosette'] as const).filter((name) => !exclude.includes(name));
  const hasFlower = flowers.length > 0;
  const hasJewel = !exclude.includes('diamond');
  const bothFlower = hasFlower && (!hasJewel || rng.chance(0.25));
  const net = rng.pick(['steps', 'beads', 'double'] as const);
  const wished = flowers.find((name) => include.includes(name)) ?? rng.pick(['blossom', 'blossom', 'rosette'] as const);
  const isRose = (flowers.includes(wished) ? wished : flowers[0]) === 'rosette';
  for (const kind of [0, 1]) {
    const cells = createCells(2 * reach, 2 * reach);
    for (let j = 0; j < 2 * reach; j++) {
      for (let i = 0; i < 2 * reach; i++) {
        const depth = reach - Math.abs(i + 0.5 - reach) - Math.abs(j + 0.5 - reach);
        if (depth < 0) continue;
        if (depth < 2) cells.set(i, j, net === 'beads' && (i & 2) === 0 ? undefined : dyes.band(0));
        else if (net === 'double' && depth >= 4 && depth < 6) cells.set(i, j, dyes.band(2));
        else if (net === 'steps' && depth < 6 && ((i >> 2) & 1) === 0) cells.set(i, j, dyes.band(1));
      }
    }
    const isFlower = hasFlower && (bothFlower || kind === 0 || !hasJewel);
    if (isFlower) {
      const sheet = isRose ? plantSheets.rose : plantSheets.flower;
      stamp(cells, { rows: sheet, legend: dyes.legend(kind), edge: dyes.edge }, reach, reach);
    } else if (hasJewel) {
      jewel(
        cells,
        reach,
        reach,
        21,
        [dyes.edge, 'light', 'light', 'a1', 'a2', 'a2', dyes.edge, 'light', 'light', 'a3'],
        2,
      );
    }
    for (const [x, y] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const)
      sprig(cells, reach + x * 21, reach + y * 21, 'a2', isFlower ? 'light' : 'a3', 'a1');
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    planner.set('motifs', cellSymbol(cells, cell.w, cell.h), sites);
    const motif = isFlower ? (isRose ? 'rosette' : 'blossom') : 'diamond';
    for (const { x, y } of sites) planner.note({ x, y, r: cell.w * 18, motif, rank: 'hero' });
  }
}

const cellsAcross = 46;
const navratnaFields: readonly Ink[] = ['a1', 'ground', 'a4', 'ground', 'a3', 'ground'];

/** Navratna, nine jewels: squares of several dyes, a flower or a jewel in each, framed in light and dark. */
function navratna({ recipe, plot, planner, rng, dyes }: PatolaTask): void {
  const step = plot.hero * rng.between(0.8, 1.05);
  const lattice = squareLattice(plot.torus, step, true);
  const cell = { w: lattice.stepX / cellsAcross, h: lattice.stepY / cellsAcross };
  const actors = castFor(recipe, 'plants', rng.fork('cast')).filter(({ rows }) => rows.length < cellsAcross - 10);
  const kinds = rng.pick([2, 4]);
  const offset = rng.whole(0, navratnaFields.length - 1);
  const isFramed = rng.chance(0.6);
  for (let kind = 0; kind < kinds; kind++) {
    const cells = createCells(cellsAcross, cellsAcross);
    block(cells, 0, 0, cellsAcross, cellsAcross, dyes.edge);
    block(cells, 1, 1, cellsAcross - 2, cellsAcross - 2, dyes.band(0));
    if (isFramed) {
      for (let k = 3; k < cellsAcross - 3; k += 4)
        for (const [x, y] of [
          [k, 1],
          [k, cellsAcross - 3],
          [1, k],
          [cellsAcross - 3, k],
        ] as const)
          block(cells, x, y, 2, 2, dyes.edge);
    }
    block(cells, 3, 3, cellsAcross - 6, cellsAcross - 6, navratnaFields[(kind + offset) % navratnaFields.length]);
    const actor = actors[kind % Math.max(1, actors.length)];
    const isJewel = kind >= kinds / 2 || actor === undefined;
    if (isJewel)
      jewel(cells, cellsAcross / 2, cellsAcross / 2, 17, [dyes.edge, 'light', 'a2', 'a1', dyes.edge, 'light'], 3);
    else
      stamp(cells, { rows: actor.rows, legend: dyes.legend(kind), edge: dyes.edge }, cellsAcross / 2, cellsAcross / 2);
    const corner = cellsAcross / 2 - 8;
    for (const x of [-1, 1])
      for (const y of [-1, 1])
        sprig(
          cells,
          cellsAcross / 2 + x * corner,
          cellsAcross / 2 + y * corner,
          isJewel ? 'light' : 'a2',
          'dark',
          'a2',
        );
    const half = kinds / 2;
    const sites = lattice.sites.filter(
      ({ column, row }) => ((column + row) % 2) * half + (half === 2 ? row % 2 : 0) === kind,
    );
    planner.set('motifs', cellSymbol(cells, cell.w, cell.h), sites);
    for (const { x, y } of sites)
      planner.note({ x, y, r: cell.w * 17, motif: isJewel ? 'diamond' : actor.motif, rank: 'hero' });
  }
}

const dresses: readonly (readonly [body: Ink, dress: Ink, trim: Ink, eye: Ink])[] = [
  ['light', 'a1', 'a2', 'dark'],
  ['a2', 'a1', 'light', 'dark'],
  ['light', 'a3', 'a2', 'dark'],
  ['a2', 'a4', 'light', 'dark'],
  ['light', 'a4', 'a3', 'dark'],
];
const bands: readonly (readonly Ink[])[] = [
  ['light', 'a1', 'a2', 'dark', 'light', 'a3'],
  ['a2', 'dark', 'light', 'a1', 'a2', 'a3'],
  ['light', 'dark', 'a2', 'a1', 'light', 'a4'],
];

/** A ground as light as this shows its figures dark. */
const paleGround = 0.62;

function drawPatolaDyes(recipe: Recipe, rng: Rng): PatolaDyes {
  // Of one dye and white: a figure's cloth and jewels are the ground, or it would be a white blot.
  const isAlone = asksOneDye(recipe) && hexToOklch(recipe.palette.roles.ground)[0] < paleGround;
  const alone = isAlone ? ({ '#': 'light', o: 'ground', x: 'light', e: 'ground', l: 'light' } as const) : undefined;
  const dressed = rng.shuffle(dresses);
  const order = rng.pick(bands);
  return {
    edge: rng.pick(['dark', 'dark', 'a1>dark:0.5'] as const),
    legend: (n) => {
      if (alone !== undefined) return alone;
      const [body, dress, trim, eye] = dressed[n % dressed.length] ?? ['light', 'a1', 'a2', 'dark'];
      return { '#': body, o: dress, x: trim, e: eye, l: 'a4' };
    },
    band: (n) => order[n % order.length] ?? 'light',
  };
}
