import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { petal } from '../../drawing/stitching/chain-shapes.ts';
import { layChains, movedWork } from '../../drawing/stitching/chain-stitch.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { needleOn, type StitchAsk } from './needle.ts';

/** The peacock of Kutch: plumes raised in a fan, an eye of glass in each, glass in the breast; looking right. */
export function peacock(ask: StitchAsk): SceneSymbol {
  const { radius, width, threads } = ask;
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  const needle = needleOn(sketch, ask);
  const root: Point = [-0.16, 0.3];
  const turns = [-1.92, -1.5, -1.08, -0.66, -0.24];
  for (const [k, turn] of turns.entries()) {
    const length = 0.98 - Math.abs(k - 2) * 0.03;
    const plume = petal('round', length * radius, 0.33 * radius, width, [edge, k % 2 === 0 ? third : second, body]);
    layChains(sketch, [movedWork(plume, { x: root[0] * radius, y: root[1] * radius, turn })], width);
    const away = length * 0.78;
    needle.mirror(
      [root[0] + steady.sin(turn) * away, root[1] - steady.cos(turn) * away],
      0.115,
      k % 2 === 0 ? body : edge,
    );
  }
  for (const [x, toe] of [
    [0.1, -0.06],
    [0.27, 0.1],
  ] as const) {
    needle.line(
      [
        [x, 0.5],
        [x + 0.01, 0.86],
      ],
      second,
    );
    needle.line(
      [
        [x - 0.11, 0.92],
        [x + 0.01, 0.86],
        [x + 0.13, 0.92 + toe * 0.1],
      ],
      second,
    );
  }
  needle.fill(
    [
      [0.5, -0.84],
      [0.66, -0.78],
      [0.68, -0.64],
      [0.58, -0.52],
      [0.56, -0.34],
      [0.62, -0.1],
      [0.62, 0.16],
      [0.46, 0.42],
      [0.18, 0.54],
      [-0.14, 0.5],
      [-0.38, 0.34],
      [-0.3, 0.16],
      [-0.04, 0.06],
      [0.18, -0.06],
      [0.28, -0.3],
      [0.32, -0.56],
      [0.38, -0.76],
    ],
    edge,
    body,
    third,
  );
  needle.fill(
    [
      [0.64, -0.74],
      [0.9, -0.62],
      [0.64, -0.58],
    ],
    second,
    second,
  );
  for (const [x, y] of [
    [0.36, -1.04],
    [0.5, -1.1],
    [0.64, -1.04],
  ] as const) {
    needle.line(
      [
        [0.5, -0.86],
        [x, y],
      ],
      edge,
    );
    sketch.area(circle(x * radius, y * radius, width * 1.15), second);
  }
  needle.line(
    [
      [0.36, -0.4],
      [0.46, -0.36],
      [0.55, -0.4],
    ],
    second,
  );
  needle.eye([0.54, -0.7]);
  needle.mirror([0.2, 0.24], 0.17, second);
  return sketch.done(radius * 1.16);
}

/** An elephant under its saddle-cloth, glass in the cloth; looking right, its trunk raised. */
export function elephant(ask: StitchAsk): SceneSymbol {
  const { radius, threads } = ask;
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  const needle = needleOn(sketch, ask);
  needle.line(
    [
      [-0.74, -0.14],
      [-0.9, 0.08],
      [-0.88, 0.32],
    ],
    edge,
  );
  for (const x of [-0.24, 0.16])
    needle.limb(
      [
        [x, 0.2],
        [x, 0.74],
      ],
      0.11,
      0.1,
      third,
      third,
    );
  needle.limb(
    [
      [0.64, -0.24],
      [0.82, 0.06],
      [0.84, 0.34],
      [0.98, 0.44],
      [1.06, 0.26],
    ],
    0.15,
    0.055,
    edge,
    body,
  );
  needle.fill(
    [
      [-0.78, -0.1],
      [-0.7, -0.36],
      [-0.42, -0.5],
      [0.02, -0.48],
      [0.26, -0.54],
      [0.44, -0.66],
      [0.66, -0.62],
      [0.8, -0.42],
      [0.8, -0.16],
      [0.68, 0.04],
      [0.5, 0.12],
      [0.5, 0.5],
      [0.52, 0.82],
      [0.28, 0.82],
      [0.26, 0.5],
      [0.2, 0.36],
      [-0.26, 0.36],
      [-0.34, 0.5],
      [-0.36, 0.82],
      [-0.6, 0.82],
      [-0.62, 0.5],
      [-0.7, 0.2],
    ],
    edge,
    body,
  );
  needle.fill(
    [
      [-0.46, -0.54],
      [-0.14, -0.58],
      [0.16, -0.54],
      [0.2, -0.2],
      [0.18, 0.14],
      [-0.14, 0.2],
      [-0.48, 0.14],
      [-0.5, -0.2],
    ],
    edge,
    second,
    third,
  );
  for (let k = 0; k < 6; k++)
    sketch.area(circle((-0.42 + k * 0.112) * radius, 0.23 * radius, 0.032 * radius), k % 2 === 0 ? edge : third);
  needle.fill(
    [
      [0.3, -0.42],
      [0.46, -0.4],
      [0.54, -0.2],
      [0.46, 0.02],
      [0.34, -0.06],
      [0.28, -0.24],
    ],
    edge,
    second,
  );
  needle.line(
    [
      [0.74, -0.06],
      [0.9, -0.04],
      [1.0, -0.14],
    ],
    'light',
  );
  needle.eye([0.64, -0.38]);
  needle.mirror([-0.15, -0.18], 0.19, second === 'a2' ? body : 'a2');
  return sketch.done(radius * 1.14);
}

/** A parrot on its twig, glass in the wing; looking right. */
export function parrot(ask: StitchAsk): SceneSymbol {
  const { radius } = ask;
  const { edge, second, third } = ask.threads;
  const sketch = createSketch();
  const needle = needleOn(sketch, ask);
  const plumage: Role = 'leaf1';
  needle.line(
    [
      [-0.34, 0.76],
      [0.1, 0.7],
      [0.62, 0.76],
    ],
    'leaf2',
  );
  for (const x of [0.1, 0.26])
    needle.line(
      [
        [x, 0.4],
        [x + 0.04, 0.7],
      ],
      second,
    );
  needle.limb(
    [
      [-0.1, 0.3],
      [-0.42, 0.66],
      [-0.56, 0.98],
    ],
    0.13,
    0.04,
    edge,
    third === plumage ? second : third,
  );
  needle.fill(
    [
      [0.1, -0.78],
      [0.34, -0.84],
      [0.52, -0.7],
      [0.54, -0.48],
      [0.46, -0.26],
      [0.52, 0.02],
      [0.42, 0.34],
      [0.14, 0.56],
      [-0.18, 0.62],
      [-0.36, 0.52],
      [-0.28, 0.2],
      [-0.12, -0.14],
      [-0.02, -0.46],
    ],
    edge,
    plumage,
  );
  needle.fill(
    [
      [0.5, -0.7],
      [0.7, -0.6],
      [0.66, -0.38],
      [0.52, -0.5],
    ],
    'a1',
    'a1',
  );
  needle.fill(
    [
      [0.22, -0.16],
      [0.28, 0.12],
      [0.06, 0.44],
      [-0.4, 0.62],
      [-0.22, 0.3],
      [-0.04, 0],
    ],
    edge,
    'leaf3',
    second,
  );
  needle.line(
    [
      [0.0, -0.42],
      [0.24, -0.34],
      [0.48, -0.38],
    ],
    'a1',
  );
  needle.eye([0.32, -0.64]);
  needle.mirror([0.1, 0.14], 0.13, second);
  return sketch.done(radius * 1.1);
}

/** A camel of the caravan, glass in its saddle; looking right. */
export function camel(ask: StitchAsk): SceneSymbol {
  const { radius } = ask;
  const { edge, body, second, third } = ask.threads;
  const sketch = createSketch();
  const needle = needleOn(sketch, ask);
  needle.line(
    [
      [-0.7, 0.0],
      [-0.84, 0.2],
      [-0.8, 0.38],
    ],
    edge,
  );
  for (const x of [-0.32, 0.34])
    needle.limb(
      [
        [x, 0.16],
        [x, 0.82],
      ],
      0.07,
      0.055,
      third,
      third,
    );
  needle.fill(
    [
      [-0.74, 0.04],
      [-0.62, -0.16],
      [-0.36, -0.26],
      [-0.16, -0.52],
      [0.02, -0.56],
      [0.16, -0.3],
      [0.34, -0.16],
      [0.48, -0.22],
      [0.54, -0.5],
      [0.58, -0.76],
      [0.7, -0.88],
      [0.88, -0.84],
      [1.02, -0.7],
      [0.94, -0.6],
      [0.78, -0.6],
      [0.74, -0.38],
      [0.72, -0.06],
      [0.62, 0.16],
      [0.56, 0.4],
      [0.58, 0.92],
      [0.42, 0.92],
      [0.4, 0.4],
      [0.3, 0.24],
      [-0.3, 0.24],
      [-0.46, 0.36],
      [-0.46, 0.92],
      [-0.62, 0.92],
      [-0.64, 0.4],
      [-0.72, 0.22],
    ],
    edge,
    body,
  );
  needle.fill(
    [
      [-0.34, -0.3],
      [-0.08, -0.6],
      [0.2, -0.28],
      [0.22, 0.08],
      [-0.06, 0.16],
      [-0.36, 0.08],
    ],
    edge,
    second,
    third,
  );
  for (let k = 0; k < 5; k++)
    sketch.area(circle((-0.32 + k * 0.128) * radius, 0.19 * radius, 0.03 * radius), k % 2 === 0 ? edge : third);
  needle.line(
    [
      [0.52, -0.3],
      [0.64, -0.26],
      [0.76, -0.32],
    ],
    second,
  );
  needle.eye([0.74, -0.74]);
  needle.mirror([-0.07, -0.14], 0.15, second === 'a2' ? body : 'a2');
  return sketch.done(radius * 1.12);
}
