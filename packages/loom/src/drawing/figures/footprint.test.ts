import { expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import { motifLibrary } from '../motifs/library.ts';
import { usualInks } from '../motifs/motif.ts';
import { footprint } from './footprint.ts';

it('covers the trunk of a palm down to its foot, and not its crown alone', () => {
  const palm = motifLibrary.palm({ radius: 100, inks: usualInks, detail: 3, line: 1 }, createRng('a'));
  const trunk = footprint(palm).filter(({ x, y }) => Math.abs(x) < 30 && y > 20);
  expect(trunk.some(({ y }) => y > 80)).toBe(true);
  expect(trunk.length).toBeGreaterThan(2);
});
