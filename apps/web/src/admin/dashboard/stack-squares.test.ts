import type { CreditUsage } from '@naksha/contract';
import { expect, it } from 'vitest';
import { creditsPerSquare, rankFeatures, stackDay } from './stack-squares.ts';

const row = (day: string, feature: string, creditsDeducted: number): CreditUsage => ({
  day,
  feature,
  creditsDeducted,
  userId: null,
  userName: 'A',
  imagesGenerated: 1,
});

it('gives the feature that spent most the solid mark and leaves out what spent nothing', () => {
  const ranked = rankFeatures([
    row('2026-11-01', 'export', 0),
    row('2026-11-01', 'edit', 4),
    row('2026-11-02', 'generate', 10),
  ]);
  expect(ranked.map(({ feature, mark }) => [feature, mark])).toEqual([
    ['generate', 'solid'],
    ['edit', 'slash'],
  ]);
});

it('puts the sixth feature and later ones under one mark without losing a credit', () => {
  const usage = ['a', 'b', 'c', 'd', 'e', 'f'].map((feature, index) => row('2026-11-01', feature, 20 - index));
  const ranked = rankFeatures(usage);
  expect(ranked).toHaveLength(5);
  expect(ranked.at(-1)).toMatchObject({ feature: 'other', mark: 'cross' });
  expect(ranked.reduce((sum, share) => sum + share.credits, 0)).toBe(
    usage.reduce((sum, each) => sum + each.creditsDeducted, 0),
  );
});

it('chooses the finest round scale on which the tallest day still fits', () => {
  expect(creditsPerSquare(0, 10)).toBe(1);
  expect(creditsPerSquare(20, 10)).toBe(1);
  expect(creditsPerSquare(21, 10)).toBe(2);
  expect(creditsPerSquare(900, 10)).toBe(50);
});

it('stacks a day from the largest feature up and shows even the smallest spending', () => {
  const usage = [row('2026-11-01', 'generate', 8), row('2026-11-01', 'edit', 1), row('2026-11-02', 'edit', 6)];
  expect(stackDay(usage, '2026-11-01', rankFeatures(usage), 4)).toEqual(['solid', 'solid', 'slash']);
});
