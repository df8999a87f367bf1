import { expect, it } from 'vitest';
import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import { offGround } from './off-ground.ts';

const yellows = ['#f0cf3e', '#e5bb3c', '#e2ab3a'];
const grounds = ['#d6a74f', '#c0933e', '#ebd97d', '#f3dd9b', '#c39c70', '#a3946a', '#f0b596'];

it('keeps what is seen on its ground as it is', () => {
  expect(offGround('#f0cf3e', '#1d2a50')).toBe('#f0cf3e');
});

it('shows yellow and orange things on grounds near to them, and none of them brown', () => {
  for (const ground of grounds)
    for (const dye of [...yellows, '#ea8a2a', '#e08a2c']) {
      const seen = offGround(dye, ground);
      expect(colourDistance(seen, ground), `${dye} on ${ground}`).toBeGreaterThanOrEqual(0.12);
      const [L, C] = hexToOklch(seen);
      // A brown is dark and dull.
      expect(L > 0.72 || C > 0.13, `${dye} on ${ground}: ${seen}`).toBe(true);
    }
});
