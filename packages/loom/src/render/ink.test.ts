import { expect, it } from 'vitest';
import { colours } from '../../test/scenes.ts';
import { mixColours } from '../numbers/colour/mix.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { createInkwell } from './ink.ts';

it('gives a role its colour and a mixture its place between two roles', () => {
  const ink = createInkwell(colours);
  expect(ink('a1')).toBe(colours.a1);
  expect(ink('a1>dark:0.26')).toBe(mixColours(colours.a1, colours.dark, 0.26));
  expect(ink('a1>dark:0.26')).toBe(ink('a1>dark:0.26'));
});

it('shades a yellow to amber and no khaki, and every other dye as it was', () => {
  const dyes = { ...colours, a1: '#e8b21f', a2: '#24408e', a3: '#efe3c8', dark: '#2b2522', light: '#fbf6ea' };
  const ink = createInkwell(dyes);
  const [mixed, shade] = [mixColours(dyes.a1, dyes.dark, 0.28), ink('a1>dark:0.28')].map(hexToOklch);
  expect(shade?.[0]).toBeCloseTo(mixed?.[0] ?? 0, 1);
  expect(shade?.[1]).toBeGreaterThan((mixed?.[1] ?? 1) + 0.01);
  expect((mixed?.[2] ?? 0) - (shade?.[2] ?? 0)).toBeGreaterThan(10);
  for (const other of ['a2', 'a3'] as const)
    expect(ink(`${other}>dark:0.28`)).toBe(mixColours(dyes[other], dyes.dark, 0.28));
  expect(ink('a1>light:0.28')).toBe(mixColours(dyes.a1, dyes.light, 0.28));
});
