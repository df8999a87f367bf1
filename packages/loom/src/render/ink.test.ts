import { expect, it } from 'vitest';
import { colours } from '../../test/scenes.ts';
import { mixColours } from '../numbers/colour/mix.ts';
import { createInkwell } from './ink.ts';

it('gives a role its colour and a mixture its place between two roles', () => {
  const ink = createInkwell(colours);
  expect(ink('a1')).toBe(colours.a1);
  expect(ink('a1>dark:0.26')).toBe(mixColours(colours.a1, colours.dark, 0.26));
  expect(ink('a1>dark:0.26')).toBe(ink('a1>dark:0.26'));
});
