import type { Plot } from '../family.ts';

/** Whole repeats of about `size` units in a module, across and down; even where a joined edge is shifted by half. */
export function repeatsIn({ torus }: Plot, size: number): { readonly across: number; readonly down: number } {
  const count = (length: number, isEven: boolean) =>
    isEven ? 2 * Math.max(1, Math.round(length / size / 2)) : Math.max(1, Math.round(length / size));
  return { across: count(torus.w, torus.brickX !== 0), down: count(torus.h, torus.dropY !== 0) };
}
