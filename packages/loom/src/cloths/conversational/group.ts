import type { Cover } from '../../drawing/layout/pack.ts';
import { turnLoosely } from '../../drawing/subjects/turn-loosely.ts';
import { steady } from '../../numbers/steady.ts';
import type { Player } from './player.ts';
import { coverAt } from './set-out.ts';

/** One of a group: where its middle is and how large its room, in the room of the group's lead, and how it lies. */
export interface Member {
  readonly player: Player;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly turn: number;
  readonly flip: boolean;
}

/** A few things that touch as one stands before another: back to front, the lead among them, about a common middle. */
export interface Group {
  readonly members: readonly Member[];
  /** All that it covers. */
  readonly cover: readonly Cover[];
  /** Whether it stands on ground, and from where to where that goes. */
  readonly ground?: { readonly left: number; readonly right: number; readonly foot: number };
}

/** So much of a smaller one's breadth lies over or under its neighbour. */
const lap = 0.16;
/** Companions are about half as large as the lead, and what is drawn before it lies a little lower. */
const before = { size: 0.62, down: 0.1 } as const;
const behind = { size: 0.72, down: -0.1 } as const;

type Side = -1 | 1;
type Depth = typeof before | typeof behind;
/** By turns a pair, three, a pair that looks the other way: where each companion is. */
const orders: readonly (readonly (readonly [Side, Depth])[])[] = [
  [[1, before]],
  [
    [-1, before],
    [1, behind],
  ],
  [[-1, before]],
  [
    [1, before],
    [-1, behind],
  ],
];

/** The n-th group about a lead: what stands has its companions beside its feet, what lies about has them at an angle. */
export function groupOf(lead: Player, others: readonly Player[], n: number): Group {
  const mirrored = n % 2 === 1;
  const stands = turnLoosely(lead.motif) < looseFrom;
  const tilt = stands ? 0 : (mirrored ? -1 : 1) * (0.34 + 0.12 * (n % 3));
  const first: Member = { player: lead, x: 0, y: 0, room: 1, turn: tilt, flip: mirrored };
  const companions = (orders[n % orders.length] ?? []).map(([side, depth], k) => {
    const player = others[(n + k) % Math.max(1, others.length)] ?? lead;
    return { depth, member: companion(first, player, { side, depth, isLoose: !stands, at: n + k }) };
  });
  const back = companions.filter(({ depth }) => depth === behind).map(({ member }) => member);
  const front = companions.filter(({ depth }) => depth === before).map(({ member }) => member);
  return centred([...back, first, ...front], stands);
}

/** What leans this far of itself stands on nothing. */
const looseFrom = 0.4;

interface Beside {
  readonly side: Side;
  readonly depth: Depth;
  readonly isLoose: boolean;
  readonly at: number;
}

function companion(lead: Member, player: Player, { side, depth, isLoose, at }: Beside): Member {
  // What is small by nature is half its lead and no quarter of it; what is as large is drawn half as large.
  const room = depth.size * steady.power(player.size / lead.player.size, -0.5);
  const turn = isLoose || turnLoosely(player.motif) > 1 ? side * (0.5 + 0.3 * (at % 3)) : 0;
  const flip = side > 0;
  const own = coverAt(player, room, turn, flip);
  const leads = coverOfMember(lead);
  // What flies or lies about goes up and down from its lead, or groups would make bands.
  const y = isLoose
    ? (depth === before ? 1 : -1) * (at % 2 === 0 ? 0.75 : 0.45)
    : footOf(leads) - footOf(own) + depth.down;
  const x = side * besides(leads, own, y, side);
  return { player, x, y, room, turn, flip };
}

/** How far to a side one must be moved until no more than its lap lies on the other. */
function besides(leads: readonly Cover[], own: readonly Cover[], y: number, side: Side): number {
  const breadth = Math.max(...own.map((disc) => disc.x + disc.r)) - Math.min(...own.map((disc) => disc.x - disc.r));
  let far = 0;
  for (const one of leads) {
    for (const other of own) {
      const [down, reach] = [y + other.y - one.y, one.r + other.r];
      if (Math.abs(down) >= reach) continue;
      far = Math.max(far, side * (one.x - other.x) + Math.sqrt(reach * reach - down * down));
    }
  }
  return Math.max(0, far - breadth * lap);
}

function coverOfMember({ player, x, y, room, turn, flip }: Member): readonly Cover[] {
  return coverAt(player, room, turn, flip).map((disc) => ({ x: x + disc.x, y: y + disc.y, r: disc.r }));
}

const footOf = (cover: readonly Cover[]) => Math.max(...cover.map(({ y, r }) => y + r));

/** Moved so that the middle of all that is covered is the group's own. */
function centred(members: readonly Member[], stands: boolean): Group {
  const cover = members.flatMap(coverOfMember);
  const edge = (pick: (disc: Cover) => number) => cover.map(pick);
  const [left, right] = [Math.min(...edge(({ x, r }) => x - r)), Math.max(...edge(({ x, r }) => x + r))];
  const [top, foot] = [Math.min(...edge(({ y, r }) => y - r)), footOf(cover)];
  const [mx, my] = [(left + right) / 2, (top + foot) / 2];
  const moved = cover.map(({ x, y, r }) => ({ x: x - mx, y: y - my, r }));
  const base = { members: members.map((member) => ({ ...member, x: member.x - mx, y: member.y - my })), cover: moved };
  return stands ? { ...base, ground: { left: left - mx, right: right - mx, foot: foot - my } } : base;
}

/** A group's cover where its lead has this room. */
export function coverOfGroup({ cover }: Group, room: number): readonly Cover[] {
  return cover.map(({ x, y, r }) => ({ x: x * room, y: y * room, r: r * room }));
}
