import { gridLattice, type Lattice } from '../../../drawing/layout/lattice.ts';
import { haloReach } from '../../../drawing/motifs/paisley-drawing.ts';
import { fringeAt, type PaisleyShape, paisleyShape } from '../../../drawing/motifs/paisley-shape.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Torus } from '../../../numbers/torus.ts';
import type { Disc, Layout, Placed } from '../arrangement.ts';
import { ambiPair, buildAmbi } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';

/** Two-way: upright and upturned ambis nested as tightly as they go, the head of each in the hollow of the next. */
export const interlock: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const [habit, other] = ambiPair(rng, recipe);
  const form = { ...habit.form, hook: Math.min(habit.form.hook, 0.88), fringe: Math.min(habit.form.fringe, 0.18) };
  const wished = plot.hero / 2;
  const air = 2 + (1 - recipe.density) * wished * 0.08;
  const shape = paisleyShape(form, wished);
  // Halos fill the narrow ways between.
  const nest = nestPaisleys(plot.torus, shape, air + 1.6 * haloReach(shape));
  const radius = wished * nest.scale;

  const way = colourwaysBy(rng.fork('ways'));
  const up = buildAmbi(task, { ...habit, form, hasHalo: true }, way(0), radius, rng.fork('up'));
  const down = buildAmbi(task, { ...other, form, hasHalo: true }, way(1), radius, rng.fork('down'));
  const placed = nest.lattice.sites.flatMap(({ x, y }): Placed[] => [
    { ambi: up, x, y, turn: nest.tilt, flip: false, rank: 'hero' },
    { ambi: down, x: x + nest.dx, y: y + nest.dy, turn: nest.tilt + Math.PI, flip: false, rank: 'hero' },
  ]);
  return { placed };
};

/** Upright and upturned ambis laid head to tail as tightly as they go. */
interface Nest {
  readonly lattice: Lattice;
  /** How far all are turned, radians; the upturned ones by half a turn more. */
  readonly tilt: number;
  /** From an upright one to its upturned neighbour, units. */
  readonly dx: number;
  readonly dy: number;
  /** The scale at which the given shape just touches its neighbours. */
  readonly scale: number;
}

/** Discs of a shape that stand for it in the search. */
const stride = 6;
const tilts = [-0.5, -0.35, -0.2, -0.05, 0.1, 0.25, 0.4, 0.55, 0.7];
const drops = 12;
const sideways = [0.5, 0.44, 0.56, 0.38, 0.62];
/** Least scale that counts as near to the one wished for. */
const tolerance = 0.2;

/**
 * Looks for the count of cells, the turn and the offset at which a shape of about its own size fills the torus best.
 * `air` is kept between neighbours, units.
 */
function nestPaisleys(torus: Torus, shape: PaisleyShape, air: number): Nest {
  const discs = coarse(shape);
  const area = discs.reduce((sum, { r }) => Math.max(sum, r), 0) ** 2 * 13;
  let best: Nest | undefined;
  let bestMerit = Number.NEGATIVE_INFINITY;
  const seen = new Set<string>();
  for (const aspect of [0.62, 0.8, 1, 1.25, 1.6, 2]) {
    const stepX = Math.sqrt(area / aspect);
    const lattice = gridLattice(torus, { stepX, stepY: stepX * aspect });
    const key = `${lattice.columns} ${lattice.rows}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const nest = tightest(lattice, discs, air);
    // Near the wished size what counts is how full the cloth gets, which grows with the scale squared per cell.
    const size = steady.log(nest.scale);
    const fullness = (nest.scale * nest.scale * area) / (lattice.stepX * lattice.stepY);
    const merit = fullness - Math.max(0, Math.abs(size) - tolerance) * 6;
    if (merit > bestMerit) [best, bestMerit] = [nest, merit];
  }
  if (!best) throw new RangeError('Expected a torus on which a lattice fits');
  return best;
}

function tightest(lattice: Lattice, discs: readonly Disc[], air: number): Nest {
  const { stepX, stepY } = lattice;
  let best: Nest = { lattice, tilt: 0, dx: stepX / 2, dy: stepY / 2, scale: 0 };
  for (const tilt of tilts) {
    const up = turned(discs, tilt);
    const down = turned(discs, tilt + Math.PI);
    const own = shifts(stepX, stepY, 0, 0).filter(([x, y]) => x !== 0 || y !== 0);
    const most = largest(up, up, own, air, 3);
    if (most <= best.scale) continue;
    for (const share of sideways) {
      for (let k = 0; k < drops; k++) {
        const [dx, dy] = [stepX * share, (stepY * k) / drops];
        const scale = largest(up, down, shifts(stepX, stepY, dx, dy), air, most);
        if (scale > best.scale) best = { lattice, tilt, dx, dy, scale };
      }
    }
  }
  return best;
}

function shifts(stepX: number, stepY: number, dx: number, dy: number): [number, number][] {
  const list: [number, number][] = [];
  for (let i = -2; i <= 2; i++) for (let j = -2; j <= 2; j++) list.push([dx + i * stepX, dy + j * stepY]);
  return list;
}

/**
 * Largest scale, up to `most`, at which b, moved by each shift, keeps off a. Two discs at scale s touch where
 * |shift + s·d| = s·(ra + rb) + air: a quadratic in s for each pair.
 */
function largest(
  a: readonly Disc[],
  b: readonly Disc[],
  moved: readonly [number, number][],
  air: number,
  most: number,
): number {
  let scale = most;
  const reach = a.reduce((far, { x, y, r }) => Math.max(far, steady.hypot(x, y) + r), 0);
  for (const [sx, sy] of moved) {
    if (steady.hypot(sx, sy) - air > 2 * reach * scale) continue;
    const square = sx * sx + sy * sy - air * air;
    for (const p of a) {
      for (const q of b) {
        const dx = q.x - p.x;
        const dy = q.y - p.y;
        const r = p.r + q.r;
        const k2 = dx * dx + dy * dy - r * r;
        const k1 = sx * dx + sy * dy - r * air;
        // Free while square + 2·k1·s + k2·s² > 0.
        const root = firstRoot(k2, k1, square);
        if (root < scale) scale = root;
      }
    }
  }
  return scale;
}

function firstRoot(k2: number, k1: number, k0: number): number {
  if (k0 <= 0) return 0;
  const inside = k1 * k1 - k2 * k0;
  if (inside < 0) return Number.POSITIVE_INFINITY;
  const root = Math.sqrt(inside);
  // The smaller positive root, in the form that stays exact for small k2.
  const candidates = [k0 / (-k1 + root), k0 / (-k1 - root)].filter((s) => s > 0);
  return candidates.length > 0 ? Math.min(...candidates) : Number.POSITIVE_INFINITY;
}

function turned(discs: readonly Disc[], turn: number): Disc[] {
  const [c, s] = [steady.cos(turn), steady.sin(turn)];
  return discs.map(({ x, y, r }) => ({ x: x * c - y * s, y: x * s + y * c, r }));
}

function coarse({ spine, radii, fringe }: PaisleyShape): Disc[] {
  const last = spine.length - 1;
  return spine.flatMap(([x, y], i) =>
    i % stride === 0 || i === last ? [{ x, y, r: (radii[i] ?? 0) + fringe * fringeAt(i / last) * 0.8 }] : [],
  );
}
