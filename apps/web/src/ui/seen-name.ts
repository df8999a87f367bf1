import { designTitle, type FileRow } from '@naksha/contract';
import type { ApiError } from '../api/api-error.ts';
import { sayName } from './say-name.ts';

/** The name that whoever began with a title has seen: a design that was given none shows another in its place. */
export function seenName(row: FileRow, title: string): string {
  return title === designTitle(row) ? (row.designName ?? '') : title;
}

/** As `sayName`; a design that was given none is said by the title that it shows in its place. */
export const sayNameOf = (row: FileRow) => async (refusal: ApiError) => {
  const { facts, words } = await sayName(refusal);
  return { facts, words: words || designTitle({ ...row, designName: '' }) };
};
