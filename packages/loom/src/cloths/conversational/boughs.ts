import { type Bend, bendsOf, courseOf, stalkWidth, step, trail } from '../../drawing/botanical/bends.ts';
import { createEasel, type Easel, type Habit } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import { chooseFlow, type Flow } from '../../drawing/botanical/flow.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { anemone } from '../../drawing/motifs/anemone.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import { softBud } from '../../drawing/motifs/soft-bud.ts';
import { softLeaf } from '../../drawing/motifs/soft-leaf.ts';
import type { Planner } from '../../drawing/planner.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { boughFruit } from '../../vocabulary/boughs.ts';
import { namedDyes } from './local-colour.ts';
import type { Player } from './player.ts';
import { namesThings, roomOf, setPlayer } from './set-out.ts';

const habit: Habit = { hero: { blossom: 1 }, secondary: {}, filler: { blossom: 1.2, bud: 2, leaf: 2.4 } };

/** Stems and leaves in flat dyes with a line, blossoms in the white of the cloth. */
function handOf(planner: Planner): Hand {
  const heart = namedDyes(planner.recipe) > 0 ? 'a1' : 'a2';
  return {
    motifs: { blossom: anemone, rosette: anemone, bud: softBud, leaf: softLeaf },
    flowers: [{ body: 'light', second: 'light', third: 'light', heart }],
    leaves: [
      { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
      { body: 'leaf2', second: 'leaf1', third: 'leaf3', heart: 'leaf3' },
      { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    ],
    dots: ['leaf3'],
    contour: (body) => (body === 'light' ? `${heart}>dark:0.3` : `${body}>dark:0.5`),
    stem: { fill: 'leaf2>line:0.3', lit: 'leaf2>light:0.25', shade: 'line', contour: 'line' },
    smallest: 12,
  };
}

/** Not hung: leaves grow of themselves, and stems are what all hangs on. */
const grown: readonly string[] = ['leaf', 'vine', 'tree', 'blossom', 'bud'];
/** Hung things beside another that may sit among them. */
const betweenGuests = 3;

/** What hangs where nothing was named. */
const unasked: readonly Player[] = (['mango', 'pomegranate'] as const).map((motif) => ({
  motif,
  order: 0,
  draw: motifLibrary[motif],
  size: 1,
  place: 0,
  among: 2,
}));

/** From this density on boughs are in full leaf. */
const leastLeafy = 0.55;
/** A cloth more open than this has no blossoms between. */
const leastBlossoming = 0.4;

/** Boughs that wander over the cloth; at every bend fruit hangs from them, shoots with smaller fruit grow from its back, blossoms in the rest. */
export function boughs(planner: Planner, players: readonly Player[]): void {
  const { recipe, plot, rng } = planner;
  const easel = createEasel(planner, handOf(planner), habit);
  const hung = players.filter(({ motif }) => boughFruit.includes(motif));
  const others = players.filter(({ motif }) => !boughFruit.includes(motif) && !grown.includes(motif));
  const fruit = hung.length > 0 ? hung : namesThings(recipe) ? others : unasked;
  const guests = hung.length > 0 ? others : [];
  // Where ground is asked for boughs are fewer, and so is what grows on them.
  const open = Math.max(0, leastLeafy - recipe.density);
  const room = roomOf(planner) * 2 * (1.6 - 0.65 * recipe.density + open);
  const flow = chooseFlow(plot.torus, room, Math.max(0.5, recipe.freedom), rng.fork('flow'));
  const radius = Math.min(roomOf(planner), flow.spacing * 0.36, flow.swing * (flow.everyPocket ? 0.21 : 0.4));
  const width = Math.max(2.8, Math.min(7, radius * 0.065));
  const vines = Array.from({ length: flow.count }, (_, k) => courseOf(flow, k));
  for (const points of vines) layStem(easel, { points, width: () => width, air: 1.5 });
  const bends = bendsOf(flow);
  let [next, sat] = [0, 0];
  for (const [n, bend] of bends.entries()) {
    const own = rng.fork('bends').fork(bend.stem).fork(bend.index);
    const guest = n % betweenGuests === betweenGuests - 1 ? guests[sat++ % Math.max(1, guests.length)] : undefined;
    const player = guest ?? fruit[next++ % fruit.length];
    if (player !== undefined) hang(easel, flow, bend, { player, radius, isGuest: guest !== undefined, dress: n }, own);
  }
  const shoots = bends.map((bend, n) =>
    shoot(
      easel,
      flow,
      bend,
      { player: fruit[(n + 1) % Math.max(1, fruit.length)], radius, dress: n },
      rng.fork(`shoots/${bend.stem}/${bend.index}`),
    ),
  );
  for (const [i, points] of vines.entries())
    growLeaves(
      easel,
      points,
      { longest: radius * 1.15, step: radius * (0.42 + 1.5 * open), air: 1.5, angle: 0.8 },
      rng.fork(`leaves/${i}`),
    );
  for (const [i, points] of shoots.entries())
    growLeaves(
      easel,
      points,
      { longest: radius * 0.85, step: radius * (0.32 + 1.2 * open), air: 1.5, angle: 0.75, bareRoot: 0.1 },
      rng.fork(`sprays/${i}`),
    );
  if (recipe.density < leastBlossoming) return;
  fillGaps(easel, {
    heroRadius: radius,
    gap: 4 + 8 * (1 - recipe.density),
    min: 6 + 6 * (1 - recipe.density),
    isRooted: true,
  });
}

interface Hung {
  readonly player: Player;
  readonly radius: number;
  readonly isGuest: boolean;
  readonly dress: number;
}

/** Of its room: fruit of one bough is not of one size. */
const leastFruit = 0.86;
const second = 0.8;

/** Fruit on the inner side of a bend, its head to the stem, a second one behind it where there is room; a guest sits upright. */
function hang(easel: Easel, flow: Flow, bend: Bend, { player, radius, isGuest, dress }: Hung, rng: Rng): void {
  const { across, along } = flow;
  const { stem, side } = bend;
  const t = bend.t + (0.1 * rng.between(-1, 1)) / flow.swings;
  const size = radius * rng.between(leastFruit, 1);
  const [bx, by] = flow.at(stem, t);
  const off = Math.min(size * 1.02, flow.spacing * 0.42) * side;
  const at: Point = [bx + across[0] * off, by + across[1] * off + size * 0.24];
  const root = flow.at(stem, t - 0.12 / flow.swings);
  if (isGuest) {
    setPlayer(
      easel,
      easel.occupancy,
      player,
      { x: at[0], y: at[1], radius: size * 1.12, dress, turn: rng.between(-0.1, 0.1), flip: side > 0, rank: 'hero' },
      3,
    );
    return;
  }
  const places: readonly (readonly [Point, number])[] = [
    [at, size],
    [
      [at[0] + along[0] * size * 1.5 + across[0] * side * size * 0.2, at[1] + along[1] * size * 1.5 + size * 0.3],
      size * second,
    ],
  ];
  for (const [k, [[x, y], own]] of places.entries()) {
    const drawn = own * player.size;
    if (k > 0 && easel.occupancy.at(x, y) < drawn * 0.86) continue;
    stalk(easel, k === 0 ? root : flow.at(stem, t + 0.1 / flow.swings), [x, y], drawn, along);
    setPlayer(
      easel,
      easel.occupancy,
      player,
      {
        x,
        y,
        radius: own,
        dress: dress + k,
        turn: leanTo(root, [x, y]) + rng.between(-0.18, 0.18),
        flip: (dress + k) % 2 === 1,
        rank: 'hero',
      },
      2,
    );
  }
}

/** The most that fruit is turned from hanging straight. */
const mostLean = 0.62;

/** How fruit turns its head to where its stalk comes from. */
function leanTo([rx, ry]: Point, [x, y]: Point): number {
  const lean = steady.atan2(rx - x, y - ry);
  return Math.min(mostLean, Math.max(-mostLean, lean));
}

/** A stalk from the bough to the head of what hangs there. */
function stalk(easel: Easel, root: Point, [x, y]: Point, radius: number, along: Point): void {
  const turn = leanTo(root, [x, y]);
  const head: Point = [x + steady.sin(turn) * radius * 0.72, y - steady.cos(turn) * radius * 0.72];
  const points = bezier(
    root,
    step(root, along, radius * 0.3),
    [head[0] + steady.sin(turn) * radius * 0.4, head[1] - steady.cos(turn) * radius * 0.4],
    head,
    10,
  );
  layStem(easel, { points, width: (share) => stalkWidth(radius) * (1.15 - 0.35 * share), air: 1 });
}

interface ShootAsk {
  readonly player: Player | undefined;
  readonly radius: number;
  readonly dress: number;
}

/** Of a hero. */
const small = 0.56;

/** The shoot from a bend's back, with smaller fruit at its end where there is room. */
function shoot(
  easel: Easel,
  flow: Flow,
  { stem, t, side }: Bend,
  { player, radius, dress }: ShootAsk,
  rng: Rng,
): readonly Point[] {
  const { occupancy } = easel;
  const course = trail(flow, stem, t, -side, radius, rng.fork('course'));
  const clear = course.findIndex(([x, y], i) => i > 5 && occupancy.at(x, y) < 4);
  const points = clear < 0 ? course : course.slice(0, Math.max(4, clear - 2));
  layStem(easel, { points, width: (share) => stalkWidth(radius) * 1.2 * (1 - 0.6 * share), air: 1.5 });
  if (player === undefined) return points;
  const size = radius * small * player.size;
  const [ex, ey] = points.at(-1) ?? [0, 0];
  const at: Point = [ex, ey + size * 0.9];
  if (occupancy.at(at[0], at[1] + size * 0.2) > size * 0.8)
    setPlayer(
      easel,
      occupancy,
      player,
      {
        x: at[0],
        y: at[1],
        radius: radius * small,
        dress: dress + 1,
        turn: rng.between(-0.2, 0.2),
        flip: dress % 2 === 0,
        rank: 'secondary',
      },
      2,
    );
  return points;
}
