import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollNearEdges } from './scroll-near-edges.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** A box from 100 to 500, scrolled by 10,000. */
function aBox(): HTMLElement {
  const box = document.createElement('div');
  box.scrollTop = 10_000;
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
  vi.advanceTimersByTime(400);
  expect(Math.sign(box.scrollTop - 10_000)).toBe(way);
  expect(onScrolled.mock.calls.length > 0).toBe(way !== 0);
  end();
  const rest = box.scrollTop;
  vi.advanceTimersByTime(400);
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
    vi.advanceTimersByTime(400);
    end();
  }
  expect(near.scrollTop).toBeGreaterThan(still.scrollTop);
  expect(far.scrollTop).toBeGreaterThan(near.scrollTop);
  expect(still.scrollTop).toBe(10_000);
});

it('begins near an edge after a short stay, which another place ends, and beyond it at once', () => {
  const box = aBox();
  let y = 495;
  const end = scrollNearEdges(box, () => y, vi.fn());
  vi.advanceTimersByTime(150);
  y = 300;
  vi.advanceTimersByTime(50);
  y = 495;
  vi.advanceTimersByTime(150);
  expect(box.scrollTop).toBe(10_000);
  vi.advanceTimersByTime(150);
  const afterStay = box.scrollTop;
  expect(afterStay).toBeGreaterThan(10_000);
  y = 300;
  vi.advanceTimersByTime(50);
  y = 501;
  vi.advanceTimersByTime(50);
  expect(box.scrollTop).toBeGreaterThan(afterStay);
  end();
});

it('goes as far in a second of long frames as in one of short ones, and makes no leap over a pause', () => {
  const paths = [16, 48].map((frameMs) => {
    const frames: FrameRequestCallback[] = [];
    const request = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const box = aBox();
    scrollNearEdges(box, () => 800, vi.fn());
    const next = (ms: number) => {
      now += ms;
      frames.shift()?.(now);
    };
    for (let at = 0; at < 960 / frameMs; at++) next(frameMs);
    const path = box.scrollTop - 10_000;
    next(5000);
    const leap = box.scrollTop - 10_000 - path;
    request.mockRestore();
    clock.mockRestore();
    expect(leap).toBeLessThan(100);
    return path;
  });
  const [short = 0, long = 0] = paths;
  expect(short).toBeGreaterThan(1500);
  expect(Math.abs(short - long)).toBeLessThan(2);
});
