import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { blossom, kalka, leaf, lotusWheel, star } from './flowers.ts';
import { quilted } from './patches.ts';
import { ripple } from './ripple.ts';
import type { KanthaTask } from './task.ts';

/** What the women of Jessore stitch: beasts and birds of the village, the tree, the lotus. */
const habit = ['peacock', 'elephant', 'fish', 'horse', 'tree', 'butterfly', 'deer'] as const;
const known = [...habit, 'parrot', 'tiger', 'cow', 'swan', 'sun', 'moon', 'palm', 'lotus-front'] as const;
type Known = (typeof known)[number];

/** The radius of a flower between two figures, as a share of the step from one to the next. */
const leastFlower = 0.1;

interface Actor {
  readonly motif: string;
  readonly draw: (radius: number, rng: Rng) => SceneSymbol;
}

/** Nakshi, the pictured quilt: figures filled with rows of stitches, facing one another, flowers and cones about them. */
export function nakshi(task: KanthaTask): void {
  const { recipe, plot, planner, rng, needle, threads } = task;
  ripple(planner, plot, needle);
  const step = plot.hero * (1.28 - 0.24 * recipe.density);
  const lattice = fitBrick(plot.torus, step, 0.74);
  const { stepX, stepY } = lattice;
  const largest = Math.min(stepX * 0.42, stepY * 0.6);
  const actors = actorsOf(task);
  // Flowers stand clear of figures as broad as they are drawn, which are a little smaller for it.
  const reach = Math.max(...actors.map(({ draw }, k) => halfWidthOf(draw(largest, rng.fork(`actor/${k}`))))) / largest;
  const radius = Math.min(largest, (stepX * (0.5 - leastFlower) - needle.row) / reach);
  const room = stepX * 0.5 - needle.row - radius * reach;
  const shift = actors.length > 2 ? rng.whole(1, 2) : 0;
  for (const [k, { motif, draw }] of actors.entries()) {
    const sites = lattice.sites.filter(
      ({ row, column }) => (column * (actors.length > 2 ? 1 : 0) + row + shift * row) % actors.length === k,
    );
    const places = sites.map(({ x, y, row, column }) => ({ x, y, flip: (row + column) % 2 === 1 }));
    planner.set('motifs', draw(radius, rng.fork(`actor/${k}`)), places);
    for (const { x, y } of sites) planner.note({ x, y, r: radius * 0.9, motif, rank: 'hero' });
  }
  const refused = recipe.motifs.exclude;
  const small = Math.min(Math.max(needle.row * 3, stepY * 0.27), room);
  const between = lattice.sites.map(({ x, y, row }) => ({
    x: x + stepX / 2,
    y: y + stepY * 0.02,
    flip: row % 2 === 1,
  }));
  const ask = { radius: small, needle, threads, rng: rng.fork('between') };
  // A lotus that stands among the figures is not said twice.
  const wished = (['paisley', 'star', 'lotus', 'leaf', 'blossom'] as const).filter(
    (motif) => !refused.includes(motif) && !actors.some((actor) => actor.motif === motif),
  );
  const motif = wished.find((name) => recipe.motifs.include.includes(name)) ?? wished.at(-1);
  if (motif === undefined) return;
  const draw = { paisley: kalka, blossom, leaf, lotus: lotusWheel, star }[motif];
  planner.set('fill', draw(ask), between);
  for (const { x, y } of between) planner.note({ x, y, r: small, motif, rank: 'secondary' });
  // Four leaves about a wheel of petals or a star are the legs of a tortoise.
  if (refused.includes('leaf') || motif === 'leaf' || motif === 'lotus' || motif === 'star') return;
  const blade = leaf({ radius: small * 0.42, needle, threads, rng: rng.fork('leaf') });
  for (const turn of [0.5, Math.PI - 0.5, Math.PI + 0.5, -0.5]) {
    const places = between.map(({ x, y }) => ({
      x: x + steady.sin(turn) * small * 1.4,
      y: y - steady.cos(turn) * small * 1.4,
      turn,
    }));
    planner.set('leaves', blade, places);
    for (const { x, y } of places) planner.note({ x, y, r: small * 0.3, motif: 'leaf', rank: 'filler' });
  }
}

/** How far a drawing goes to either side, in units. */
function halfWidthOf({ shapes }: SceneSymbol): number {
  return shapes.flatMap(({ d }) => polygonsOf(d).flat()).reduce((most, [x]) => Math.max(most, Math.abs(x)), 0);
}

/** Things that were named first, then the wished figures, else three or four of the craft's own. */
function actorsOf({ recipe, rng, needle, threads }: KanthaTask): readonly Actor[] {
  const { include, exclude } = recipe.motifs;
  const [body, second, third, fourth] = threads;
  const things = (recipe.subjects ?? []).map(
    (subject): Actor => ({
      motif: subject.id,
      draw: (radius) =>
        quilted(printed(subject, radius, { body, second, third, leaf: fourth, needle }), 'line', needle),
    }),
  );
  const figure = (motif: Known, n: number): Actor => ({
    motif: motif === 'lotus-front' && !include.includes(motif) ? 'lotus' : motif,
    draw: (radius, own) => {
      const turned = n % 2 === 0 ? ([body, second, third] as const) : ([second, body, third] as const);
      const inks = {
        body: turned[0],
        second: turned[1],
        third: turned[2],
        leaf: fourth,
        heart: third,
        contour: 'line',
        light: 'light',
      } as const;
      return quilted(motifLibrary[motif]({ radius, inks, detail: 2, line: 1 }, own), 'line', needle);
    },
  });
  const named = known.filter((motif) => include.includes(motif) && !exclude.includes(motif));
  // Beside beasts a lotus is as large as they are, and seen from its side.
  const hasLotus = include.includes('lotus') && !exclude.includes('lotus') && !named.includes('lotus-front');
  const wished: readonly Known[] = hasLotus && named.length > 0 ? [...named, 'lotus-front'] : named;
  const free = rng.shuffle(habit.filter((motif) => !exclude.includes(motif)));
  const cast: readonly Known[] = wished.length > 0 ? wished : things.length > 0 ? [] : free.slice(0, 4);
  const all = [...things, ...cast.map(figure)];
  return all.length > 0 ? all : [figure('tree', 0)];
}

interface Dress {
  readonly body: KanthaTask['threads'][number];
  readonly second: KanthaTask['threads'][number];
  readonly third: KanthaTask['threads'][number];
  readonly leaf: KanthaTask['threads'][number];
  readonly needle: KanthaTask['needle'];
}

function printed(subject: Outline, radius: number, { body, second, third, leaf, needle }: Dress): SceneSymbol {
  return drawPrinted(subject, {
    radius,
    pen: needle.thread,
    detail: 1,
    dress: { body, second, leaf: [leaf, leaf], light: third, dark: 'line' },
    contour: 'line',
  });
}
