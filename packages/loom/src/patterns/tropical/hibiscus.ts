import { bezier } from '../../geometry/bezier.ts';
import { brush } from '../../geometry/brush.ts';
import { circle } from '../../geometry/circle.ts';
import { curve } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { wedge } from '../../geometry/wedge.ts';
import type { Motif } from '../../motifs/motif.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { drawSoftPetal } from '../../motifs/soft-petal.ts';
import { tint } from '../../motifs/soft-tones.ts';
import { tonesOf } from '../../motifs/tones.ts';
import { steady } from '../../number/steady.ts';

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
