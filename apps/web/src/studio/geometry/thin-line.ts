import type { AreaStroke } from '@naksha/contract';

type Line = AreaStroke['points'];

/** How far, in radii, a line may lie beside the one that was drawn without being seen. */
const slack = 0.015;

/** A painted line without the points that lie on the way between others. A change of pressure counts as much as one of place. */
export function thinLine(points: Line, radius: number): Line {
  const kept = new Uint8Array(points.length).fill(0);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let most = slack * radius;
    let farthest = -1;
    for (let i = from + 1; i < to; i++) {
      const off = besides(points[i], points[from], points[to], radius);
      if (off > most) [most, farthest] = [off, i];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => kept[i] === 1);
}

type Point = Line[number];

function besides(point: Point | undefined, a: Point | undefined, b: Point | undefined, radius: number): number {
  if (!point || !a || !b) return 0;
  const [x, y, z] = [point[0] - a[0], point[1] - a[1], ((point[2] ?? 1) - (a[2] ?? 1)) * radius];
  const [u, v, w] = [b[0] - a[0], b[1] - a[1], ((b[2] ?? 1) - (a[2] ?? 1)) * radius];
  const square = u * u + v * v + w * w;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, (x * u + y * v + z * w) / square));
  return Math.hypot(x - t * u, y - t * v, z - t * w);
}
