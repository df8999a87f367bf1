import { atPitch } from '../../drawing/botanical/at-pitch.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createOccupancy, type Occupancy } from '../../drawing/layout/occupancy.ts';
import { type LayerHead, layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Rng } from '../../numbers/rng.ts';
import {
  askedShares,
  isEveryWayAsked,
  isLayoutAsked,
  ownLayoutsAsked,
  sizesAsked,
} from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { boughs } from './boughs.ts';
import { playersOf } from './cast.ts';
import { parade } from './parade.ts';
import { patchwork } from './patchwork.ts';
import type { Player } from './player.ts';
import { rows } from './rows.ts';
import { farApart, fillGround, namesThings, roomOf, setPlayer } from './set-out.ts';
import { spots } from './spots.ts';
import { themeOf } from './themes.ts';

const draws = { tossed, spots, rows, patchwork, parade, boughs };
const layers: readonly LayerHead[] = [
  { id: 'bands', name: 'Bands and patches', kind: 'field' },
  { id: 'marks', name: 'Rules', kind: 'lines' },
  { id: 'fillers', name: 'Small filling', kind: 'fill' },
  { id: 'stem-lines', name: 'Stem outlines', kind: 'lines' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'fill', name: 'Blossoms', kind: 'fill' },
  { id: 'seconds', name: 'Smaller things', kind: 'motifs' },
  { id: 'heroes', name: 'Things', kind: 'motifs' },
];

/** Novelty prints: what was named, in one hand, large, half as large and, about it, what suits it. */
export const conversationalLayouts = layoutsOf(draws, (planner, draw) => {
  draw(planner, playersOf(planner));
  return planner.finish(layers);
});

/** Hero : second : filling. */
const secondShare = 0.54;
const fillerShare = 0.2;
/** The smallest of what was named fill a close cloth. */
const thirdShare = 0.3;
const leastThirds = 0.55;
/** What is to be small leaves so much of its size to the cloth about it. */
const tiny = 0.72;

/** How things lie, by the words: all upright, by rows on their heads, every way, or as if thrown, with a slight sway on their feet. */
function turnsAsked(recipe: Recipe): (rng: Rng, row: number) => number {
  const sway = 0.06 + 0.25 * recipe.freedom;
  if (isLayoutAsked(recipe, 'one-way')) return (rng) => sway * 0.8 * rng.between(-1, 1);
  if (isLayoutAsked(recipe, 'two-way'))
    return (rng, row) => (row % 2 === 0 ? 0 : Math.PI) + sway * 0.8 * rng.between(-1, 1);
  if (isEveryWayAsked(recipe) || ownLayoutsAsked(recipe).includes('ditsy'))
    return (rng) => rng.between(-Math.PI, Math.PI);
  return (rng) => sway * rng.between(-1, 1);
}

/** Things as if thrown: a loose half-drop, each turned a little, smaller ones in the gaps, then what suits them, then dots. */
function tossed(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng, origin } = planner;
  const airy = 1 - recipe.density;
  const isAiry = recipe.density < 0.4;
  const isApart = recipe.density < farApart.density;
  const radius = roomOf(planner) * rng.between(0.94, 1.06) * (isApart ? farApart.size : isAiry ? 0.86 : 1);
  const pitch = radius * (isApart ? farApart.down + 0.6 : isAiry ? 2.1 + 0.9 * airy : 2.2 + 1.7 * airy);
  const ask = { stepX: pitch * 0.94, stepY: pitch * 1.1, evenColumns: true };
  const lattice = fitLattice(halfDropLattice, plot.torus, atPitch(planner, ask), isAiry ? 2.5 : undefined);
  const isTiny = recipe.source.understood.some((word) => word === 'size:small' || word === 'size:mini');
  const fit = Math.min(radius, lattice.stepX * 0.62, lattice.stepY * 0.47) * (isTiny ? tiny : 1);
  const occupancy = createOccupancy(plot.torus);
  const air = fit * (isTiny ? 0.24 : 0.07 + 0.1 * airy);
  const turnOf = turnsAsked(recipe);
  for (const { x, y, column, row } of lattice.sites) {
    const path = rng.fork(`hero/${column}/${row}`);
    const player =
      players[players.length === 2 ? (column + row) % 2 : (column + 2 * row + (column % 2) * row) % players.length];
    if (player === undefined) continue;
    const jitter = (0.05 + 0.08 * recipe.freedom) * fit;
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x: x + origin.x + jitter * path.between(-1, 1),
        y: y + origin.y + jitter * path.between(-1, 1),
        radius: fit,
        dress: (column + row * 3 + Math.floor(column / 2)) % 4,
        turn: turnOf(path, row),
        flip: path.chance(0.5),
        rank: 'hero',
      },
      air,
    );
  }
  const sizes = sizesAsked(recipe);
  const asked = sizes === undefined ? [] : askedShares.slice(1, sizes);
  for (const share of asked)
    setSeconds(planner, occupancy, players, fit * share, air * (share < 0.5 ? 1 : 1.8), turnOf);
  if (sizes === undefined && !isAiry) setSeconds(planner, occupancy, players, fit * secondShare, air, turnOf);
  if (sizes === undefined && !isAiry && !isTiny && namesThings(recipe) && recipe.density >= leastThirds)
    setSeconds(planner, occupancy, players, fit * thirdShare, air, turnOf);
  fillGround(planner, occupancy, {
    theme: themeOf(players),
    radius: fit * fillerShare,
    air: air * 0.9,
    least: Math.max(2.2, fit * 0.035),
  });
}

const mostSeconds = 160;

/** Smaller ones wherever one has room, largest gap first, the kinds in turn. */
function setSeconds(
  planner: Planner,
  occupancy: Occupancy,
  players: readonly Player[],
  radius: number,
  air: number,
  turnOf: (rng: Rng, row: number) => number,
): void {
  for (let n = 0; n < mostSeconds; n++) {
    const gap = occupancy.max();
    if (gap.r < radius * 0.94 + air) return;
    const path = planner.geo.fork(`second/${Math.round(radius)}/${n}`);
    const player = players[(n + 1) % players.length];
    if (player === undefined) return;
    const own = Math.min(radius / player.size, (gap.r - air * 0.5) / player.size);
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x: gap.x,
        y: gap.y,
        radius: Math.min(radius * 1.25, Math.max(radius * 0.86, own)),
        dress: n + 1,
        turn: turnOf(path, n),
        flip: path.chance(0.5),
        rank: 'secondary',
      },
      air,
    );
  }
}
