import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../test/clothing.ts';
import { apart, type FillField, holes, levelsOf, off, placeIn } from './fill-field.ts';

const [black, white] = [[0, 0, 0] as const, [255, 255, 255] as const];
const checks = (x: number, y: number) => ((x + y) % 2 === 0 ? black : white);
const lightAt = (field: ReturnType<typeof levelsOf>[number] | undefined, at: number) =>
  field?.lab[at * 3] ?? Number.NaN;

describe('the levels of a field', () => {
  it('halve it as long as its shorter side allows', () => {
    const sizes = levelsOf(fieldOf(200, 120, checks), 25).map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [200, 120],
      [100, 60],
      [50, 30],
    ]);
    expect(levelsOf(fieldOf(3, 90, checks), 25)).toHaveLength(1);
  });

  it('hold OKLab in hundredths, and means of it', () => {
    const [full, half] = levelsOf(fieldOf(8, 8, checks), 4);
    expect(lightAt(full, 0)).toBeCloseTo(0, 4);
    expect(lightAt(full, 1)).toBeCloseTo(100, 3);
    expect(lightAt(half, 0)).toBeCloseTo(50, 3);
  });

  it('leave what is unknown out of their means, and know a pixel only where all of it is known', () => {
    // Of the first four pixels one is to be filled, and it is white.
    const painted = fieldOf(
      8,
      8,
      (x, y) => (x + y === 0 ? white : black),
      (x, y) => x + y === 0,
    );
    const [, half] = levelsOf(painted, 4);
    expect(lightAt(half, 0)).toBeCloseTo(0, 4);
    expect([...(half?.hole ?? [])].filter((state) => state !== holes.known)).toEqual([holes.fill]);
  });

  it('say of a pixel that is filled in part that it is filled, whatever else is unknown there', () => {
    const field: FillField = fieldOf(4, 4, checks);
    field.hole.set([holes.unknown, holes.fill], 0);
    field.hole.set([holes.unknown], 2);
    const [, half] = levelsOf(field, 2);
    expect([...(half?.hole ?? [])]).toEqual([holes.fill, holes.unknown, holes.known, holes.known]);
  });
});

describe('a place', () => {
  const size = { width: 10, height: 6 };
  it.each([
    [0, 0, 0],
    [9, 5, 59],
    [-1, 0, 9],
    [10, 0, 0],
    [0, -1, 50],
    [0, 6, 0],
    [-23, 14, 27],
  ])('%d | %d lies around the edges at %d where the picture goes on', (x, y, at) => {
    expect(placeIn({ ...size, wraps: { across: true, down: true } }, x, y)).toBe(at);
  });

  it('beyond an edge over which the picture does not go on there is none', () => {
    const across = { ...size, wraps: { across: true, down: false } };
    expect([placeIn(across, -1, 2), placeIn(across, 2, -1), placeIn(across, 2, 6)]).toEqual([29, -1, -1]);
    const down = { ...size, wraps: { across: false, down: true } };
    expect([placeIn(down, -1, 2), placeIn(down, 10, 2), placeIn(down, 2, -1)]).toEqual([-1, -1, 52]);
  });
});

it('measures how far pixels are apart, and from a colour', () => {
  const lab = Float32Array.from([10, 3, 4, 10, 0, 0]);
  expect(apart(lab, 0, 1)).toBe(5);
  expect(off(lab, 0, [10, 0, 0])).toBe(5);
  expect(off(lab, 1, [7, 4, 0])).toBe(5);
});
