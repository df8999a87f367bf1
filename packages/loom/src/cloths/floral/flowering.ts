import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel } from '../../drawing/botanical/easel.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { setHero } from '../../drawing/botanical/set-hero.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { tangentAt } from '../../drawing/layout/stalk.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

interface Growth {
  readonly height: number;
  readonly radius: number;
  readonly lean: number;
}

/** A stem with leaves, the flower at its top, buds on its shoulders, a few roots. */
export function setFlowering(easel: Easel, foot: Point, { height, radius, lean }: Growth, rng: Rng): void {
  const { cast, occupancy } = easel;
  const long = height - radius * 1.7;
  const bow = rng.between(-0.1, 0.1) * height;
  const top: Point = [foot[0] + steady.sin(lean) * long + bow * 0.4, foot[1] - long];
  const stem = bezier(
    foot,
    [foot[0] - bow, foot[1] - long * 0.35],
    [top[0] + bow * 0.7, top[1] + long * 0.35],
    top,
    20,
  );
  const width = Math.max(2, radius * 0.06);
  layStem(easel, { points: stem, width: (t) => width * (1.2 - 0.4 * t), air: 1 });
  for (const side of [-1, 0.2, 1]) {
    const root: Point = [foot[0] + side * radius * 0.28, foot[1] + radius * (0.34 - 0.1 * Math.abs(side))];
    layStem(easel, {
      points: bezier(foot, [foot[0], foot[1] + radius * 0.12], [root[0], root[1] - radius * 0.12], root, 6),
      width: (t) => width * 0.6 * (1 - 0.8 * t),
      air: 0.5,
    });
  }
  const turn = tangentAt(stem, stem.length - 1) + Math.PI / 2;
  const [x, y] = [top[0] + steady.sin(turn) * radius * 0.84, top[1] - steady.cos(turn) * radius * 0.84];
  const colourway = colourAt(easel, x, y);
  setHero(
    easel,
    { motif: castHero(easel, rng.fork('motif')), colourway, x, y, radius, turn, air: 1.5 },
    rng.fork('hero'),
  );
  for (const [k, at] of [11, 14].entries()) {
    const own = rng.fork('shoots').fork(k);
    const root = stem[at];
    const side = k === 0 ? -1 : 1;
    const size = radius * (k === 0 ? 0.42 : 0.36);
    const angle = turn + side * own.between(0.55, 0.8);
    const [bx, by] = [
      (root?.[0] ?? 0) + steady.sin(angle) * radius * 1.5,
      (root?.[1] ?? 0) - steady.cos(angle) * radius * 1.5,
    ];
    if (!root || cast.secondary.length === 0 || occupancy.at(bx, by) < size) continue;
    const end: Point = [bx - steady.sin(angle) * size * 0.8, by + steady.cos(angle) * size * 0.8];
    const shoot = bezier(
      root,
      [root[0] + steady.sin(turn) * radius * 0.4, root[1] - steady.cos(turn) * radius * 0.4],
      [end[0] - steady.sin(angle) * size, end[1] + steady.cos(angle) * size],
      end,
      8,
    );
    layStem(easel, { points: shoot, width: (t) => width * (0.8 - 0.3 * t), air: 1 });
    setFlower(
      easel,
      {
        motif: own.pick(cast.secondary).motif,
        colourway,
        x: bx,
        y: by,
        radius: size,
        turn: angle,
        rank: 'secondary',
        air: 1,
      },
      own.fork('draw'),
    );
    growLeaves(
      easel,
      shoot,
      { longest: radius * 0.7, step: radius * 0.36, air: 1, angle: 0.7, bareRoot: 0.1 },
      own.fork('leaves'),
    );
  }
  growLeaves(
    easel,
    stem,
    {
      longest: radius * 1.35,
      step: radius * 0.36,
      air: 1.5,
      angle: rng.between(0.65, 0.95),
      bareRoot: 0.08,
      bareTip: 0.08,
    },
    rng.fork('leaves'),
  );
}
