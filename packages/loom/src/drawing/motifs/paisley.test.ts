import { describe, expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import type { MotifInks } from './motif.ts';
import { paisley } from './paisley.ts';

const inks: MotifInks = {
  body: 'a1',
  second: 'a2',
  third: 'a3',
  leaf: 'leaf1',
  heart: 'dark',
  contour: 'line',
  light: 'light',
};
const draw = (radius: number, detail: number, seed = 'x') =>
  paisley({ radius, inks, detail, line: 1 }, createRng(seed));

describe('the paisley among other motifs', () => {
  it('is the same for the same stream and another for another', () => {
    expect(draw(60, 3)).toEqual(draw(60, 3));
    expect(draw(60, 3, 'y')).not.toEqual(draw(60, 3));
  });

  it('has fewer parts when small or plain', () => {
    expect(draw(14, 3).shapes.length).toBeLessThan(draw(90, 3).shapes.length);
    expect(draw(90, 1).shapes.length).toBeLessThan(draw(90, 4).shapes.length);
  });

  it.each([6, 14, 40, 120])('writes only finite numbers at radius %d', (radius) => {
    for (const { d } of draw(radius, 4).shapes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
  });
});
