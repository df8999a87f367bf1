import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beastsDrawn, beastsPath, figuresDrawn, figuresPath } from './write-beasts.ts';

type Drawn = ReturnType<typeof beastsDrawn>;
const regionsIn = (path: string) =>
  [
    ...readFileSync(join(import.meta.dirname, '../..', path), 'utf8').matchAll(
      /d: '(.+)',\s+slot: (\d),\s+share: (\d+)/g,
    ),
  ].map(([, d, ...numbers]) => [d, ...numbers.map(Number)]);
const regionsOf = (drawn: Drawn) =>
  Object.values(drawn).flatMap(({ regions }) => regions.map(({ d, slot, share }) => [d, slot, share]));

it('the beasts of novelty prints are the drawings that were made for them', () => {
  expect(regionsIn(beastsPath)).toEqual(regionsOf(beastsDrawn()));
});

it('the figures of all cloths are the drawings that were made for them, each region with the name of its part', () => {
  const figures = figuresDrawn();
  expect(regionsIn(figuresPath)).toEqual(regionsOf(figures));
  for (const { parts, regions } of Object.values(figures)) expect(parts).toHaveLength(regions.length);
});
