import type { FileRow } from '@naksha/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { picture } from '../../test/a-folder.ts';
import { useGridPicking } from './use-grid-picking.ts';
import { useSelection } from './use-selection.tsx';

const files = Array.from({ length: 9 }, (_, at) => picture(at + 1));
const [first = picture(1)] = files;

it('keeps the range that was asked for last, also where the rows of an earlier one come after its own', async () => {
  const answers: (() => void)[] = [];
  const rowsOf = (from: number, to: number) =>
    new Promise<readonly FileRow[]>((resolve) => {
      answers.push(() => resolve(files.slice(from, to + 1)));
    });
  const measures = { box: { current: null }, total: 9, columns: 3, cell: 100, rowHeight: 100, rowsOf };
  const { result } = renderHook(() => {
    const selection = useSelection();
    return { selection, ...useGridPicking({ ...measures, selection }) };
  });
  act(() => result.current.selection.toggle(first, 0));
  act(() => result.current.pick(first, 8, true));
  act(() => result.current.pick(first, 2, true));
  for (const answer of answers.toReversed()) await act(async () => answer());
  expect([...result.current.selection.picked.values()]).toEqual(files.slice(0, 3));
});
