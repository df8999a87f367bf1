import { flattenParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { previewFlat } from './flatten-preview.ts';

/** Stripes of two colours with a single pixel of a third. */
function picture(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.set(i % width < width / 2 ? [164, 50, 42] : [239, 226, 197], i * 4);
  data.set([20, 30, 90], (5 * width + 4) * 4);
  return { data, width, height };
}

it('shows the colours with their shares and how far they are from the picture', () => {
  const flat = previewFlat(picture(40, 30), flattenParams.parse({ colours: 2, smallest: 2 }), 1);
  expect(flat.colours.map(({ hex }) => hex).sort()).toEqual(['#a4322a', '#efe2c5']);
  expect(flat.colours.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(flat.deltaE).toBeLessThan(0.5);
  expect([...flat.pixels.subarray((5 * 40 + 4) * 4, (5 * 40 + 4) * 4 + 4)]).toEqual([164, 50, 42, 255]);
});

it('keeps a locked colour that the picture has not', () => {
  const flat = previewFlat(picture(40, 30), flattenParams.parse({ colours: 3, locked: ['#00ff00'] }), 0.5);
  expect(flat.colours[0]).toEqual({ hex: '#00ff00', share: 0 });
});

it('maps where the flat colours miss the picture, and says how much of it is near and far', () => {
  const flat = previewFlat(
    picture(40, 30),
    flattenParams.parse({ colours: 2, smallest: 2, cleanEdges: false }),
    1,
    'difference',
  );
  expect([flat.width, flat.height]).toEqual([20, 15]);
  expect(flat.shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  const lone = flattenParams.parse({ colours: 2, locked: ['#00ff00', '#0000ff'], cleanEdges: false });
  const far = previewFlat(picture(40, 30), lone, 1, 'difference');
  expect(flat.shares?.[0]).toBeGreaterThan(0.9);
  expect(far.shares?.at(-1)).toBe(1);
  expect([...far.pixels.subarray(0, 3)]).not.toEqual([...flat.pixels.subarray(0, 3)]);
});
