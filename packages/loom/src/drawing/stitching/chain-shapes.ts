import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { petalOutline } from '../motifs/petal-outline.ts';
import type { Plot } from '../plot.ts';
import { type ChainWork, chainFill, movedWork } from './chain-stitch.ts';

/** A circle about the origin. */
export function ringOf(r: number): Point[] {
  const count = Math.max(16, Math.round(r * 0.42));
  return Array.from({ length: count }, (_, k): Point => {
    const turn = (2 * Math.PI * k) / count;
    return [steady.sin(turn) * r, -steady.cos(turn) * r];
  });
}

/** Full circles of chain from a radius inwards, each band in its silk; together they close to the middle. */
export function discOf(radius: number, width: number, silkAt: (row: number, rows: number) => Role): ChainWork {
  const rows = Math.max(1, Math.round(radius / width));
  const step = radius / rows;
  return {
    area: ringOf(radius),
    rows: Array.from({ length: rows }, (_, k) => ({
      points: ringOf(Math.max(step * 0.3, radius - (k + 0.5) * step)),
      isClosed: true,
      silk: silkAt(k, rows),
    })),
  };
}

/** The same work so many times about the origin, `from` units away; `phase` in steps. */
export function around(work: ChainWork, count: number, from: number, phase = 0): ChainWork[] {
  return Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * (k + phase)) / count;
    return movedWork(work, { x: steady.sin(turn) * from, y: -steady.cos(turn) * from, turn });
  });
}

/** A petal from its base at the origin upwards, its edge in one silk and its body in another. */
export function petal(
  shape: Parameters<typeof petalOutline>[0],
  length: number,
  across: number,
  width: number,
  silks: readonly [edge: Role, body: Role, heart?: Role],
  bend = 0,
): ChainWork {
  const [edge, body, heart = body] = silks;
  const rows = Math.round(across / width / 2);
  return chainFill(petalOutline(shape, length, across, bend, 14).flat(), width, (row) =>
    row === 0 ? edge : row > rows * 0.55 ? heart : body,
  );
}

/** Bands of a disc: where each begins, as a share of the way inwards. */
export function banded(silks: readonly Role[], from: readonly number[]): (row: number, rows: number) => Role {
  return (row, rows) => {
    const t = row / rows;
    const band = from.findLastIndex((start) => t >= start);
    return silks[Math.max(0, band)] ?? 'a1';
  };
}

/** Width of a row of chain in units: so many `cm` of cloth between `least` and `most`, no broader than a motif bears; `broad` for a line of one. */
export function chainWidth(
  { line, detail }: Recipe,
  { perCm, hero }: Plot,
  { cm, least, most, toHero, broad }: { cm: number; least: number; most: number; toHero: number; broad: number },
): number {
  const row = Math.min(most, Math.max(least, Math.min(cm * perCm, hero / toHero)));
  return row * steady.power(line, 0.4) * (broad - 0.04 * detail);
}
