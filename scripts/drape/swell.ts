import type { Panel } from './solver.ts';

/** Blows two panels that are sewn together up: each point is pushed out of the panel it lies in. */
export function swell(p: Float64Array, velocity: Float64Array, panels: readonly Panel[], strength: number): void {
  for (const [index, { first, columns, rows }] of panels.entries())
    for (let row = 1; row + 1 < rows; row++)
      for (let column = 1; column + 1 < columns; column++) {
        const at = (first + row * columns + column) * 3;
        const get = (dx: number, dy: number, axis: number) => p[at + (dy * columns + dx) * 3 + axis] as number;
        const ax = get(1, 0, 0) - get(-1, 0, 0);
        const ay = get(1, 0, 1) - get(-1, 0, 1);
        const az = get(1, 0, 2) - get(-1, 0, 2);
        const bx = get(0, -1, 0) - get(0, 1, 0);
        const by = get(0, -1, 1) - get(0, 1, 1);
        const bz = get(0, -1, 2) - get(0, 1, 2);
        const push = index === 0 ? strength : -strength;
        velocity[at] = (velocity[at] as number) + (ay * bz - az * by) * push;
        velocity[at + 1] = (velocity[at + 1] as number) + (az * bx - ax * bz) * push;
        velocity[at + 2] = (velocity[at + 2] as number) + (ax * by - ay * bx) * push;
      }
}
