import type { Point } from './point.ts';

/** End points of the lines and curves of a path in absolute M, L, C, S and Q. */
export function endsOfPath(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command, list = ''] of d.matchAll(/([MLCSQ])([^MLCSQZ]*)/g)) {
    // A minus parts numbers as a space does.
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
    for (let i = step - 2; i + 1 < numbers.length; i += step) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  }
  return points;
}
