import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollNearEdges } from './scroll-near-edges.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

/** A box from 100 to 500, scrolled by 1000. */
function aBox(): HTMLElement {
  const box = document.createElement('div');
  box.scrollTop = 1000;
  box.getBoundingClientRect = () => new DOMRect(0, 100, 300, 400);
  return box;
}

it.each([
  ['in the middle', 300, 0],
  ['at the lower edge', 495, 1],
  ['beneath it', 900, 1],
  ['at the upper edge', 105, -1],
  ['above it', 0, -1],
])('scrolls a box by a pointer %s', (_, y, way) => {
  const box = aBox();
  const onScrolled = vi.fn();
  const end = scrollNearEdges(box, () => y, onScrolled);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(Math.sign(box.scrollTop - 1000)).toBe(way);
  expect(onScrolled).toHaveBeenCalledTimes(Math.abs(way) * 2);
  end();
  const rest = box.scrollTop;
  vi.advanceTimersToNextFrame();
  expect(box.scrollTop).toBe(rest);
});

it('scrolls faster the farther the pointer is, and not at all before anything is drawn', () => {
  const [near, far, still] = [aBox(), aBox(), aBox()];
  for (const [box, y] of [
    [near, 470],
    [far, 800],
    [still, undefined],
  ] as const) {
    const end = scrollNearEdges(box, () => y, vi.fn());
    vi.advanceTimersToNextFrame();
    end();
  }
  expect(near.scrollTop).toBeGreaterThan(still.scrollTop);
  expect(far.scrollTop).toBeGreaterThan(near.scrollTop);
  expect(still.scrollTop).toBe(1000);
});
