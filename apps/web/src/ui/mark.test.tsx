import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '../../test/open-part.tsx';
import { Mark } from './mark.tsx';

/** The places of the squares of a drawing. */
const squares = (drawing: string) =>
  [...drawing.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('is drawn on the screens as in the file that the browser shows beside the title of the page', async () => {
  await openPart(<Mark title="Naksha" />);
  const mark = await screen.findByRole('img', { name: 'Naksha' });
  const drawn = squares(mark.querySelector('path')?.getAttribute('d') ?? '');
  expect(drawn).toHaveLength(51);
  // In the file it stands in the middle of a square.
  const kept = squares(readFileSync(join(import.meta.dirname, '../../public/mark.svg'), 'utf8'));
  expect(kept).toEqual(drawn.map(([x = 0, y]) => [x + 1, y]));
});
