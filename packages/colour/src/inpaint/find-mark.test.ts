import { describe, expect, it } from 'vitest';
import { fieldOf, flowers, grainAt, type Paint } from '../../test/clothing.ts';
import { findMark } from './find-mark.ts';

const side = 256;
/** Letters of bars, three in a line and wide apart. */
const isMark = (x: number, y: number): boolean => {
  const [u, v] = [(x - 30) % 44, y - 100];
  if (x < 30 || x >= 30 + 5 * 44 || v < 0 || v >= 34) return false;
  return u < 24 && (u < 6 || u >= 18 || v < 6 || (v >= 14 && v < 20));
};
/** The paint beneath words that let half of it through. */
const veiled =
  (paint: Paint, level: number): Paint =>
  (x, y) => {
    const [red, green, blue] = paint(x, y);
    const over = (own: number) => (isMark(x, y) ? own + (level - own) / 2 : own);
    return [over(red), over(green), over(blue)];
  };
const plain: Paint = (x, y) => {
  const light = 150 + 10 * grainAt(x, y);
  return [light, light, light * 0.8];
};

const found = (paint: Paint) => findMark(fieldOf(side, side, paint));

describe.each([
  ['a plain ground with grain', plain],
  ['a cloth that repeats', flowers(32)],
] as const)('on %s', (_, paint) => {
  it('nothing is found where nothing lies over it', () => {
    expect(found(paint)).toBeUndefined();
  });

  it('words that are darker are found, nearly all of them and little else', () => {
    const { marks, parts } = found(veiled(paint, 0)) ?? { marks: new Uint8Array(0), parts: 0 };
    expect(parts).toBeGreaterThanOrEqual(3);
    const counts = { right: 0, missed: 0, wrong: 0 };
    for (const [at, mark] of marks.entries()) {
      const is = isMark(at % side, Math.floor(at / side));
      if (is) counts[mark === 1 ? 'right' : 'missed'] += 1;
      else if (mark === 1) counts.wrong += 1;
    }
    expect(counts.missed).toBeLessThan(0.1 * (counts.right + counts.missed));
    // A pixel around each bar goes with it.
    expect(counts.wrong).toBeLessThan(counts.right);
  });
});

it('finds words that are lighter than a plain ground as well', () => {
  expect(found(veiled(plain, 255))?.parts).toBeGreaterThanOrEqual(3);
});

it('finds no words in a single spot, nor in what is lighter and darker by turns', () => {
  expect(found((x, y) => (Math.hypot(x - 128, y - 128) < 20 ? [255, 255, 255] : plain(x, y)))).toBeUndefined();
  const waves: Paint = (x, y) => {
    const light = 128 + 60 * Math.sin(x / 7 + 2 * Math.sin(y / 11)) * Math.cos(y / 9 + x / 31);
    return [light, light, light];
  };
  expect(found(waves)).toBeUndefined();
});
