import { bezier, brush } from '../../../numbers/geometry/line.ts';
import { circle, curve, wedge } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { ringOf } from '../ring-of.ts';
import { createSketch } from '../sketch.ts';
import { tonesOf } from '../tones.ts';
import { drawPetalRing } from './rings-of-petals.ts';

const around = (angle: number, reach: number): Point => [steady.sin(angle) * reach, -steady.cos(angle) * reach];

/** A lily open to the front: three pointed petals over three narrower ones, freckled, with six long stamens. */
export const lily: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const body = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 1);
  const fine = Math.max(0.7, radius * 0.02);
  for (const [k, width] of [0.42, 0.56].entries()) {
    const first = start + (k * Math.PI) / 3;
    drawPetalRing(
      sketch,
      params,
      { count: 3, length: 1, width, pale: 0.34 - 0.22 * k, ruffle: 0.5, base: 0.34, isPointed: true, start: first },
      rng.fork(k),
    );
    for (let i = 0; i < 3; i++) {
      const turn = first + (2 * Math.PI * i) / 3;
      sketch.area(
        wedge([0, 0], around(turn + 0.02, radius * 0.5), around(turn, radius * 0.88), fine * 1.6),
        body.bright,
      );
      if (radius < 20 || detail < 2) continue;
      let freckles = '';
      for (const [off, reach] of [
        [-0.16, 0.34],
        [0.17, 0.4],
        [-0.1, 0.5],
        [0.12, 0.28],
        [0.08, 0.58],
        [-0.2, 0.44],
      ] as const)
        freckles += circle(...around(turn + off, radius * reach), fine * 0.8);
      sketch.area(freckles, body.vein);
    }
  }
  sketch.area(circle(0, 0, radius * 0.12), `${inks.leaf}>light:0.4`);
  for (let k = 0; k < 6; k++) {
    const turn = start + 0.5 + (k * Math.PI) / 3;
    const tip = around(turn, radius * (k % 2 === 0 ? 0.56 : 0.48));
    sketch.area(wedge([0, 0], around(turn - 0.16, radius * 0.26), tip, fine * 1.2), `${inks.leaf}>light:0.5`);
    sketch.area(
      curve(
        place(
          [
            [-0.09, 0],
            [0, -0.03],
            [0.09, 0],
            [0, 0.03],
          ],
          tip[0],
          tip[1],
          turn + 0.4,
          radius,
        ),
        true,
      ),
      `${inks.heart}>dark:0.3`,
    );
  }
  return sketch.done(radius * 1.06);
};

/** Five petals with a notch at the tip, long stamens, a flushed heart: cherry or apple in spring. */
export const cherryBlossom: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const body = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 1.2);
  drawPetalRing(
    sketch,
    params,
    { count: 5, length: 0.98, width: 1.0, pale: 0.36, ruffle: 0.5, base: 0.2, start, stray: 0.4 },
    rng.fork('petals'),
  );
  for (let k = 0; k < 5; k++) {
    const turn = start + (k * 2 * Math.PI) / 5;
    sketch.area(
      wedge(
        around(turn, radius * 0.78),
        around(turn, radius * 0.88),
        around(turn, radius * 0.97),
        Math.max(0.7, radius * 0.03),
      ),
      body.deep,
    );
  }
  sketch.area(circle(0, 0, radius * 0.2), body.blush, 0.7);
  let threads = '';
  let anthers = '';
  for (let k = 0; k < (radius > 18 ? 15 : 8); k++) {
    const turn = k * 2.39996;
    const reach = radius * (0.36 + 0.12 * ((k * 5) % 3));
    threads += wedge([0, 0], around(turn + 0.05, reach * 0.5), around(turn, reach), Math.max(0.6, radius * 0.013));
    anthers += circle(...around(turn, reach), Math.max(0.8, radius * 0.026));
  }
  sketch.area(threads, body.deep);
  sketch.area(anthers, inks.heart);
  sketch.area(circle(0, 0, radius * 0.05), body.vein);
  return sketch.done(radius * 1.05);
};

/** Jasmine: five slender petals from a small throat, and two pointed buds beside it. */
export const jasmine: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 1);
  if (radius > 10) {
    for (const off of [0.55, 2.6]) {
      const turn = start + off;
      sketch.area(wedge([0, 0], around(turn, radius * 0.4), around(turn, radius * 0.7), radius * 0.08), inks.leaf);
      sketch.area(
        curve(
          brush(
            [0.6, 0.74, 0.88, 1].map((share) => around(turn + (share - 0.6) * 0.3, radius * share)),
            (t) => radius * 0.2 * steady.sin(Math.PI * (0.12 + 0.86 * t)),
          ),
          true,
        ),
        tones.blush,
      );
    }
  }
  drawPetalRing(
    sketch,
    params,
    { count: 5, length: 0.86, width: 0.5, pale: 0.26, ruffle: 0.1, base: 0.2, isPointed: true, start, stray: 0.6 },
    rng.fork('petals'),
  );
  sketch.area(circle(0, 0, radius * 0.11), tonesOf(inks.heart, inks.second).deep);
  sketch.area(circle(0, 0, radius * 0.06), inks.heart);
  return sketch.done(radius * 1.06);
};

/** Bougainvillea: three papery bracts with a net of veins, in each hollow a small white trumpet. */
export const bougainvillea: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const body = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 2);
  drawPetalRing(
    sketch,
    params,
    { count: 3, length: 1.04, width: 1.3, pale: 0.1, ruffle: 0.4, base: 0.66, isPointed: true, start, stray: 0.5 },
    rng.fork('bracts'),
  );
  for (let k = 0; k < 3; k++) {
    const turn = start + (2 * Math.PI * k) / 3;
    if (detail >= 2 && radius > 12) {
      let veins = wedge([0, 0], around(turn, radius * 0.5), around(turn, radius * 0.9), Math.max(0.8, radius * 0.022));
      for (const [off, from, to] of [
        [0.24, 0.3, 0.62],
        [-0.24, 0.3, 0.62],
        [0.16, 0.52, 0.8],
        [-0.16, 0.52, 0.8],
      ] as const)
        veins += wedge(
          around(turn, radius * from),
          around(turn + off * 0.6, radius * (from + to) * 0.5),
          around(turn + off, radius * to),
          Math.max(0.6, radius * 0.014),
        );
      sketch.area(veins, body.deep, 0.7);
    }
  }
  for (let k = 0; k < 3; k++) {
    const turn = start + 0.25 + (2 * Math.PI * k) / 3;
    const end = around(turn, radius * 0.34);
    const way = bezier([0, 0], around(turn - 0.4, radius * 0.12), around(turn - 0.2, radius * 0.24), end, 5);
    sketch.area(
      curve(
        brush(way, () => radius * 0.05),
        true,
      ),
      body.deep,
    );
    sketch.area(ringAt(end, radius * 0.065, radius * 0.042), 'light');
    sketch.area(circle(end[0], end[1], radius * 0.04), inks.heart);
  }
  return sketch.done(radius * 1.06);
};

function ringAt([x, y]: Point, reach: number, size: number): string {
  let d = '';
  for (let k = 0; k < 5; k++) {
    const [dx, dy] = around((k * 2 * Math.PI) / 5, reach);
    d += circle(x + dx, y + dy, size);
  }
  return d;
}

/** An anemone: a single row of broad petals and a black boss in a ring of dark stamens. */
export const gardenAnemone: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const start = rng.between(0, 1);
  for (const [k, count] of [4, 4].entries())
    drawPetalRing(
      sketch,
      params,
      {
        count,
        length: 0.98 - 0.05 * k,
        width: 0.86,
        pale: 0.24 - 0.2 * k,
        ruffle: 0.4,
        base: 0.3,
        start: start + (k * Math.PI) / 4,
      },
      rng.fork(k),
    );
  sketch.area(circle(0, 0, radius * 0.3), tonesOf(inks.body, inks.second).bright, 0.7);
  sketch.area(ringOf(radius > 20 ? 28 : 12, radius * 0.29, Math.max(0.8, radius * 0.02)), 'dark');
  sketch.area(ringOf(radius > 20 ? 20 : 9, radius * 0.22, Math.max(0.8, radius * 0.02)), 'dark');
  sketch.area(circle(0, 0, radius * 0.14), 'dark');
  sketch.area(ringOf(7, radius * 0.08, radius * 0.018), 'dark>light:0.4');
  return sketch.done(radius * 1.05);
};
