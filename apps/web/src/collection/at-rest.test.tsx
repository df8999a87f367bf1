import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteScroll, useAtRest, whenAtRest } from './at-rest.ts';

let started = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  // The clock of each test begins before what scrolled in the one before it.
  started += 100_000;
  vi.advanceTimersByTime(started);
  return () => vi.useRealTimers();
});

it('sees at once that a folder is at rest, and later of one that scrolls', () => {
  expect(renderHook(useAtRest).result.current).toBe(true);
  noteScroll();
  const { result } = renderHook(useAtRest);
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe(true);
});

it('does nothing while a folder scrolls, and one thing a frame once it has come to rest', () => {
  const done: number[] = [];
  noteScroll();
  for (const each of [1, 2, 3]) whenAtRest(() => done.push(each));
  for (let at = 0; at < 10; at++) {
    vi.advanceTimersByTime(100);
    noteScroll();
  }
  expect(done).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(done[0]).toBe(1);
  const before = done.length;
  vi.advanceTimersToNextFrame();
  expect(done.length - before).toBeLessThanOrEqual(1);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1, 2, 3]);
});

it('shows all at once that the folder has come to rest, before anything is done a frame at a time', () => {
  const done: number[] = [];
  noteScroll();
  for (const each of [1, 2, 3]) whenAtRest(() => done.push(each));
  const cards = Array.from({ length: 40 }, () => renderHook(useAtRest).result);
  act(() => vi.advanceTimersByTime(149));
  expect(cards.some(({ current }) => current)).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(cards.every(({ current }) => current)).toBe(true);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1, 2, 3]);
});

it('does not do what was given up meanwhile, and what comes after it all the same', () => {
  const done: string[] = [];
  noteScroll();
  const giveUp = whenAtRest(() => done.push('given up'));
  whenAtRest(() => done.push('kept'));
  giveUp();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['kept']);
});
