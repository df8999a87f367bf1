import { type FileRow, limits } from '@naksha/contract';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { picture } from '../../test/a-folder.ts';
import { ApiError } from '../api/api-error.ts';
import { useGridPicking } from './use-grid-picking.ts';
import { useSelection } from './use-selection.tsx';

const shownErrors = vi.hoisted(() => vi.fn());
vi.mock(import('../session/error-modal.tsx'), () => ({ showError: shownErrors }));

const files = Array.from({ length: 9 }, (_, at) => picture(at + 1));
const [first = picture(1)] = files;
const rowAt = (at: number) => files[at];

it('keeps the range that was asked for last, also where the rows of an earlier one come after its own', async () => {
  const answers: (() => void)[] = [];
  const rowsOf = (from: number, to: number) =>
    new Promise<readonly FileRow[]>((resolve) => {
      answers.push(() => resolve(files.slice(from, to + 1)));
    });
  const measures = { box: { current: null }, total: 9, columns: 3, cell: 100, rowHeight: 100, rowsOf, rowAt };
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

/** A grid of one column in which a press on its cloth begins a rectangle; each row is 100 high, and 300 of them are seen. */
function Grid({ rowsOf, total }: { rowsOf: (from: number, to: number) => Promise<readonly FileRow[]>; total: number }) {
  const box = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  const measures = { box, total, columns: 1, cell: 100, rowHeight: 100, rowsOf, rowAt, selection };
  const { drawn, handlers } = useGridPicking(measures);
  return (
    <>
      <div ref={box} data-testid="grid" {...handlers}>
        <span>{drawn ? 'drawing' : `${selection.picked.size} selected`}</span>
      </div>
      <button type="button" onClick={selection.clear}>
        Leave
      </button>
    </>
  );
}

const rowsAsked = () =>
  vi.fn(async (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => picture(from + at + 1)));

/** Draws from the top of the grid to this height. */
function drawTo(clientY: number): void {
  const grid = screen.getByTestId('grid');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 100, 300);
  fireEvent.pointerDown(grid, { button: 0, buttons: 1, pointerType: 'mouse', clientX: 5, clientY: 5 });
  fireEvent.pointerMove(grid, { buttons: 1, clientX: 50, clientY });
  screen.getByText('drawing');
}

it.each([
  ['the next movement has no button', () => fireEvent.pointerMove(window, { buttons: 0 })],
  ['the window loses the focus', () => fireEvent.blur(window)],
])('ends a rectangle of which it was not heard that it was let go when %s', async (_, happen) => {
  render(<Grid rowsOf={rowsAsked()} total={9} />);
  drawTo(150);
  happen();
  await screen.findByText('2 selected');
});

it('scrolls while a rectangle is drawn near the edge, and rests when it is let go, or the grid goes', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  try {
    const { unmount } = render(<Grid rowsOf={rowsAsked()} total={9} />);
    const grid = screen.getByTestId('grid');
    const goes = () => {
      const before = grid.scrollTop;
      act(() => vi.advanceTimersByTime(400));
      return grid.scrollTop > before;
    };
    drawTo(295);
    expect(goes()).toBe(true);
    fireEvent.pointerUp(window);
    expect(goes()).toBe(false);
    drawTo(295);
    expect(goes()).toBe(true);
    unmount();
    expect(goes()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('asks for the rows of a long rectangle many at once, and for no more than can be selected', async () => {
  const rowsOf = rowsAsked();
  render(<Grid rowsOf={rowsOf} total={50_000} />);
  drawTo(4_000_000);
  fireEvent.pointerUp(window);
  await screen.findByText(`${limits.filesPicked} selected`);
  expect(rowsOf.mock.calls.slice(0, 2)).toEqual([
    [0, 999],
    [1000, 1999],
  ]);
  expect(rowsOf).toHaveBeenCalledTimes(limits.filesPicked / 1000 + 1);
});

it('selects nothing of a rectangle whose rows come once what it was drawn over was left', async () => {
  const answers: (() => void)[] = [];
  const rowsOf = () => new Promise<readonly FileRow[]>((resolve) => answers.push(() => resolve(files)));
  render(<Grid rowsOf={rowsOf} total={9} />);
  drawTo(150);
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  for (const answer of answers) await act(async () => answer());
  screen.getByText('0 selected');
});

it('says why rows of a rectangle did not come', async () => {
  render(<Grid rowsOf={() => Promise.reject(new ApiError({ status: 0, code: 'offline', message: '' }))} total={9} />);
  drawTo(150);
  fireEvent.pointerUp(window);
  await expect.poll(() => shownErrors.mock.calls).toHaveLength(1);
});
