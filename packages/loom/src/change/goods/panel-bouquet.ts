import { fixed } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { PanelTask } from './panel-task.ts';
import { ownMotif } from './take-motif.ts';

/** Flowers of a vase: how far to the side each leans, how high it stands, and its size, as shares of the whole. */
const flowers = [
  { lean: 0, high: 0.86, size: 0.27 },
  { lean: -0.36, high: 0.76, size: 0.21 },
  { lean: 0.36, high: 0.76, size: 0.21 },
  { lean: -0.19, high: 0.58, size: 0.2 },
  { lean: 0.19, high: 0.58, size: 0.2 },
  { lean: -0.44, high: 0.5, size: 0.16 },
  { lean: 0.44, high: 0.5, size: 0.16 },
] as const;

/** A vase in the middle of a panel with the craft's own flowers, alike on both sides. */
export function setBouquet(task: PanelTask, size: number): void {
  const { recipe, middle, lines, perCm, census } = task;
  const [x, top] = [middle[0], middle[1] - size * 0.56];
  const foot = top + size * 1.12;
  const neck = foot - size * 0.3;
  const line = size * 0.011;
  const great = ownMotif(recipe, 'hero', (size * 0.27) / perCm);
  const small = ownMotif(recipe, 'secondary', (size * 0.2) / perCm) ?? great;
  const leaf = task.thing({ motif: 'leaf' }, size * 0.14);
  const at = (px: number, py: number) => `${fixed(px)} ${fixed(py)}`;
  for (const { lean, high } of flowers) {
    const [tipX, tipY] = [x + lean * size, foot - high * size * 1.12];
    lines.push({
      d: `M${at(x + lean * size * 0.14, neck)}C${at(x + lean * size * 0.2, neck - size * 0.2)} ${at(tipX, tipY + size * 0.26)} ${at(tipX, tipY)}`,
      stroke: 'leaf1',
      strokeWidth: line * 1.5,
    });
    if (leaf === undefined) continue;
    for (const [share, side] of [
      [0.42, 1],
      [0.62, -1],
    ] as const) {
      const way = side * (lean < 0 ? -1 : 1);
      const px = x + lean * size * share * share + way * size * 0.045;
      const py = neck + (tipY - neck) * share;
      task.set(leaf, { x: px, y: py, wide: size * 0.11, turn: way * 0.9, isFlipped: way < 0, rank: 'filler' });
    }
  }
  const [half, mouth] = [size * 0.15, size * 0.085];
  const vase = [
    `M${at(x - mouth, neck)}`,
    `C${at(x - mouth * 0.5, neck + size * 0.07)} ${at(x - half * 1.2, neck + size * 0.06)} ${at(x - half, neck + size * 0.17)}`,
    `C${at(x - half * 0.8, foot - size * 0.05)} ${at(x - mouth, foot - size * 0.04)} ${at(x - mouth, foot)}`,
    `L${at(x + mouth, foot)}`,
    `C${at(x + mouth, foot - size * 0.04)} ${at(x + half * 0.8, foot - size * 0.05)} ${at(x + half, neck + size * 0.17)}`,
    `C${at(x + half * 1.2, neck + size * 0.06)} ${at(x + mouth * 0.5, neck + size * 0.07)} ${at(x + mouth, neck)}Z`,
  ].join('');
  lines.push({ d: vase, fill: 'a4', stroke: 'line', strokeWidth: line });
  const band = (from: number, share: number) => {
    const half2 = half * share;
    lines.push({
      d: `M${at(x - half2, neck + size * from)}L${at(x + half2, neck + size * from)}`,
      stroke: 'light',
      strokeWidth: line * 1.4,
    });
  };
  band(0.11, 0.86);
  band(0.155, 0.95);
  band(0.2, 0.9);
  for (const [i, { lean, high, size: share }] of flowers.entries()) {
    const motif = i < 3 ? great : small;
    if (motif === undefined) continue;
    const turn = steady.atan2(lean, 1) * 0.9;
    task.set(motif, { x: x + lean * size, y: foot - high * size * 1.12, wide: share * size, turn, rank: 'secondary' });
  }
  census.push({ x, y: middle[1], r: size * 0.56, motif: 'bouquet', rank: 'hero' });
}
