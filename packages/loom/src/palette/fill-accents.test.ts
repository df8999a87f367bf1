import { expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { fillAccents } from './fill-accents.ts';
import { hueDifference } from './hue.ts';

const dyes = ['#c2185b', '#f39c12', '#1e8a5a', '#2456a4'].map(hexToOklch);
const pink = hexToOklch('#e78ba5');
const yellow = hexToOklch('#e8b21f');
const green = hexToOklch('#3f7d3a');

it('fills bands beside named colours with paler dips of them, never with a brown', () => {
  const filled = fillAccents([yellow, green], dyes, pink, [], true);
  expect(filled.slice(0, 2)).toEqual([yellow, green]);
  for (const [L, , h] of filled.slice(2)) {
    expect(L).toBeGreaterThan(0.65);
    expect(Math.min(...[pink, yellow, green].map((own) => Math.abs(hueDifference(h, own[2]))))).toBeLessThan(3);
  }
});
