import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, freshStudio } from '../../../test/studio-rows.ts';
import { keepRows, showDesign } from '../store/table-actions.ts';
import { HistoryIsland } from './history-island.tsx';

const seen = 300;
const resized: (() => void)[] = [];

beforeEach(() => {
  freshStudio();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(seen);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized.push(onResize);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** Five steps from one beginning, the last of which lies on the table. */
async function openChain() {
  const rows = Array.from({ length: 6 }, (_, i) =>
    aDesign(`step ${i}`, i === 0 ? {} : { operation: 'recolour', parentId: aDesign(`step ${i - 1}`)._id }),
  );
  keepRows(rows.slice(0, 5));
  showDesign(rows[4]?._id ?? '');
  const opened = await openPart(<HistoryIsland />);
  await screen.findAllByRole('listitem');
  const box = screen.getByRole('list').parentElement;
  if (!box) throw new Error('the tree stands in nothing');
  return { ...opened, rows, box };
}

const isSeen = (box: HTMLElement) => {
  const left = Number.parseFloat(
    screen.getAllByRole('listitem').find((item) => item.dataset.current)?.style.left ?? 'NaN',
  );
  return left + 16 >= box.scrollLeft && left + 16 + 40 <= box.scrollLeft + seen;
};

it('follows the design on the table, to a new result and back to the first', async () => {
  const { rows, box } = await openChain();
  expect(isSeen(box)).toBe(true);
  act(() => {
    keepRows(rows.slice(5));
    showDesign(rows[5]?._id ?? '');
  });
  expect(isSeen(box)).toBe(true);
  act(() => showDesign(rows[0]?._id ?? ''));
  expect(isSeen(box)).toBe(true);
});

it('stays where a person has scrolled it until another design lies on the table', async () => {
  const { rows, box } = await openChain();
  box.scrollLeft = 0;
  act(() => keepRows([{ ...aDesign('elsewhere'), createdAt: '2027-01-01T00:00:00.000Z' }]));
  expect(box.scrollLeft).toBe(0);
  act(() => showDesign(rows[3]?._id ?? ''));
  expect(isSeen(box)).toBe(true);
});

it('shows the design on the table when it is unfolded', async () => {
  const { box } = await openChain();
  box.scrollLeft = 0;
  act(() => resized.at(-1)?.());
  expect(isSeen(box)).toBe(true);
});

it('begins at the newest beginning, with the row that every column has, while nothing lies on the table', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(108);
  const alone = Array.from({ length: 8 }, (_, i) => aDesign(`alone ${i}`));
  const together = Array.from({ length: 4 }, (_, i) => aDesign(`choice ${i}`, { jobId: aDesign('job')._id }));
  keepRows([...alone, ...together]);
  await openPart(<HistoryIsland />);
  await screen.findAllByRole('listitem');
  const box = screen.getByRole('list').parentElement;
  expect(box?.scrollTop).toBe(0);
  const newest = screen.getByRole('button', { name: /^choice 0/ }).closest('li');
  const left = Number.parseFloat(newest?.style.left ?? 'NaN') + 16;
  expect(left + 40 - (box?.scrollLeft ?? 0)).toBeLessThanOrEqual(seen);
  expect(box?.scrollLeft).toBeGreaterThan(0);
});
