import { circle, fixed, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import type { SceneSymbol } from '../../scene.ts';
import type { Motif, MotifParams } from '../motif.ts';
import { createSketch } from '../sketch.ts';

/** Where the joints are, in shares of half the height; y down, the waist at the origin. */
export interface WarliPose {
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
  /** Sideways lean of the shoulders. */
  readonly lean?: number;
  readonly holds?: 'pot' | 'drum' | 'stick' | 'basket' | 'pipe';
  /** Women have a knot of hair. */
  readonly hasBun?: boolean;
}

const pose = (
  elbows: WarliPose['elbows'],
  hands: WarliPose['hands'],
  knees: WarliPose['knees'],
  feet: WarliPose['feet'],
  more: Partial<WarliPose> = {},
): WarliPose => ({ elbows, hands, knees, feet, ...more });

export const warliPoses = {
  dance: pose(
    [
      [-0.42, -0.34],
      [0.42, -0.34],
    ],
    [
      [-0.62, -0.16],
      [0.62, -0.16],
    ],
    [
      [-0.2, 0.56],
      [0.26, 0.5],
    ],
    [
      [-0.3, 0.96],
      [0.12, 0.92],
    ],
    { hasBun: true },
  ),
  step: pose(
    [
      [-0.42, -0.36],
      [0.42, -0.32],
    ],
    [
      [-0.62, -0.18],
      [0.62, -0.14],
    ],
    [
      [-0.3, 0.5],
      [0.2, 0.56],
    ],
    [
      [-0.12, 0.94],
      [0.34, 0.96],
    ],
  ),
  raise: pose(
    [
      [-0.4, -0.62],
      [0.4, -0.62],
    ],
    [
      [-0.32, -0.96],
      [0.34, -0.96],
    ],
    [
      [-0.24, 0.5],
      [0.24, 0.52],
    ],
    [
      [-0.34, 0.96],
      [0.14, 0.94],
    ],
    { hasBun: true },
  ),
  carry: pose(
    [
      [-0.36, -0.7],
      [0.34, -0.26],
    ],
    [
      [-0.12, -0.98],
      [0.3, 0.04],
    ],
    [
      [-0.16, 0.52],
      [0.2, 0.52],
    ],
    [
      [-0.22, 0.96],
      [0.3, 0.96],
    ],
    { holds: 'pot', hasBun: true },
  ),
  drum: pose(
    [
      [-0.36, -0.24],
      [0.4, -0.26],
    ],
    [
      [-0.12, -0.02],
      [0.48, -0.02],
    ],
    [
      [-0.2, 0.52],
      [0.24, 0.5],
    ],
    [
      [-0.32, 0.96],
      [0.36, 0.96],
    ],
    { holds: 'drum' },
  ),
  hunt: pose(
    [
      [-0.4, -0.26],
      [0.42, -0.5],
    ],
    [
      [-0.16, -0.16],
      [0.66, -0.6],
    ],
    [
      [-0.26, 0.5],
      [0.3, 0.46],
    ],
    [
      [-0.46, 0.94],
      [0.4, 0.92],
    ],
    { holds: 'stick', lean: 0.1 },
  ),
  sow: pose(
    [
      [-0.3, -0.12],
      [0.46, -0.12],
    ],
    [
      [-0.14, 0.12],
      [0.62, 0.16],
    ],
    [
      [-0.22, 0.5],
      [0.16, 0.54],
    ],
    [
      [-0.3, 0.96],
      [0.3, 0.96],
    ],
    { holds: 'basket', lean: 0.3, hasBun: true },
  ),
  pipe: pose(
    [
      [-0.34, -0.3],
      [0.4, -0.34],
    ],
    [
      [0.2, -0.52],
      [0.44, -0.56],
    ],
    [
      [-0.2, 0.52],
      [0.2, 0.54],
    ],
    [
      [-0.3, 0.96],
      [0.26, 0.96],
    ],
    { holds: 'pipe' },
  ),
} as const satisfies Record<string, WarliPose>;
export type WarliPoseName = keyof typeof warliPoses;

/** A person as the Warli paint: two triangles that meet at the waist, a round head, limbs of one stroke. */
export const warliPerson: Motif = (params, rng) => drawWarliPerson(params, rng.pick(Object.values(warliPoses)), rng);

export function drawWarliPerson({ radius, inks, line }: MotifParams, pose: WarliPose, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const ink = inks.body;
  const thick = Math.max(1.1, radius * 0.062) * line;
  const { lean = 0 } = pose;
  const broad = rng.between(0.9, 1.08);
  const at = ([x, y]: Point): Point => [(x + (y < 0 ? lean * Math.min(1, -y / 0.48) : 0)) * radius, y * radius];
  const through = (points: readonly Point[], isClosed = false) => polyline(points.map(at), isClosed);
  const shoulder = (side: number): Point => [side * 0.25 * broad, -0.5];
  const hip = (side: number): Point => [side * 0.2 * broad, 0.28];
  sketch.area(through([shoulder(-1), shoulder(1), [0.03, 0], [-0.03, 0]], true), ink);
  sketch.area(through([[-0.03, 0], [0.03, 0], hip(1), hip(-1)], true), ink);
  let d = '';
  for (const i of [0, 1] as const) {
    const side = i === 0 ? -1 : 1;
    d += polyline([shoulder(side), pose.elbows[i], pose.hands[i]].map(at));
    const [foot, knee] = [pose.feet[i], pose.knees[i]];
    d += through([[side * 0.12, 0.28], knee, foot, [foot[0] + 0.1, foot[1] + 0.01]]);
  }
  const [hx, hy] = at([lean * 0.2, -0.72]);
  d += polyline([at([0, -0.5]), [hx, hy]]);
  sketch.line(d, ink, thick);
  const head = radius * 0.135;
  sketch.area(
    circle(hx, hy, head) + (pose.hasBun === true ? circle(hx - head * 1.25, hy - head * 0.35, head * 0.5) : ''),
    ink,
  );
  held(pose, at, radius, sketch, ink, thick, [hx, hy - head]);
  return sketch.done(radius * 1.22 + thick);
}

function held(
  pose: WarliPose,
  at: (p: Point) => Point,
  radius: number,
  sketch: ReturnType<typeof createSketch>,
  ink: MotifParams['inks']['body'],
  thick: number,
  [hx, top]: Point,
): void {
  const r = radius * 0.12;
  if (pose.holds === 'pot') {
    sketch.area(
      circle(hx, top - r * 0.9, r) +
        polyline(
          [
            [hx - r * 0.7, top - r * 2.1],
            [hx + r * 0.7, top - r * 2.1],
            [hx, top - r],
          ],
          true,
        ),
      ink,
    );
  } else if (pose.holds === 'drum') {
    const [x, y] = at([0.18, -0.02]);
    sketch.line(
      `M${fixed(x - r * 1.6)} ${fixed(y - r)}L${fixed(x + r * 1.6)} ${fixed(y - r * 0.7)}L${fixed(x + r * 1.6)} ${fixed(y + r * 0.7)}L${fixed(x - r * 1.6)} ${fixed(y + r)}Z`,
      ink,
      thick * 0.8,
    );
  } else if (pose.holds === 'stick') {
    sketch.line(polyline([at([0.4, -1]), at([0.76, 0.5])]), ink, thick * 0.7);
  } else if (pose.holds === 'basket') {
    const [x, y] = at([0.66, 0.22]);
    sketch.area(
      polyline(
        [
          [x - r * 1.2, y - r * 0.4],
          [x + r * 1.2, y - r * 0.4],
          [x + r * 0.7, y + r],
          [x - r * 0.7, y + r],
        ],
        true,
      ),
      ink,
    );
  } else if (pose.holds === 'pipe') {
    sketch.line(polyline([at([0.08, -0.66]), at([0.62, -0.46])]), ink, thick * 0.8);
    const [x, y] = at([0.66, -0.43]);
    sketch.area(circle(x, y, r * 0.7), ink);
  }
}
