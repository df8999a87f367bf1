import { steady } from '../number/steady.ts';
import type { Rng } from '../random/rng.ts';
import { drawPetal, type Petal } from './petal.ts';
import type { Sketch } from './sketch.ts';

export interface Fan {
  readonly count: number;
  /** Turn of the outermost petals from "up", radians. */
  readonly spread: number;
  /** Where the petals meet, units below the motif's centre. */
  readonly foot: number;
  /** The tips lie on the disc of this radius about the centre. */
  readonly reach: number;
  /** Width of a petal against the room it has; 1 just meets its neighbours. */
  readonly width: number;
  /** Outward curl of the side petals' tips. */
  readonly curl: number;
  /** Length of side petals against the disc's edge, from the middle (0) to the outermost (1). */
  readonly shorten?: (side: number) => number;
}

/** Petals fanned upward from one point, mirrored left and right, the middle ones in front. */
export function petalFan(
  sketch: Sketch,
  petal: Omit<Petal, 'x' | 'y' | 'turn' | 'length' | 'width'>,
  fan: Fan,
  rng: Rng,
): void {
  const { count, spread, foot, reach, curl } = fan;
  const step = count > 1 ? (2 * spread) / (count - 1) : spread;
  const sides = Array.from({ length: count }, (_, i) => (count > 1 ? (2 * i) / (count - 1) - 1 : 0));
  sides.sort((a, b) => Math.abs(b) - Math.abs(a) || a - b);
  for (const side of sides) {
    const turn = side * spread;
    const toEdge = foot * steady.cos(turn) + Math.sqrt(Math.max(0, reach * reach - (foot * steady.sin(turn)) ** 2));
    // Far below its foot a fan of a short reach has no room for a petal.
    if (toEdge < reach * 0.01) continue;
    const length = toEdge * (fan.shorten?.(Math.abs(side)) ?? 1) * (1 + 0.015 * rng.normal());
    drawPetal(sketch, {
      ...petal,
      length,
      width: 2 * length * 0.72 * steady.tan(Math.min(0.6, step / 2)) * fan.width,
      bend: side * curl + 0.012 * rng.normal(),
      x: 0,
      y: foot,
      turn: turn - side * curl * 0.6,
    });
  }
}
