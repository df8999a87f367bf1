import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillLoops, loopOf, loopsNear } from './area-loop.ts';

const [width, height] = [24, 16];
/** Corners that lie on no middle of a pixel, so that every middle is clearly inside or outside. */
const corner = fc.tuple(fc.integer({ min: -6, max: 30 }), fc.integer({ min: -6, max: 22 }));
const polygon = fc.array(corner, { minLength: 3, maxLength: 9 });
type Corners = readonly (readonly [number, number])[];
const flat = (corners: Corners) => Float64Array.from(corners.flat());

/** Whether a ray to the left of a place crosses an odd number of sides. */
function isInside(corners: Corners, x: number, y: number): boolean {
  let isOdd = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [0, 0];
    if (ay <= y !== by <= y && ax + ((y - ay) * (bx - ax)) / (by - ay) < x) isOdd = !isOdd;
  }
  return isOdd;
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is written into a block by the loops near it. */
function filled(corners: Corners, block: Block, { erases = false, before = 0 } = {}) {
  const { x, y, width: across, height: down } = block;
  const bounds = { left: x, top: y, right: x + across, bottom: y + down };
  const values = new Uint8Array(across * down).fill(before);
  const loops = loopsNear([loopOf(flat(corners))], bounds);
  const isTouched = fillLoops(loops, { block, bounds, stepX: 1, stepY: 1, erases }, values, across);
  return { values, isTouched };
}

const whole: Block = { x: 0, y: 0, width, height };

it('covers exactly the pixels whose middles lie inside, whatever the line crosses', () => {
  fc.assert(
    fc.property(polygon, (corners) => {
      const { values, isTouched } = filled(corners, whole);
      const close: number[] = [];
      for (const [at, value] of values.entries()) {
        const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
        // Where a side goes through a middle to within rounding, either is right.
        if (isInside(corners, x + 1e-6, y) !== isInside(corners, x - 1e-6, y)) close.push(at);
        else expect(value).toBe(isInside(corners, x, y) ? 255 : 0);
      }
      if (close.length === 0) expect(isTouched).toBe(values.some((value) => value > 0));
    }),
  );
});

it('covers a block as it covers the whole, wherever the block lies', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: width - 1 }),
    y: fc.integer({ min: 0, max: height - 1 }),
    width: fc.integer({ min: 1, max: 8 }),
    height: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(polygon, place, (corners, given) => {
      const block = {
        ...given,
        width: Math.min(given.width, width - given.x),
        height: Math.min(given.height, height - given.y),
      };
      const all = filled(corners, whole).values;
      const cut = Uint8Array.from(
        { length: block.width * block.height },
        (_, at) => all[(block.y + Math.floor(at / block.width)) * width + block.x + (at % block.width)] ?? 0,
      );
      expect(filled(corners, block).values).toEqual(cut);
    }),
  );
});

it('uncovers what an eraser goes around, and touches nothing where it is not near', () => {
  const square: Corners = [
    [4, 4],
    [12, 4],
    [12, 10],
    [4, 10],
  ];
  const { values } = filled(square, whole, { erases: true, before: 255 });
  expect(values.filter((value) => value === 0)).toHaveLength(8 * 6);
  const far = filled(square, { x: 14, y: 0, width: 8, height: 8 }, { before: 7 });
  expect(far.isTouched).toBe(false);
  expect(far.values.every((value) => value === 7)).toBe(true);
});
