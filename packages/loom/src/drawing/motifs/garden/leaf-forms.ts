import { closedCurve, wedge } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif, MotifParams } from '../motif.ts';
import { createSketch, type Sketch } from '../sketch.ts';
import { tonesOf } from '../tones.ts';

/** One half of a blade whose foot is (0, 0) and whose tip is (0, −1): stretches of its right edge, and where its veins end. */
interface Blade {
  readonly edge: readonly (readonly Point[])[];
  readonly veins: readonly (readonly [from: Point, by: Point, to: Point])[];
}

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  readonly bend: number;
}

/** Half the width at a share of the length of a blade that is widest at a third. */
const swell = (width: number, t: number): number => width * steady.sin(Math.PI * steady.power(t, 0.72));

/** A whole edge, widest where said. Side veins leave the midrib forwards. */
function smooth(width: number, widest = 0.42): Blade {
  const edge: Point[] = [
    [0, 0],
    [width * 0.72, -widest * 0.45],
    [width, -widest],
    [width * 0.74, -(1 + widest) / 2],
    [width * 0.3, -0.9],
    [0, -1],
  ];
  return { edge: [edge], veins: sideVeins(width, 5) };
}

function sideVeins(width: number, count: number): Blade['veins'] {
  return Array.from({ length: count }, (_, k) => {
    const t = 0.12 + (0.62 * k) / (count - 1);
    const reach = swell(width, Math.min(1, t + 0.16)) * 0.82;
    return [
      [0, -t],
      [reach * 0.55, -t - 0.05],
      [reach, -t - 0.16],
    ] as const;
  });
}

/** A long fold of even width with veins along it. */
function strap(width: number): Blade {
  const edge: Point[] = [
    [0, 0],
    [width * 0.62, -0.12],
    [width, -0.4],
    [width * 0.92, -0.66],
    [width * 0.46, -0.88],
    [0, -1],
  ];
  return {
    edge: [edge],
    veins: [
      [
        [width * 0.3, -0.08],
        [width * 0.58, -0.46],
        [width * 0.3, -0.86],
      ],
    ],
  };
}

/** An edge of teeth, or of lobes where they are few and deep. */
function cut(width: number, teeth: number, depth: number, lean: number): Blade {
  const edge: Point[][] = [];
  const veins: (readonly [Point, Point, Point])[] = [];
  const notch = (t: number): Point => [swell(width, t) * (1 - depth), -t];
  for (let k = 0; k < teeth; k++) {
    const [from, to] = [k / teeth, (k + 1) / teeth];
    const isLast = k === teeth - 1;
    const at = isLast ? 1 : from + (to - from) * (0.5 + lean);
    const out = swell(width, from + (to - from) * 0.5);
    const tip: Point = isLast ? [0, -1] : [out, -at];
    const start: Point = k === 0 ? [0, 0] : notch(from);
    edge.push([start, [isLast ? out * 0.9 : (start[0] + out * 2) / 3 + width * 0.05, -(from * 0.55 + at * 0.45)], tip]);
    if (!isLast) {
      edge.push([tip, [(out + notch(to)[0]) / 2, -(at + to) / 2], notch(to)]);
      veins.push([
        [0, -from * 0.94],
        [out * 0.5, -(from + at) / 2],
        [out * 0.84, -at * 0.98],
      ]);
    }
  }
  return { edge, veins };
}

/** A blade in washes: a second tone over one half, light veins, a contour. */
function drawBlade(sketch: Sketch, params: MotifParams, { edge, veins }: Blade, seat: Seat): void {
  const { radius, inks, line } = params;
  const body = tonesOf(inks.body, inks.second);
  const { x, y, turn, length, bend } = seat;
  const at = ([px, py]: Point, side: number): Point =>
    place([[px * side - bend * 4 * py * (1 + py), py]], x, y, turn, length)[0] ?? [x, y];
  const half = (side: number) => edge.map((stretch) => stretch.map((point) => at(point, side)));
  const back = half(-1)
    .reverse()
    .map((stretch) => [...stretch].reverse());
  const spine = [0, -0.25, -0.5, -0.75, -1].map((t) => at([0, t], 1));
  const whole = closedCurve([...half(1), ...back]);
  sketch.area(whole, body.fill);
  sketch.area(closedCurve([...half(1), [...spine].reverse()]), inks.second, 0.5);
  const fine = Math.max(0.6, radius * 0.018);
  if (length > 12 && params.detail >= 2)
    sketch.area(
      veins
        .flatMap(([from, by, to]) => [1, -1].map((side) => wedge(at(from, side), at(by, side), at(to, side), fine)))
        .join(''),
      body.bright,
      0.65,
    );
  const [foot, middle, tip] = [at([0, -0.02], 1), at([0, -0.5], 1), at([0, -0.93], 1)];
  const bowed: Point = [2 * middle[0] - (foot[0] + tip[0]) / 2, 2 * middle[1] - (foot[1] + tip[1]) / 2];
  sketch.area(wedge(foot, bowed, tip, fine * 1.9), body.bright, 0.8);
  sketch.line(whole, body.deep, Math.max(0.5, Math.min(1.1, 0.4 + radius * 0.009)) * line, 0.8);
}

/** A leaf of one blade that bends a little to either side. */
const single =
  (blade: Blade, most = 0.06): Motif =>
  (params, rng) => {
    const sketch = createSketch();
    const { radius } = params;
    drawBlade(sketch, params, blade, { x: 0, y: radius, turn: 0, length: 2 * radius, bend: rng.between(-most, most) });
    return sketch.done(radius * 1.05);
  };

/** Leaflets in pairs along a stalk and one at its end; or a tendril there. */
const feathered =
  (blade: Blade, pairs: number, size: number, isTendrilled = false): Motif =>
  (params, rng) => {
    const sketch = createSketch();
    const { radius } = params;
    const bend = rng.between(-0.1, 0.1);
    const on = (t: number): Point => [bend * 4 * t * (1 - t) * radius * 2, radius - 2 * radius * t];
    const end = isTendrilled ? 0.62 : 1 - size;
    drawStalk(sketch, params, [0, end / 2, end].map(on), 0.05);
    for (let k = 0; k < pairs; k++) {
      const t = pairs === 1 ? 0.14 : 0.16 + ((end - 0.16) * k) / pairs;
      const [x, y] = on(t);
      const length = 2 * radius * size * (0.86 + 0.14 * steady.sin((Math.PI * (k + 1)) / (pairs + 1)));
      for (const side of [-1, 1])
        drawBlade(sketch, params, blade, { x, y, turn: side * (0.92 - 0.3 * t), length, bend: -side * 0.05 });
    }
    const [x, y] = on(end);
    if (isTendrilled) drawTendril(sketch, params, [x, y], rng);
    else drawBlade(sketch, params, blade, { x, y, turn: -bend, length: 2 * radius * size, bend: 0 });
    return sketch.done(radius * 1.05);
  };

function drawStalk(sketch: Sketch, { radius, inks }: MotifParams, points: readonly Point[], share: number): void {
  const [from = [0, radius], by = from, to = by] = points;
  const bowed: Point = [2 * by[0] - (from[0] + to[0]) / 2, 2 * by[1] - (from[1] + to[1]) / 2];
  sketch.area(wedge(from, bowed, to, Math.max(1, radius * share * 1.6)), tonesOf(inks.body, inks.second).deep);
}

/** A thread that forks, each arm ending in a curl. */
function drawTendril(sketch: Sketch, { radius, inks }: MotifParams, [x, y]: Point, rng: Rng): void {
  const first = rng.pick([-1, 1]);
  const arm = (side: number, r: number) =>
    `M${fix(x)} ${fix(y)}C${fix(x + side * r * 0.1)} ${fix(y - r * 0.5)} ${fix(x + side * r * 0.2)} ${fix(y - r)} ${fix(x + side * r * 0.55)} ${fix(y - r)}C${fix(x + side * r * 0.85)} ${fix(y - r)} ${fix(x + side * r * 0.85)} ${fix(y - r * 0.62)} ${fix(x + side * r * 0.6)} ${fix(y - r * 0.66)}`;
  sketch.line(
    arm(first, radius * 0.72) + arm(-first, radius * 0.5),
    tonesOf(inks.body, inks.second).deep,
    Math.max(0.8, radius * 0.035),
  );
}

const fix = (value: number): number => Math.round(value * 100) / 100;

/** A round pad seen aslant on its stalk, veins from its middle to the waved rim. */
const pad: Motif = (params, rng) => {
  const { radius, inks, line } = params;
  const sketch = createSketch();
  const body = tonesOf(inks.body, inks.second);
  const [cx, cy] = [rng.between(-0.08, 0.08) * radius, -0.44 * radius];
  drawStalk(
    sketch,
    params,
    [
      [0, radius],
      [radius * 0.08, radius * 0.35],
      [cx, cy],
    ],
    0.06,
  );
  const count = 11;
  const on = (k: number, share: number): Point => {
    const angle = (2 * Math.PI * k) / count;
    const wave = share * (k % 2 === 0 ? 1 : 0.93) * radius;
    return [cx + steady.sin(angle) * wave * 0.64, cy + steady.cos(angle) * wave * 0.5];
  };
  const rim = Array.from({ length: count + 1 }, (_, k) => on(k % count, 1));
  const whole = closedCurve([rim]);
  sketch.area(whole, body.fill);
  sketch.area(closedCurve([rim.slice(0, 7), [on(6, 1), [cx, cy]], [[cx, cy], on(0, 1)]]), inks.second, 0.5);
  let veins = '';
  for (let k = 0; k < count; k++)
    veins += wedge([cx, cy], on(k, 0.5), on(k + 0.02, 0.86), Math.max(0.6, radius * 0.03));
  if (radius > 9 && params.detail >= 2) sketch.area(veins, body.bright, 0.7);
  sketch.line(whole, body.deep, Math.max(0.5, Math.min(1.1, 0.4 + radius * 0.009)) * line, 0.8);
  return sketch.done(radius * 1.05);
};

/** Forms of leaves, by what botanists call them. Each has its foot at (0, radius) and its tip at (0, −radius). */
export const leafForms = {
  broad: single(smooth(0.24, 0.5)),
  lance: single(smooth(0.125, 0.4), 0.08),
  glossy: single(smooth(0.17, 0.46)),
  heart: single(smooth(0.29, 0.26)),
  needle: single(strap(0.05), 0.06),
  sword: single(strap(0.085), 0.07),
  toothed: single(cut(0.25, 8, 0.16, 0.42), 0.04),
  lobed: single(cut(0.3, 5, 0.5, 0.3), 0.03),
  spoon: single(smooth(0.2, 0.7), 0.03),
  pinnate: feathered(smooth(0.17, 0.42), 5, 0.3),
  fern: feathered(cut(0.22, 4, 0.3, 0.4), 4, 0.34),
  compound: feathered(cut(0.29, 7, 0.14, 0.4), 2, 0.46),
  tendrilled: feathered(smooth(0.24, 0.45), 1, 0.56, true),
  pad,
} as const satisfies Record<string, Motif>;
