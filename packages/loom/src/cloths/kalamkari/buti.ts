import { createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { flowerOf } from '../../drawing/botanical/set-flower.ts';
import { plantDesigns, setPlant } from '../../drawing/botanical/set-plant.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import type { Lattice } from '../../drawing/layout/lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { dwellersOf, settle } from './dwellers.ts';
import { kalamkariHand } from './hand.ts';

const habit: Habit = {
  hero: {
    carnation: 2,
    palmette: 2,
    lotus: 1.4,
    rosette: 1.6,
    blossom: 0,
    bud: 0,
    paisley: 0,
  },
  secondary: { bud: 2, blossom: 2, carnation: 1.2, lotus: 0.6 },
  filler: { bud: 3, blossom: 2, trefoil: 1.5, dot: 1 },
};

/** Single flowering plants in half-drop, each column facing the other way, sprigs between, spots on the ground. */
export function planButi(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createEasel(planner, kalamkariHand, habit);
  const air = 1.4 - 0.46 * recipe.density;
  const lattice = fitLattice(halfDropLattice, plot.torus, {
    stepX: plot.hero * air * 0.97,
    stepY: plot.hero * air * 1.34,
  });
  const radius = Math.min(plot.hero / 2, lattice.stepX * 0.6, lattice.stepY * 0.46);
  const alternate = lattice.sites.filter(({ row, column }) => (row + column) % 2 === 0);
  // Every other plant gives way to a figure, all of them where there are more figures than that or no plant may grow.
  const cast = dwellersOf(recipe);
  const isBare = !easel.cast.has(easel.cast.heroes[0].motif);
  const stages = cast.length > alternate.length || isBare ? lattice.sites : alternate;
  const designs = 1 + Math.round(recipe.freedom * 3);
  for (const [i, site] of lattice.sites.entries()) {
    const own = rng.fork('plants').fork(i);
    const stage = stages.indexOf(site);
    const figure = stage < 0 ? undefined : cast[stage % cast.length];
    if (figure !== undefined) {
      const home = { x: site.x, y: site.y, radius, turn: stage, colourway: stage % cast.length };
      settle(easel, figure, home, own);
      continue;
    }
    const design = plantDesigns[(site.row + site.column) % Math.min(designs, plantDesigns.length)] ?? plantDesigns[0];
    const lean = recipe.freedom * 0.07 * own.normal();
    setPlant(easel, design, { x: site.x, y: site.y, radius, facing: site.column % 2 === 0 ? 1 : -1, lean }, own);
  }
  sprigs(easel, lattice, radius * 0.3, rng.fork('sprigs'));
  if (recipe.density > 0.3) spots(easel, lattice, rng.fork('spots'));
  return sceneOf(easel);
}

/** A sprig in the middle of every gap of the lattice: a bud or small flower between leaves. */
function sprigs(easel: Easel, lattice: Lattice, radius: number, rng: Rng): void {
  const { cast, hand, occupancy, drawn, census } = easel;
  const part = [...cast.filler].filter(({ motif }) => motif !== 'dot').sort((a, b) => b.weight - a.weight)[0];
  if (!part) return;
  for (const [i, site] of lattice.sites.entries()) {
    const own = rng.fork(i);
    const facing = site.column % 2 === 0 ? -1 : 1;
    const [x, y] = [site.x, site.y + lattice.stepY / 2];
    const room = Math.min(occupancy.at(x, y), radius * 1.8);
    const size = room * 0.5;
    if (size < radius * 0.35) continue;
    const turn = facing * 0.3;
    const top = { x: x + steady.sin(turn) * room * 0.4, y: y - steady.cos(turn) * room * 0.4 };
    const foot: Point = [x - steady.sin(turn) * room * 0.85, y + steady.cos(turn) * room * 0.85];
    layStem(easel, {
      points: bezier(
        foot,
        [foot[0], foot[1] - room * 0.3],
        [top.x, top.y + room * 0.5],
        [top.x, top.y + size * 0.5],
        8,
      ),
      width: () => Math.max(1.8, size * 0.08),
      air: 1,
    });
    const { symbol, scale } = flowerOf(easel, part.motif, own.pick(hand.flowers), size, own);
    drawn.fill.push({ symbol, ...top, turn, scale });
    census.push({ ...top, r: size * 0.8, motif: part.motif, rank: 'secondary' });
    occupancy.add(x, y, room);
    if (!cast.has('leaf')) continue;
    for (const side of [-1, 1]) {
      const length = room * (side < 0 ? 0.9 : 0.8);
      const heading = turn + side * 0.95;
      const leaf = flowerOf(easel, 'leaf', own.pick(hand.leaves), length / 2, own.fork(side));
      drawn.leaves.push({
        symbol: leaf.symbol,
        x: foot[0] + steady.sin(heading) * length * 0.5,
        y: foot[1] - room * 0.12 - steady.cos(heading) * length * 0.5,
        turn: heading,
        scale: leaf.scale,
        flip: side > 0,
      });
    }
  }
}

/** Dotted spots on a fine half-drop of their own, wherever the ground is free; two rows of one colour, then two of another. */
function spots(easel: Easel, { stepX, stepY }: Lattice, rng: Rng): void {
  const { cast, hand, occupancy, plot, recipe } = easel;
  if (!cast.has('dot')) return;
  const pitch = 50 - 34 * recipe.density;
  const fine = halfDropLattice(plot.torus, {
    stepX: stepX / Math.max(2, Math.round(stepX / pitch)),
    stepY: stepY / Math.max(2, Math.round(stepY / pitch)),
  });
  const size = Math.min(7, pitch * 0.21);
  for (const [i, { x, y, column }] of fine.sites.entries()) {
    if (occupancy.at(x, y) < size + 3) continue;
    const way = hand.flowers[Math.floor(column / 2) % 2] ?? hand.flowers[0];
    const own = rng.fork(i);
    const { symbol, scale } = flowerOf(easel, 'dot', way, size, own);
    easel.drawn.dots.push({ symbol, x, y, turn: own.next(), scale });
    easel.census.push({ x, y, r: size, motif: 'dot', rank: 'filler' });
  }
}
