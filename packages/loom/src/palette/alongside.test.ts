import { expect, it } from 'vitest';
import { families } from '../vocabulary/families/families.ts';
import { isToneOnTone } from './alongside.ts';

it('takes damask and white work for tone on tone, and no garden of many colours on cream', () => {
  const tonal = Object.entries(families).flatMap(([name, { palettes }]) => (isToneOnTone(palettes) ? [name] : []));
  expect(tonal).toEqual(expect.arrayContaining(['damask', 'chikankari', 'toile']));
  for (const name of ['floral', 'abstract', 'kalamkari', 'tropical']) expect(tonal).not.toContain(name);
});
