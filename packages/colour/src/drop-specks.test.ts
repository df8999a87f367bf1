import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropSpecks, spotArea } from './drop-specks.ts';

const palette = ['#efe2c5', '#2f1b18', '#a4322a', '#314e77'];
const [width, height] = [13, 11];
const maps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: width * height, maxLength: width * height });

/** The largest spot of one colour, given away, comes to lie in that of another, which is given away as well. */
const overlaid =
  '0111031100012' +
  '1110000100111' +
  '0010001111101' +
  '1011111000001' +
  '1101110011111' +
  '1000011110010' +
  '1112010001320' +
  '1001110011020' +
  '0211001110032' +
  '0101111011103' +
  '0301010010131';

/** Sizes of the spots of a map that touch at sides or corners, around the wrap. */
function spotsOf(labels: Uint8Array): { readonly label: number; readonly size: number }[] {
  const seen = new Set<number>();
  const spots: { label: number; size: number }[] = [];
  for (const [start, label] of labels.entries()) {
    if (seen.has(start)) continue;
    const stack = [start];
    seen.add(start);
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let i = 0; i < 9; i++) {
        const to = ((y + Math.floor(i / 3) - 1 + height) % height) * width + ((x + (i % 3) - 1 + width) % width);
        if (labels[to] !== label || seen.has(to)) continue;
        seen.add(to);
        stack.push(to);
      }
    }
    spots.push({ label, size });
  }
  return spots;
}

describe('dropping specks', () => {
  it('leaves no spot below the area and no colour that was not there, where each colour has a spot that stays', () => {
    fc.assert(
      fc.property(maps, fc.integer({ min: 2, max: 9 }), (map, area) => {
        const labels = Uint8Array.from(map);
        const before = spotsOf(labels);
        fc.pre([...new Set(map)].every((label) => before.some((spot) => spot.label === label && spot.size >= area)));
        dropSpecks({ labels, width, height }, area, palette);
        expect(new Set(labels)).toEqual(new Set(map));
        expect(spotsOf(labels).filter(({ size }) => size < area)).toEqual([]);
      }),
    );
  });

  it('loses no colour, however small all of its spots are', () => {
    fc.assert(
      fc.property(maps, fc.integer({ min: 2, max: 17 }), (map, area) => {
        const labels = Uint8Array.from(map);
        dropSpecks({ labels, width, height }, area, palette);
        expect(new Set(labels)).toEqual(new Set(map));
      }),
      { examples: [[[...overlaid].map(Number), 16]] },
    );
  });

  it('changes nothing where every spot is large enough, and nothing at all for an area of one', () => {
    const stripes = Uint8Array.from({ length: width * height }, (_, i) => (Math.floor(i / width) < 5 ? 0 : 1));
    const labels = stripes.slice();
    dropSpecks({ labels, width, height }, 16, palette);
    expect([...labels]).toEqual([...stripes]);
    fc.assert(
      fc.property(maps, (map) => {
        const own = Uint8Array.from(map);
        dropSpecks({ labels: own, width, height }, 1, palette);
        expect([...own]).toEqual(map);
      }),
    );
  });
});

it.each([
  [0, 1],
  [1, 1],
  [2, 5],
  [4, 17],
  [16, 257],
])('keeps spots from so many pixels on: a feature of %d a side, %d', (side, area) => {
  expect(spotArea(side)).toBe(area);
});
