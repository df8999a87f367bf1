import { expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import type { SceneSymbol } from '../scene.ts';
import { motifLibrary } from './library.ts';
import { usualInks } from './motif.ts';

const names = Object.entries(motifLibrary);
const drawn = (name: string, radius: number, seed = 'a', detail = 4) => {
  const motif = Object.entries(motifLibrary).find(([id]) => id === name)?.[1];
  if (motif === undefined) throw new Error(`no motif ${name}`);
  return motif({ radius, inks: usualInks, detail, line: 1 }, createRng(seed));
};

it('holds at least forty motifs', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

it.each(names)('draws %s within the radius that it declares and of numbers alone', (name) => {
  for (const radius of [9, 24, 90]) {
    const symbol = drawn(name, radius);
    expect(farthest(symbol)).toBeLessThanOrEqual(symbol.radius);
    expect(symbol.radius).toBeLessThanOrEqual(radius * 1.45 + 6);
    for (const { d } of symbol.shapes) expect(d).not.toMatch(/\d\.\d{3}|e-|NaN|undefined/);
  }
});

it.each(names.filter(([name]) => name !== 'dot'))(
  'draws %s alike from one stream and otherwise from others',
  (name) => {
    expect(drawn(name, 60)).toEqual(drawn(name, 60));
    expect(
      ['b', 'c', 'd'].some((seed) => JSON.stringify(drawn(name, 60, seed)) !== JSON.stringify(drawn(name, 60))),
    ).toBe(true);
  },
);

it('keeps every motif light enough to be placed a hundred times', () => {
  const weights = names.map(
    ([name]) => [name, drawn(name, 90, 'a', 5).shapes.reduce((sum, { d }) => sum + d.length, 0)] as const,
  );
  expect(weights.filter(([, weight]) => weight > 150_000)).toEqual([]);
});

/** Farthest end point of a symbol from its origin, half the line included. */
function farthest({ shapes }: SceneSymbol): number {
  let far = 0;
  for (const { d, strokeWidth = 0 } of shapes) {
    for (const [, command, list = ''] of d.matchAll(/([MLCSQ])([^MLCSQaZ]*)/g)) {
      const numbers = list.trim().split(/[ ,]+/).map(Number);
      const step = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
      for (let i = step - 2; i + 1 < numbers.length; i += step)
        far = Math.max(far, Math.hypot(numbers[i] ?? 0, numbers[i + 1] ?? 0) + strokeWidth / 2);
    }
  }
  return far;
}
