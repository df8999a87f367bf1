import { limits } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '../../test/fields.ts';
import { openPart } from '../../test/open-part.tsx';
import { SearchField } from './search-field.tsx';

it('searches for no more than a list can be searched for', async () => {
  const asked: string[] = [];
  const { user } = await openPart(<SearchField label="Search in cloths" onSearch={(text) => asked.push(text)} />);
  await fill(user, await screen.findByLabelText('Search in cloths'), 'a'.repeat(limits.searchMaxLength + 1));
  await expect.poll(() => asked).toEqual(['a'.repeat(limits.searchMaxLength)]);
});
