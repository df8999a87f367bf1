import type { Motif } from '../../drawing/motifs/motif.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { drawSoftPetal, tint } from '../../drawing/motifs/soft-petal.ts';
import { tonesOf } from '../../drawing/motifs/tones.ts';
import { bezier, brush } from '../../numbers/geometry/line.ts';
import { circle, curve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { blade } from './frond.ts';

/** Five broad crinkled petals round a dark throat, and the long column with its anthers. */
export const hibiscus: Motif = ({ radius, inks, detail, line }, rng) => {
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const edgeWidth = Math.min(1.4, 0.5 + radius * 0.008) * line;
  const start = rng.between(0, 1.25);
  for (let k = 0; k < 5; k++) {
    const own = rng.fork(k);
    const turn = start + (((k * 2) % 5) * 2 * Math.PI) / 5 + 0.05 * own.normal();
    drawSoftPetal(
      sketch,
      {
        length: radius * own.between(0.94, 1.02),
        width: radius * own.between(0.98, 1.1),
        x: 0,
        y: 0,
        turn,
        fill: tint(inks.body, k < 2 ? 0.06 : 0.16, inks.second),
        tones,
        edge: inks.contour,
        edgeWidth,
        ruffle: 1.25,
        base: 0.26,
        detail,
      },
      own,
    );
    if (detail >= 2) {
      let veins = '';
      for (const side of [-0.22, -0.08, 0.08, 0.22]) {
        const angle = turn + side * 1.7;
        const tip: Point = [steady.sin(angle) * radius * 0.8, -steady.cos(angle) * radius * 0.8];
        const bent: Point = [steady.sin(turn + side) * radius * 0.45, -steady.cos(turn + side) * radius * 0.45];
        veins += wedge(
          [steady.sin(turn) * radius * 0.1, -steady.cos(turn) * radius * 0.1],
          bent,
          tip,
          Math.max(0.7, radius * 0.014),
        );
      }
      sketch.area(veins, tones.deep, 0.55);
    }
  }
  const throat = tonesOf(inks.body, inks.second);
  sketch.area(star(radius * 0.3, start), throat.deep, 0.8);
  sketch.area(star(radius * 0.17, start + 0.3), throat.vein, 0.9);
  const lean = start + rng.between(0.3, 0.9);
  const end: Point = [steady.sin(lean) * radius * 0.82, -steady.cos(lean) * radius * 0.82];
  const way = bezier(
    [0, 0],
    [steady.sin(lean - 0.5) * radius * 0.3, -steady.cos(lean - 0.5) * radius * 0.3],
    [end[0] * 0.7, end[1] * 0.7],
    end,
    8,
  );
  sketch.area(
    curve(
      brush(way, (t) => radius * (0.07 - 0.035 * t)),
      true,
    ),
    `${inks.heart}>light:0.35`,
  );
  let anthers = '';
  for (let k = 0; k < 16; k++) {
    const own = rng.fork('anthers').fork(k);
    const [x, y] = way[4 + (k % 5)] ?? end;
    const angle = own.between(0, 6.28);
    const away = radius * own.between(0.04, 0.1);
    anthers += circle(x + steady.sin(angle) * away, y - steady.cos(angle) * away, Math.max(0.9, radius * 0.024));
  }
  sketch.area(anthers, inks.heart);
  let stigma = '';
  for (let k = -2; k <= 2; k++) {
    const angle = lean + k * 0.32;
    stigma += circle(
      end[0] + steady.sin(angle) * radius * 0.1,
      end[1] - steady.cos(angle) * radius * 0.1,
      Math.max(0.9, radius * 0.026),
    );
  }
  sketch.area(stigma, tones.vein);
  return sketch.done(radius * 1.08);
};

function star(radius: number, start: number): string {
  const points = Array.from({ length: 20 }, (_, k): Point => {
    const r = radius * (k % 2 === 0 ? 1 : 0.55) * (k % 4 === 0 ? 1.15 : 0.9);
    const angle = start + (k * Math.PI) / 10;
    return [r * steady.sin(angle), -r * steady.cos(angle)];
  });
  return curve(points, true);
}

/** The frangipani: five petals like the blades of a windmill, warm at the throat. */
export const plumeria: Motif = ({ radius, inks, detail }, rng) => {
  const sketch = createSketch();
  const start = rng.between(0, 1.2);
  const tones = tonesOf(inks.body, inks.heart);
  const petal = (k: number): Point[] => [
    [0, 0],
    [0.3 * k, -0.22],
    [0.52 * k, -0.6],
    [0.4 * k, -0.92],
    [0.08, -1],
    [-0.2 * k, -0.72],
    [-0.16 * k, -0.3],
  ];
  for (let k = 0; k < 5; k++) {
    const turn = start + (k * 2 * Math.PI) / 5;
    sketch.outlined(
      curve(place(petal(1), 0, 0, turn, radius), true),
      inks.body,
      inks.contour,
      Math.max(0.5, radius * 0.012),
    );
    sketch.area(curve(place(petal(0.72), 0, 0, turn, radius * 0.66), true), inks.heart, 0.5);
    if (detail >= 2) sketch.area(curve(place(petal(0.6), 0, 0, turn, radius * 0.42), true), inks.heart, 0.85);
    if (detail >= 3) {
      sketch.line(
        curve(
          place(
            [
              [0.44, -0.4],
              [0.47, -0.66],
              [0.34, -0.9],
            ],
            0,
            0,
            turn,
            radius,
          ),
        ),
        tones.blush,
        Math.max(0.6, radius * 0.03),
        0.7,
      );
    }
  }
  return sketch.done(radius * 1.05);
};

/** The bird of paradise: a crest of pointed petals and a blue tongue over the beak of its sheath, on a stalk. */
export const strelitzia: Motif = ({ radius, inks, detail }, rng) => {
  const sketch = createSketch();
  const crest = tonesOf(inks.body, inks.second);
  const tongue = tonesOf(inks.second, inks.body);
  const green = tonesOf(inks.leaf, inks.second);
  const neck: Point = [-radius * 0.16, radius * 0.22];
  sketch.area(wedge([-radius * 0.3, radius], [-radius * 0.34, radius * 0.5], neck, radius * 0.1), green.fill);
  const petal = (angle: number, long: number, wide: number, bow: number, own: typeof rng) => {
    const from: Point = [neck[0] + radius * own.between(0.05, 0.3), neck[1] - radius * 0.05];
    const to: Point = [from[0] + steady.sin(angle) * long, from[1] - steady.cos(angle) * long];
    return { from, to, wide, bow };
  };
  const spears = [
    { angle: -0.85, long: 0.92 },
    { angle: -0.3, long: 1.18 },
    { angle: 0.34, long: 1.12 },
    { angle: 0.82, long: 0.86 },
  ];
  for (const [k, { angle, long }] of spears.entries()) {
    const own = rng.fork(k);
    const { from, to, wide, bow } = petal(
      angle + 0.06 * own.normal(),
      radius * long * own.between(0.95, 1.05),
      radius * 0.26,
      radius * 0.05 * (angle > 0 ? 1 : -1),
      own,
    );
    sketch.area(blade(from, to, wide, bow), k % 2 === 0 ? crest.blush : crest.fill);
    sketch.area(blade(from, to, wide, bow, 1), k % 2 === 0 ? crest.fill : crest.bright);
    if (detail >= 3)
      sketch.area(
        wedge(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to, Math.max(0.7, radius * 0.015)),
        crest.deep,
        0.6,
      );
    if (k === 1) {
      const lance: Point = [neck[0] + radius * 0.62, neck[1] - radius * 0.86];
      sketch.area(blade([neck[0] + radius * 0.2, neck[1]], lance, radius * 0.16, -radius * 0.05), tongue.fill);
      sketch.area(blade([neck[0] + radius * 0.2, neck[1]], lance, radius * 0.16, -radius * 0.05, 1), tongue.deep);
    }
  }
  const tip: Point = [radius * 0.98, radius * 0.02];
  sketch.area(blade(neck, tip, radius * 0.3, radius * 0.06), green.fill);
  sketch.area(blade(neck, tip, radius * 0.3, radius * 0.06, -1), crest.blush);
  if (detail >= 2)
    sketch.area(wedge(neck, [radius * 0.4, radius * 0.14], tip, Math.max(0.9, radius * 0.022)), green.deep);
  return sketch.done(radius * 1.16);
};
