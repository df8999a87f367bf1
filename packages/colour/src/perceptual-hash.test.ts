import { expect, it } from 'vitest';
import { hashDistance, perceptualHash } from './perceptual-hash.ts';

const side = 64;
const picture = (light: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) data.fill(light(at % side, Math.floor(at / side)), at * 4, at * 4 + 3);
  return { data, width: side, height: side };
};
const disc = (x: number, y: number) => (Math.hypot(x - 20, y - 26) < 14 ? 40 : 220);
const checks = (x: number, y: number) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 30 : 230);

it('is 64 bits, the same for the same picture and nearly so for a paler one, and another for another', () => {
  const own = perceptualHash(picture(disc));
  expect(own).toHaveLength(64);
  expect(hashDistance(own, perceptualHash(picture(disc)))).toBe(0);
  expect(hashDistance(own, perceptualHash(picture((x, y) => 60 + disc(x, y) * 0.7)))).toBeLessThan(6);
  expect(hashDistance(own, perceptualHash(picture(checks)))).toBeGreaterThan(12);
});
