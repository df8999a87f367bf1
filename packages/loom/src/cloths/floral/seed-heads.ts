import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { circle, curve, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

export interface SeedHeadInks {
  readonly stem: Ink;
  readonly head: Ink;
  readonly shade: Ink;
}

/** A dry plant from its foot at (0, radius) to its top at (0, −radius). */
type SeedHead = (radius: number, inks: SeedHeadInks, detail: number, rng: Rng) => SceneSymbol;

/** What is left of summer: umbels, pods, spikes, grasses, silver pennies, round leaves. */
export const seedHeads: Readonly<Record<'umbel' | 'poppy' | 'spike' | 'oat' | 'honesty' | 'eucalyptus', SeedHead>> = {
  umbel: (radius, { stem, head, shade }, detail, rng) => {
    const sketch = createSketch();
    const fork: Point = [radius * 0.06, -radius * 0.3];
    let rays = stalk([0, radius], fork, radius * 0.05, rng);
    let near = '';
    let far = '';
    const count = 7 + detail;
    for (let k = 0; k < count; k++) {
      const own = rng.fork(k);
      const t = (2 * k) / (count - 1) - 1;
      const angle = t * 1.02;
      const long = radius * (0.68 - 0.1 * t * t) * own.between(0.94, 1.04);
      const end: Point = [fork[0] + steady.sin(angle) * long, fork[1] - steady.cos(angle) * long];
      rays += wedge(fork, [fork[0] + steady.sin(angle) * long * 0.4, fork[1] - long * 0.5], end, radius * 0.03);
      for (let i = 0; i < 6 + detail; i++) {
        const a = angle + ((i / (5 + detail)) * 2 - 1) * 1.25;
        const reach = radius * own.between(0.09, 0.16);
        const [x, y] = [end[0] + steady.sin(a) * reach, end[1] - steady.cos(a) * reach];
        if (detail >= 3) rays += wedge(end, end, [x, y], radius * 0.012);
        const dot = circle(x, y, radius * own.between(0.024, 0.038));
        if (i % 3 === 0) far += dot;
        else near += dot;
      }
    }
    sketch.area(rays, stem);
    sketch.area(far, shade);
    sketch.area(near, head);
    return sketch.done(radius * 1.1);
  },
  poppy: (radius, { stem, head, shade }, detail, rng) => {
    const sketch = createSketch();
    const pods = [
      { x: 0.02, y: -0.62, size: 0.25, lean: 0 },
      { x: -0.42, y: -0.18, size: 0.19, lean: -0.24 },
      { x: 0.4, y: 0.02, size: 0.17, lean: 0.26 },
    ];
    for (const [k, pod] of pods.entries()) {
      const own = rng.fork(k);
      const at: Point = [pod.x * radius, pod.y * radius];
      const size = pod.size * radius * own.between(0.92, 1.06);
      const lean = pod.lean + own.between(-0.08, 0.08);
      const on = (u: number, v: number): Point => [
        at[0] + (u * steady.cos(lean) - v * steady.sin(lean)) * size,
        at[1] + (u * steady.sin(lean) + v * steady.cos(lean)) * size,
      ];
      sketch.area(stalk([0, radius], on(0, 1), radius * 0.04, own), stem);
      const body: Point[] = [
        [0, -0.86],
        [0.62, -0.62],
        [0.86, 0],
        [0.5, 0.72],
        [0, 1.02],
        [-0.5, 0.72],
        [-0.86, 0],
        [-0.62, -0.62],
      ].map(([u = 0, v = 0]) => on(u, v));
      sketch.area(curve(body, true), head);
      sketch.area(
        curve([on(0.06, -0.8), on(0.6, -0.55), on(0.84, 0.02), on(0.48, 0.72), on(0.02, 1), on(0.3, 0.1)], true),
        shade,
        0.5,
      );
      let ribs = '';
      for (const u of detail >= 2 ? [-0.5, -0.18, 0.16, 0.48] : [])
        ribs += wedge(on(u * 0.6, -0.75), on(u * 1.3, 0), on(u * 0.5, 0.86), size * 0.05);
      sketch.area(ribs, shade);
      const crown: Point[] = Array.from({ length: 9 }, (_, i) => on(-0.72 + i * 0.18, i % 2 === 0 ? -1.14 : -0.98));
      sketch.area(curve([...crown, on(0.5, -0.78), on(-0.5, -0.78)], true), stem);
    }
    return sketch.done(radius * 1.1);
  },
  spike: (radius, { stem, head, shade }, detail, rng) => {
    const sketch = createSketch();
    sketch.area(stalk([0, radius], [0, -radius * 0.9], radius * 0.045, rng), stem);
    let near = '';
    let far = '';
    const whorls = 8 + detail;
    for (let k = 0; k < whorls; k++) {
      const t = k / (whorls - 1);
      const y = radius * (0.3 - 1.24 * t);
      const wide = radius * (0.17 - 0.11 * t);
      for (let i = -2; i <= 2; i++) {
        const own = rng.fork(k).fork(i);
        const x = (i / 2) * wide;
        const size = radius * (0.062 - 0.024 * t) * own.between(0.85, 1.15);
        const bead = curve(
          [
            [x, y + size * 1.2],
            [x + size * 0.8, y],
            [x + i * size * 0.18, y - size * 1.3],
            [x - size * 0.8, y],
          ],
          true,
        );
        if ((i + k) % 3 === 0) far += bead;
        else near += bead;
      }
    }
    for (const side of [-1, 1])
      near += wedge(
        [0, radius * 0.55],
        [side * radius * 0.22, radius * 0.42],
        [side * radius * 0.3, radius * 0.05],
        radius * 0.07,
      );
    sketch.area(far, shade);
    sketch.area(near, head);
    return sketch.done(radius * 1.1);
  },
  oat: (radius, { stem, head, shade }, detail, rng) => {
    const sketch = createSketch();
    const bow = rng.chance(0.5) ? 1 : -1;
    const at = (t: number): Point => [bow * radius * 0.34 * t * t, radius * (1 - 1.78 * t)];
    sketch.line(curve([0, 0.25, 0.5, 0.75, 1].map(at)), stem, Math.max(0.8, radius * 0.032));
    let husks = '';
    let lines = '';
    let shades = '';
    const count = 9 + 2 * detail;
    for (let k = 0; k < count; k++) {
      const own = rng.fork(k);
      const t = 0.42 + (0.58 * k) / (count - 1);
      const root = at(t);
      const side = k % 2 === 0 ? 1 : -1;
      const long = radius * (0.46 - 0.3 * (t - 0.42)) * own.between(0.7, 1.05);
      const hang: Point = [root[0] + side * long * 0.72 + bow * long * 0.3, root[1] + long * own.between(-0.1, 0.34)];
      lines += wedge(root, [root[0] + side * long * 0.5, root[1] - long * 0.3], hang, radius * 0.016);
      const size = radius * 0.13;
      const tip: Point = [hang[0] + side * size * 0.3, hang[1] + size * 1.25];
      husks += wedge(hang, [hang[0] + size * 0.3, hang[1] + size * 0.6], tip, size * 0.62);
      shades += wedge(hang, [hang[0] - size * 0.1, hang[1] + size * 0.6], tip, size * 0.2);
    }
    sketch.area(lines, stem);
    sketch.area(husks, head);
    sketch.area(shades, shade);
    return sketch.done(radius * 1.12);
  },
  honesty: (radius, { stem, head, shade }, detail, rng) => {
    const sketch = createSketch();
    sketch.area(stalk([0, radius], [radius * 0.05, -radius * 0.74], radius * 0.045, rng), stem);
    const count = 5 + detail;
    for (let k = 0; k < count; k++) {
      const own = rng.fork(k);
      const t = k / (count - 1);
      const side = k % 2 === 0 ? 1 : -1;
      const root: Point = [radius * 0.04 * t, radius * (0.42 - 1.14 * t)];
      const size = radius * (0.2 - 0.06 * t) * own.between(0.9, 1.08);
      const [x, y] = [root[0] + side * radius * (0.36 - 0.22 * t), root[1] - radius * 0.12];
      sketch.area(wedge(root, [x * 0.5, root[1]], [x, y], radius * 0.025), stem);
      const coin = (s: number) =>
        curve(
          [
            [x, y - size * 1.15 * s],
            [x + size * 0.82 * s, y - size * 0.2 * s],
            [x + size * 0.2 * s, y + size * 0.95 * s],
            [x - size * 0.75 * s, y + size * 0.15 * s],
          ],
          true,
        );
      sketch.area(coin(1), head, 0.9);
      sketch.line(coin(0.97), shade, Math.max(0.7, radius * 0.014));
      if (detail >= 2)
        sketch.area(
          [-0.3, 0.1, 0.35].map((v, i) => circle(x + (i - 1) * size * 0.24, y + v * size, size * 0.09)).join(''),
          shade,
        );
    }
    return sketch.done(radius * 1.1);
  },
  eucalyptus: (radius, { stem, head, shade }, detail, rng) => {
    const sketch = createSketch();
    const bow = rng.between(-0.24, 0.24);
    const at = (t: number): Point => [bow * radius * steady.sin(Math.PI * t), radius * (1 - 1.86 * t)];
    sketch.line(curve([0, 0.25, 0.5, 0.75, 1].map(at)), stem, Math.max(0.9, radius * 0.036));
    const pairs = 5 + Math.min(3, detail);
    for (let k = 0; k < pairs; k++) {
      const t = 0.14 + (0.8 * k) / (pairs - 1);
      const [x, y] = at(t);
      for (const side of [-1, 1]) {
        const own = rng.fork(k).fork(side);
        const size = radius * (0.23 - 0.13 * t) * own.between(0.9, 1.1);
        const lift = 0.3 + 0.5 * t;
        const [cx, cy] = [x + side * size * 1.02, y - size * lift];
        sketch.area(
          curve(
            [
              [x, y],
              [cx, cy + size * 0.75],
              [cx + side * size * 0.82, cy],
              [cx + side * size * 0.2, cy - size * 0.8],
              [cx - side * size * 0.62, cy - size * 0.28],
            ],
            true,
          ),
          (k + (side > 0 ? 1 : 0)) % 2 === 0 ? head : shade,
        );
        if (detail >= 3)
          sketch.area(wedge([x, y], [cx, cy], [cx + side * size * 0.5, cy - size * 0.1], size * 0.07), stem, 0.7);
      }
    }
    return sketch.done(radius * 1.12);
  },
};

function stalk([ax, ay]: Point, [bx, by]: Point, width: number, rng: Rng): string {
  const bow = rng.between(-0.06, 0.06) * (ay - by);
  return wedge([ax, ay], [(ax + bx) / 2 + bow, (ay + by) / 2], [bx, by], Math.max(1.2, width));
}
