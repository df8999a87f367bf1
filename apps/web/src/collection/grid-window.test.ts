import { describe, expect, it } from 'vitest';
import { gridWindow, nearer } from './grid-window.ts';

const folder = { total: 10_000, columns: 6, rowHeight: 279, pageSize: 30 };

describe('gridWindow', () => {
  it('draws a screenful of ten thousand designs and asks for the pages of that part, and once it was scrolled for those near it', () => {
    const top = gridWindow(folder, 0, 800);
    expect([top.from, top.to, top.pages]).toEqual([0, 30, [1]]);
    const middle = gridWindow(folder, 100_000, 800);
    expect(middle.to - middle.from).toBeLessThanOrEqual(6 * 8);
    expect(middle.pages).toEqual([71, 72, 73, 74]);
  });

  it('is as high as the whole folder, so that the scroll bar is true', () => {
    expect(gridWindow(folder, 0, 800).height).toBe(Math.ceil(10_000 / 6) * 279);
  });

  it('ends with the last design', () => {
    const end = gridWindow(folder, 1e9, 800);
    expect(end.to).toBe(10_000);
    expect(end.from).toBeLessThanOrEqual(10_000);
  });

  it('asks for the first page when it is not known yet how much there is', () => {
    expect(gridWindow({ ...folder, total: 0 }, 0, 800)).toEqual({ from: 0, to: 0, pages: [1], height: 0 });
  });
});

describe('nearer', () => {
  it('comes to a row that scrolls in an item at a time, and lets as many go', () => {
    const wanted = { from: 6, to: 42 };
    let drawn = { from: 0, to: 36 };
    const steps = [];
    while (drawn.to < wanted.to || drawn.from < wanted.from) {
      drawn = nearer(drawn, wanted);
      steps.push(drawn);
    }
    expect(steps).toEqual(Array.from({ length: 6 }, (_, at) => ({ from: at + 1, to: at + 37 })));
    expect(nearer({ from: 6, to: 42 }, { from: 0, to: 36 })).toEqual({ from: 5, to: 41 });
  });

  it('draws a part that shares nothing with the one before at once, and hurries where much is missing', () => {
    expect(nearer({ from: 0, to: 36 }, { from: 600, to: 636 })).toEqual({ from: 600, to: 636 });
    expect(nearer({ from: 0, to: 36 }, { from: 30, to: 66 })).toEqual({ from: 4, to: 40 });
    expect(nearer({ from: 0, to: 0 }, { from: 0, to: 30 })).toEqual({ from: 0, to: 30 });
  });
});
