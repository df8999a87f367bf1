import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { fileEndpoints } from './files.ts';

const { listFiles, pickFiles } = fileEndpoints;

test('files are picked by the wishes and in the order of their list', () => {
  const wishes = { directory: 'uploaded', tag: ' Silk ', stacked: 'true', sortBy: 'bytes', sortDirection: 'asc' };
  const { pageNo, limit, ...listed } = listFiles.query.parse(wishes);
  const { from, count, ...picked } = pickFiles.query.parse(wishes);
  expect(picked).toEqual(listed);
  expect([pageNo, limit]).toEqual([1, limits.fileListPageSize]);
  expect([from, count]).toEqual([0, limits.filesPicked]);
});

test('one more than can be selected may be picked, and no more than that', () => {
  const isTaken = (query: unknown) => pickFiles.query.safeParse(query).success;
  const most = limits.filesPicked + 1;
  expect(isTaken({ from: '40', count: String(most) })).toBe(true);
  for (const query of [{ count: String(most + 1) }, { count: '0' }, { from: '-1' }, { from: 'first' }])
    expect(isTaken(query), JSON.stringify(query)).toBe(false);
});

test('of what is picked no more is given than is needed to change it', () => {
  const _id = '0190a000-0000-7000-8000-000000000001';
  const answer = (row: Record<string, unknown>) => pickFiles.answer.safeParse({ data: [row], total: 1 }).success;
  expect(answer({ _id, folderId: _id, tags: ['silk'] })).toBe(true);
  expect(answer({ _id })).toBe(true);
  expect(answer({ _id, fileName: 'cloth.png' })).toBe(false);
});
