import { atPitch } from '../../drawing/botanical/at-pitch.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { brickLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { setPlant } from '../../drawing/mirrored/plant.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Place } from '../../drawing/planner.ts';
import { steady } from '../../numbers/steady.ts';
import { pitchAsked } from '../../recipe/colours-asked.ts';
import { stitchedLeaf } from './flowers.ts';
import { headsFor, sprig, stitchedCone } from './sprig.ts';
import { stitchedThing } from './stitched-thing.ts';
import { type ChikanTask, murri, phanda } from './stitches.ts';

/** What the hand that sets the block strays at most: in size, in radians, in shares of a step. */
const wander = { size: 0.07, turn: 0.09, step: 0.02 };

/** A sprig at a distance in figures is no larger for that: its radius as a share of the main motif's size. */
const largest = 0.56;

/** Of the radius of a buti: a thing that was named, and the sprig that is its mate, which is never as large. */
const ofThing = { alone: 0.86, mated: 1.02, mate: 0.62 } as const;

/** A cloth more open than this leaves a thing alone. */
const leastMated = 0.4;

/** Buti: two sprigs by rows in half-drop, every other row mirrored as the block is turned over, a tiny spray and knots between. */
export function buti(task: ChikanTask): void {
  const { recipe, plot, planner, rng, thread } = task;
  const step = plot.hero * (1.15 - 0.35 * recipe.density) * rng.between(0.95, 1.1);
  const ask = { stepX: step, stepY: step * 0.9, evenRows: true, evenColumns: true };
  const lattice = fitLattice(brickLattice, plot.torus, atPitch(planner, ask));
  const most = pitchAsked(recipe) === undefined ? Number.POSITIVE_INFINITY : plot.hero * largest;
  const radius = Math.min(lattice.stepX * 0.45, lattice.stepY * 0.55, most);
  const heads = headsFor(recipe, rng.fork('heads'));
  const sway = rng.fork('sway');
  for (const kind of [0, 1]) {
    const sites = lattice.sites
      .filter(({ row }) => row % 2 === kind)
      .map(({ x, y }): Place => ({ ...strayed(x, y, lattice, recipe.freedom, sway), flip: kind === 1 }));
    // A thing that stands alone has a sprig for its mate, or the mango that was named: nothing but beasts would be no chikan.
    const things = recipe.subjects ?? [];
    const isMated = things.length === 1 && recipe.density >= leastMated;
    const hasMate = isMated && kind === 1;
    if (hasMate && recipe.motifs.include.includes('paisley')) {
      const cone = stitchedCone({ radius: radius * 0.8, thread, detail: recipe.detail, rng: rng.fork('mate') });
      planner.set('motifs', cone, sites);
      for (const { x, y } of sites) planner.note({ x, y, r: radius * 0.8, motif: 'paisley', rank: 'hero' });
      continue;
    }
    const thing = hasMate ? undefined : things[kind % (things.length || 1)];
    if (thing !== undefined) {
      const r = radius * (isMated ? ofThing.mated : ofThing.alone);
      planner.set('motifs', stitchedThing(thing, { radius: r, thread: thread * 0.85, detail: recipe.detail }), sites);
      for (const { x, y } of sites) planner.note({ x, y, r, motif: thing.id, rank: 'hero' });
      continue;
    }
    setPlant(
      planner,
      sprig(
        hasMate ? radius * ofThing.mate : radius,
        heads[kind % heads.length] ?? heads[0],
        recipe,
        thread,
        rng.fork(`sprig/${kind}`),
      ),
      sites,
    );
  }
  fillBetween(task, lattice, radius);
}

type Sway = ChikanTask['rng'];

function strayed(x: number, y: number, { stepX, stepY }: Lattice, freedom: number, sway: Sway): Place {
  const by = (most: number) => most * freedom * sway.between(-1, 1);
  return {
    x: x + by(wander.step) * stepX,
    y: y + by(wander.step) * stepY,
    turn: by(wander.turn),
    scale: 1 + by(wander.size),
  };
}

/** Between two sprigs of a row a pair of small leaves with grains opening over it, mirrored by turns; knots that lead to the next row. */
function fillBetween(
  { recipe, planner, rng, thread }: ChikanTask,
  { sites, stepX, stepY }: Lattice,
  radius: number,
): void {
  const { exclude } = recipe.motifs;
  const places = sites.map(({ x, y, column }) => ({ x: x + stepX / 2, y: y + stepY * 0.04, flip: column % 2 === 1 }));
  const small = Math.max(thread * 4, radius * 0.15);
  if (!exclude.includes('leaf')) {
    const leaf = stitchedLeaf({ radius: small * 0.8, thread: thread * 0.85, detail: 1, rng: rng.fork('small') });
    for (const side of [-1, 1]) {
      const at = places.map(
        ({ x, y, flip }): Place => ({
          x: x + side * small * 0.72,
          y: y + small * 0.75,
          turn: side * 1,
          flip: flip !== side < 0,
        }),
      );
      planner.set('leaves', leaf, at);
      for (const { x, y } of at) planner.note({ x, y, r: small * 0.5, motif: 'leaf', rank: 'filler' });
    }
  }
  if (exclude.includes('dot')) return;
  const grain = createSketch();
  const turns = [-0.75, 0, 0.75];
  murri(
    grain,
    turns.map((turn) => ({ at: [steady.sin(turn) * small * 0.6, -steady.cos(turn) * small * 0.6] as const, turn })),
    small * 0.62,
  );
  phanda(
    grain,
    [
      [0, small * 0.06],
      [0, small * 0.5],
      [0, -small * 1.5],
    ],
    thread,
  );
  planner.set('fill', grain.done(small * 2), places);
  for (const { x, y } of places) planner.note({ x, y, r: small * 0.8, motif: 'dot', rank: 'filler' });
}
