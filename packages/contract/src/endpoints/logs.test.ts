import { expect, it, test } from 'vitest';
import { limits } from '../limits.ts';
import { logEndpoints } from './logs.ts';

const { listActionLogs, listClientActionLogs, downloadActionLogs } = logEndpoints;

it('begins with the first five lines and the two sort words in each other’s place, as callers are known to send them', () => {
  expect(listClientActionLogs.query.parse({})).toEqual({
    page: 1,
    limit: limits.logPageSize,
    sortBy: 'dsc',
    sortOrder: 'createdAt',
  });
});

test.each([
  ['sortBy', 'passwordHash'],
  ['sortOrder', 'sideways'],
  ['limit', '101'],
  ['page', '0'],
  ['from', 'yesterday'],
  ['to', '0000-01-01T00:00:00Z'],
  ['userId', 'somebody'],
  ['clientId', 'ours'],
])('a log asked with %s=%s is refused', (name, value) => {
  expect(listActionLogs.query.safeParse({ [name]: value }).error?.issues[0]?.path).toEqual([name]);
});

it('goes out in English and in UTC unless somebody says otherwise, with a search that a database can keep', () => {
  const asked = downloadActionLogs.query.parse({ search: ' si\0lk ' });
  expect(asked).toEqual({ lang: 'en', timeZone: 'UTC', search: 'silk' });
});
