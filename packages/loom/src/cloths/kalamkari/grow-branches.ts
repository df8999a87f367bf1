import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';

/** A joint of a growing tree. Coordinates run on over the torus's edges, so that a branch is one unbroken line. */
export interface Joint {
  readonly x: number;
  readonly y: number;
  /** Index of the joint it grew from; −1 for roots. */
  readonly parent: number;
  /** Leaves beyond it, for its thickness. */
  load: number;
}

interface Branching {
  readonly torus: Torus;
  readonly rng: Rng;
  /** Lines already grown, root first. */
  readonly trunks: readonly (readonly (readonly [x: number, y: number])[])[];
  /** Places that growth is drawn to. */
  readonly goals: readonly { readonly x: number; readonly y: number }[];
  /** Whether a joint may stand there. */
  readonly isFree: (x: number, y: number) => boolean;
  /** Length of a joint, units. */
  readonly step: number;
  /** From how far a goal draws, and how near it is reached, units. */
  readonly sight: number;
  readonly reach: number;
  /** Pull upwards against the pull of goals, 0 … 1. */
  readonly lift: number;
}

const mostRounds = 160;

interface Goal {
  readonly x: number;
  readonly y: number;
  /** The nearest joint so far and the way to it. */
  joint: number;
  away: number;
  dx: number;
  dy: number;
}

/** Space colonisation (Runions, Lane, Prusinkiewicz): every goal draws the nearest joint, which grows towards the mean of its goals. */
export function growBranches(ask: Branching): Joint[] {
  const { torus, rng, step, sight, reach } = ask;
  const joints: Joint[] = [];
  const taken = createNeighbours<number>(torus, step * 2);
  let goals: Goal[] = ask.goals.map(({ x, y }) => ({ x, y, joint: -1, away: sight, dx: 0, dy: 0 }));
  const push = (x: number, y: number, parent: number) => {
    const index = joints.push({ x, y, parent, load: 0 }) - 1;
    taken.add(x, y, index);
    for (const goal of goals) draw(torus, goal, x, y, index);
  };
  for (const trunk of ask.trunks)
    for (const [i, [x, y]] of trunk.entries()) push(x, y, i === 0 ? -1 : joints.length - 1);
  for (let round = 0; round < mostRounds; round++) {
    goals = goals.filter((goal) => goal.away > reach);
    const pulls = new Map<number, { x: number; y: number }>();
    for (const { joint, away, dx, dy } of goals) {
      if (joint < 0) continue;
      const pull = pulls.get(joint) ?? { x: 0, y: 0 };
      pulls.set(joint, { x: pull.x + dx / away, y: pull.y + dy / away });
    }
    let hasGrown = false;
    for (const [index, pull] of pulls) {
      const from = joints[index];
      if (!from) continue;
      const length = steady.hypot(pull.x, pull.y) || 1;
      const turn = steady.atan2(pull.y / length - ask.lift, pull.x / length) + rng.between(-0.12, 0.12);
      const x = from.x + steady.cos(turn) * step;
      const y = from.y + steady.sin(turn) * step;
      if (!ask.isFree(x, y) || taken.nearest(x, y, step * 0.6)) continue;
      push(x, y, index);
      hasGrown = true;
    }
    if (!hasGrown) break;
  }
  weigh(joints);
  return joints;
}

/** Notes a joint that is nearer to a goal than the nearest so far. Exact within half a module, which is beyond sight. */
function draw({ w, h, dropY, brickX }: Torus, goal: Goal, x: number, y: number, index: number): void {
  let dx = goal.x - x;
  let dy = goal.y - y;
  const overY = brickX === 0 ? 0 : Math.round(dy / h);
  dy -= overY * h;
  dx -= overY * brickX;
  const overX = Math.round(dx / w);
  dx -= overX * w;
  dy -= overX * dropY;
  dy -= Math.round(dy / h) * h;
  const square = dx * dx + dy * dy;
  if (square >= goal.away * goal.away) return;
  goal.joint = index;
  goal.away = Math.sqrt(square);
  goal.dx = dx;
  goal.dy = dy;
}

function weigh(joints: readonly Joint[]): void {
  for (let i = joints.length - 1; i >= 0; i--) {
    const joint = joints[i];
    if (!joint) continue;
    joint.load = Math.max(1, joint.load);
    const parent = joints[joint.parent];
    if (parent) parent.load += joint.load;
  }
}

/** The joints as lines from fork to tip, heaviest branches going straight on; each starts at the joint it springs from. */
export function limbsOf(joints: readonly Joint[]): Joint[][] {
  const children = new Map<number, number[]>();
  for (const [i, joint] of joints.entries()) {
    const list = children.get(joint.parent);
    if (list) list.push(i);
    else children.set(joint.parent, [i]);
  }
  const limbs: Joint[][] = [];
  const open = (children.get(-1) ?? []).map((root) => ({ start: root, from: -1 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const limb: Joint[] = [];
    const base = joints[next.from];
    if (base) limb.push(base);
    let at: number | undefined = next.start;
    while (at !== undefined) {
      const joint: Joint | undefined = joints[at];
      if (!joint) break;
      limb.push(joint);
      const [main, ...rest] = (children.get(at) ?? []).sort(
        (a, b) => (joints[b]?.load ?? 0) - (joints[a]?.load ?? 0) || a - b,
      );
      for (const start of rest) open.push({ start, from: at });
      at = main;
    }
    limbs.push(limb);
  }
  return limbs;
}
