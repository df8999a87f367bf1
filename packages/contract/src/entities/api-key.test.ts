import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { apiKeyForm } from './api-key.ts';

test('a key is there to charge for pictures unless it is said what else for', () => {
  expect(apiKeyForm.parse({ name: ' Loom  3 ' })).toEqual({ name: 'Loom  3', scopes: ['deduct'] });
});

test.each([
  ['no name', { name: '\u200b' }, 'name_required'],
  ['a name too long', { name: 'x'.repeat(limits.nameMaxLength + 1) }, 'name_too_long'],
  ['nothing that it is for', { scopes: [] }, 'key_scopes'],
])('a key with %s is refused', (_with, changes, code) => {
  const { error } = apiKeyForm.safeParse({ name: 'Loom', ...changes });
  expect(error?.issues.map(({ message }) => message)).toEqual([code]);
});
