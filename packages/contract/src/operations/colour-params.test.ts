import { expect, it } from 'vitest';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { adjustParams } from './adjust.ts';
import { filterParams } from './filter.ts';
import { flattenParams } from './flatten.ts';
import { recolourParams } from './recolour.ts';
import { vectoriseParams } from './vectorise.ts';

it.each([
  [adjustParams, { brightness: 101 }, 'brightness'],
  [adjustParams, { sharpness: -1 }, 'sharpness'],
  [adjustParams, { hue: Number.NaN }, 'hue'],
  [adjustParams, { glow: 3 }, 'glow'],
  [filterParams, { filter: 'vivid' }, 'filter'],
  [filterParams, { filter: 'duotone', dark: 'red' }, 'dark'],
  [recolourParams, { colours: [] }, 'colours'],
  [recolourParams, { colours: [{ from: '#a4322a', to: '#12' }] }, 'colours.0.to'],
  [flattenParams, { colours: 1 }, 'colours'],
  [flattenParams, { colours: 65 }, 'colours'],
  [flattenParams, { colours: 2, locked: ['#000000', '#ffffff', '#a4322a'] }, 'locked'],
  [flattenParams, { locked: ['#000000', '#000000'] }, 'locked'],
  ...[flattenParams, vectoriseParams].flatMap((schema) => [
    [schema, { palette: [] }, 'palette'] as const,
    [schema, { palette: ['#000000', '#000000'] }, 'palette'] as const,
    [schema, { colours: 2, palette: ['#000000', '#ffffff', '#a4322a'] }, 'palette'] as const,
    [schema, { locked: ['#a4322a'], palette: ['#000000', '#ffffff'] }, 'palette'] as const,
    [schema, { palette: ['navy'] }, 'palette.0'] as const,
  ]),
] as const)('names the field that is wrong, %#', (schema, given, field) => {
  const { error } = schema.safeParse(given);
  expect(error?.issues.map((issue) => ruleOfIssue(issue).field)).toEqual([field]);
});

it('takes the ends of each range', () => {
  expect(adjustParams.safeParse({ brightness: -100, hue: 180, sharpness: 100 }).success).toBe(true);
  expect(flattenParams.safeParse({ colours: 64 }).success && flattenParams.safeParse({ colours: 2 }).success).toBe(
    true,
  );
});
