import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beastsDrawn, beastsPath } from './write-beasts.ts';

it('the beasts of novelty prints are the drawings that were made for them', () => {
  const written = readFileSync(join(import.meta.dirname, '../..', beastsPath), 'utf8');
  const regions = [...written.matchAll(/d: '(.+)',\s+slot: (\d),\s+share: (\d+)/g)].map(([, d, ...numbers]) => [
    d,
    ...numbers.map(Number),
  ]);
  expect(regions).toEqual(
    Object.values(beastsDrawn()).flatMap((beast) => beast.regions.map(({ d, slot, share }) => [d, slot, share])),
  );
});
