import { circle, curve, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';

interface Beast {
  /** Top of the shoulder to the head: how high and how far forward. */
  readonly neck: Point;
  readonly muzzle: number;
  readonly legs: number;
  readonly tail: readonly Point[];
  /** Horns, antlers, ears or mane as lines from the head, in shares. */
  readonly crown: readonly (readonly Point[])[];
  readonly hump?: boolean;
}

const deerLike: Beast = {
  neck: [0.2, -0.42],
  muzzle: 0.24,
  legs: 0.66,
  tail: [
    [-0.46, -0.18],
    [-0.58, -0.3],
  ],
  crown: [
    [
      [0, -0.04],
      [-0.1, -0.24],
      [-0.04, -0.44],
    ],
    [
      [-0.08, -0.2],
      [-0.24, -0.3],
      [-0.24, -0.46],
    ],
    [
      [0.04, -0.04],
      [0.12, -0.24],
      [0.08, -0.42],
    ],
    [
      [0.1, -0.2],
      [0.24, -0.28],
      [0.28, -0.42],
    ],
  ],
};
const cowLike: Beast = {
  neck: [0.24, -0.16],
  muzzle: 0.24,
  legs: 0.58,
  tail: [
    [-0.46, -0.2],
    [-0.66, -0.04],
    [-0.64, 0.3],
  ],
  hump: true,
  crown: [
    [
      [0, -0.04],
      [-0.16, -0.16],
      [-0.14, -0.36],
    ],
    [
      [0.04, -0.05],
      [0.16, -0.2],
      [0.08, -0.38],
    ],
  ],
};
const horseLike: Beast = {
  neck: [0.22, -0.46],
  muzzle: 0.26,
  legs: 0.66,
  tail: [
    [-0.46, -0.16],
    [-0.72, -0.1],
    [-0.78, 0.34],
  ],
  crown: [
    [
      [0, -0.04],
      [-0.02, -0.18],
    ],
    [
      [-0.04, 0.06],
      [-0.16, 0.04],
    ],
    [
      [-0.08, 0.16],
      [-0.2, 0.14],
    ],
    [
      [-0.12, 0.26],
      [-0.24, 0.24],
    ],
  ],
};

const beast =
  (look: Beast): Motif =>
  ({ radius, inks, line }, rng) => {
    const sketch = createSketch();
    const ink = inks.body;
    const thick = Math.max(1.1, radius * 0.055) * line;
    const s = 0.98;
    const at = ([x, y]: Point): Point => [x * radius * s, (y + 0.08) * radius * s];
    const through = (points: readonly Point[], isClosed = false) => polyline(points.map(at), isClosed);
    const stride = rng.between(0.02, 0.12);
    const gait = rng.chance(0.5) ? 1 : -1;
    sketch.area(
      through(
        [
          [-0.46, -0.2],
          [-0.46, 0.2],
          [-0.02, 0.03],
          [-0.02, -0.03],
        ],
        true,
      ),
      ink,
    );
    sketch.area(
      through(
        [
          [0.42, -0.24],
          [0.42, 0.2],
          [-0.02, 0.03],
          [-0.02, -0.03],
        ],
        true,
      ),
      ink,
    );
    let legs = '';
    for (const [x, side] of [
      [-0.42, -1],
      [0.38, 1],
    ] as const)
      for (const out of [-1, 1])
        legs += through([
          [x, 0.16],
          [x + out * 0.05, 0.16 + look.legs * 0.5],
          [x + out * (0.06 + stride) + side * gait * 0.04, 0.16 + look.legs],
        ]);
    sketch.line(legs, ink, thick);
    const [hx, hy] = [0.4 + look.neck[0], -0.2 + look.neck[1]];
    sketch.area(
      through(
        [
          [0.42, -0.24],
          [0.42, -0.04],
          [hx + 0.06, hy + 0.04],
          [hx - 0.06, hy - 0.02],
        ],
        true,
      ),
      ink,
    );
    sketch.area(
      through(
        [
          [hx - 0.1, hy - 0.07],
          [hx - 0.02, hy + 0.12],
          [hx + look.muzzle, hy + 0.12],
        ],
        true,
      ),
      ink,
    );
    if (look.hump === true) sketch.area(circle(...at([0.28, -0.24]), 0.12 * radius), ink);
    let lines = curve(look.tail.map(at));
    for (const stroke of look.crown) lines += polyline(stroke.map(([x, y]) => at([hx - 0.06 + x, hy + y])));
    sketch.line(lines, ink, thick * 0.8);
    return sketch.done(radius * 1.12 + thick);
  };

export const warliDeer = beast(deerLike);
export const warliCow = beast(cowLike);
export const warliHorse = beast(horseLike);
