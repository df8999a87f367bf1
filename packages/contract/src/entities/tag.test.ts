import { expect, test } from 'vitest';
import { endpoints } from '../endpoints/table.ts';
import { limits } from '../limits.ts';
import { tag } from './file-row.ts';
import { folderName } from './folder.ts';

test.each([
  ['Wedding', 'wedding'],
  ['  silk \n saree ', 'silk saree'],
  ['शादी', 'शादी'],
  ['ÉTÉ', 'été'],
])('keeps the tag %j as %j', (given, kept) => {
  expect(tag.parse(given)).toBe(kept);
});

test.each([
  [' ', 'tag_missing'],
  ['x'.repeat(limits.tagMaxLength + 1), 'text_too_long'],
])('refuses the tag %j', (given, rule) => {
  expect(tag.safeParse(given).error?.issues[0]?.message).toBe(rule);
});

test('a folder has a name of so many letters', () => {
  expect(folderName.parse(' Diwali ')).toBe('Diwali');
  expect(folderName.safeParse('').error?.issues[0]?.message).toBe('folder_name_missing');
  expect(folderName.safeParse('x'.repeat(limits.folderNameMaxLength + 1)).success).toBe(false);
});

test('files are named once each, so many in one call', () => {
  const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const takes = (ids: string[]) => endpoints.changeFiles.body.safeParse({ ids }).success;
  const most = Array.from({ length: limits.filesAtOnce }, (_, n) => id(n));
  expect([takes([]), takes([id(1)]), takes([id(1), id(1)]), takes(most), takes([...most, id(1000)])]).toEqual([
    ...[false, true, false, true, false],
  ]);
});

test('one call takes away all the tags that its files can have', () => {
  const takes = (count: number) => {
    const removeTags = Array.from({ length: count }, (_, n) => `tag ${n}`);
    return endpoints.changeFiles.body.pick({ removeTags: true }).safeParse({ removeTags }).success;
  };
  const most = limits.tagsPerFile * limits.filesAtOnce;
  expect([takes(limits.tagsPerFile + 1), takes(most), takes(most + 1)]).toEqual([true, true, false]);
});
