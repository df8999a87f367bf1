import type { FileRow } from '@naksha/contract';
import { expect, it } from 'vitest';
import { lineOf } from './line-of.ts';

const row = (_id: string, operation: string | undefined, parentId?: string) =>
  ({ _id, operation, parentId }) as unknown as FileRow;

it('names what a design and all its ancestors were made by, and ends where they are not known', () => {
  const rows = { a: row('a', undefined, 'gone'), b: row('b', 'upscale', 'a'), c: row('c', 'adjust', 'b') };
  expect(lineOf(rows.c, rows)).toEqual(['adjust', 'upscale']);
  const round = { a: row('a', 'dpi', 'b'), b: row('b', 'resize', 'a') };
  expect(lineOf(round.a, round)).toEqual(['dpi', 'resize']);
});
