import { colourDistance } from '../../numbers/colour/oklch.ts';
import { natureOf } from './nature-of.ts';
import type { Outline } from './outline.ts';
import { usualDyeOf } from './usual-dyes.ts';

/** Dyes that are nearer than this are one. */
const leastApart = 0.06;
const most = 4;

/** The dyes that things have by nature, that of each largest part first: at most four, and which of them each thing's is. */
export function naturalDyes(subjects: readonly Outline[]): {
  readonly dyes: readonly string[];
  readonly own: readonly number[];
} {
  const dyes: string[] = [];
  const take = (hex: string): number => {
    const known = dyes.findIndex((other) => colourDistance(hex, other) <= leastApart);
    if (known >= 0 || dyes.length === most) return known;
    return dyes.push(hex) - 1;
  };
  const own = subjects.map((outline, index) => {
    const first = natureOf(outline.id, outline) ?? usualDyeOf(outline.id) ?? outline.dyes[0];
    const place = first === undefined ? -1 : take(first);
    return place >= 0 ? place : index % most;
  });
  for (const {
    dyes: [, second],
  } of subjects)
    if (second !== undefined) take(second);
  return { dyes, own };
}
