import { expect, it } from 'vitest';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { stitchedThing } from './stitched-thing.ts';

const box = (x: number, w: number) => `M${x} -60L${x + w} -60L${x + w} 60L${x} 60Z`;
const thing: Outline = {
  id: 'thing',
  setting: 'plain',
  dyes: [],
  regions: [
    { d: box(-80, 90), slot: 2, share: 60 },
    { d: box(10, 70), slot: 3, share: 40 },
  ],
};
/** Ways that the stitches of a line lie, in tenths of a radian. */
const waysOf = (d: string): readonly number[] =>
  [...d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)L(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, ax, ay, bx, by]) =>
    Math.round(10 * Math.atan2(Number(by) - Number(ay), Number(bx) - Number(ax))),
  );

it('lays threads across the large parts of a thing, both ways, and each part in its own', () => {
  const { shapes } = stitchedThing(thing, { radius: 100, thread: 2, detail: 3 });
  const fine = shapes.filter(({ stroke, strokeWidth = 0 }) => stroke === 'light' && strokeWidth < 2);
  expect(fine).toHaveLength(4);
  const ways = fine.map(({ d }) => new Set(waysOf(d)));
  for (const own of ways) expect(own.size).toBeLessThanOrEqual(2);
  expect(new Set(ways.flatMap((own) => [...own])).size).toBeGreaterThanOrEqual(4);
});

it('leaves a plain drawing without them', () => {
  const { shapes } = stitchedThing(thing, { radius: 100, thread: 2, detail: 1 });
  expect(shapes.filter(({ stroke, strokeWidth = 0 }) => stroke === 'light' && strokeWidth < 2)).toEqual([]);
});
