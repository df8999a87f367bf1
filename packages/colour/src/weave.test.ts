import { expect, it } from 'vitest';
import { dropWeave, weaveReach } from './drop-weave.ts';
import { findWeave } from './find-weave.ts';

const [width, height] = [144, 120];

/** Two surfaces side by side, seen through threads. */
function scan(amplitude: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const threads = amplitude * (Math.sin((2 * Math.PI * x) / 4) + Math.sin((2 * Math.PI * y) / 6));
      const own = x < width / 2 ? [180, 120, 60] : [60, 70, 120];
      for (const [channel, value] of own.entries()) pixels[(y * width + x) * 3 + channel] = value + threads;
    }
  }
  return pixels;
}

it('finds the period of threads across and down, and none where there are none', () => {
  expect(findWeave(scan(14), 3, width, height)).toEqual({ across: 4, down: 6 });
  expect(findWeave(scan(0), 3, width, height)).toEqual({ across: 0, down: 0 });
});

it('takes the threads out and leaves the edge where it was', () => {
  const weave = { across: 4, down: 6 };
  const rows = dropWeave(scan(14), 3, width, weave);
  const reach = weaveReach(weave);
  expect(rows).toHaveLength((height - 2 * reach) * width * 3);
  let most = 0;
  for (let at = 0; at < rows.length; at += 3) {
    const x = (at / 3) % width;
    // Away from both edges: that in the middle and that of the wrap.
    const away = Math.min(x, Math.abs(x - width / 2), width - 1 - x);
    if (away > 4) most = Math.max(most, Math.abs((rows[at] ?? 0) - (x < width / 2 ? 180 : 60)));
    if (away === 1) expect(Math.abs((rows[at] ?? 0) - (x < width / 2 ? 180 : 60))).toBeLessThan(45);
  }
  expect(most).toBeLessThan(3);
});
