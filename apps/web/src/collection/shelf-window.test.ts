import { describe, expect, it } from 'vitest';
import { shelfWindow } from './shelf-window.ts';

const shelf = { total: 10_000, columns: 6, rowHeight: 279, pageSize: 30 };

describe('shelfWindow', () => {
  it('draws a screenful of ten thousand designs and asks for the pages of that part only', () => {
    const top = shelfWindow(shelf, 0, 800);
    expect([top.from, top.to, top.pages]).toEqual([0, 30, [1]]);
    const middle = shelfWindow(shelf, 100_000, 800);
    expect(middle.to - middle.from).toBeLessThanOrEqual(6 * 8);
    expect(middle.pages).toEqual([72, 73]);
  });

  it('is as high as the whole shelf, so that the scroll bar tells the truth', () => {
    expect(shelfWindow(shelf, 0, 800).height).toBe(Math.ceil(10_000 / 6) * 279);
  });

  it('ends with the last design', () => {
    const end = shelfWindow(shelf, 1e9, 800);
    expect(end.to).toBe(10_000);
    expect(end.from).toBeLessThanOrEqual(10_000);
  });

  it('asks for the first page when it is not known yet how much there is', () => {
    expect(shelfWindow({ ...shelf, total: 0 }, 0, 800)).toEqual({ from: 0, to: 0, pages: [1], height: 0 });
  });
});
