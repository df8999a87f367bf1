import { expect, it } from 'vitest';
import { dropWeave } from './drop-weave.ts';
import { findWeave } from './find-weave.ts';

const side = 192;

/** Two surfaces side by side, seen through threads that lie 5.3 pixels apart at a slant, crossed by others 7.1 apart. */
function scan(amplitude: number) {
  const pixels = new Uint8Array(side * side * 3);
  const [cos, sin] = [Math.cos(0.2), Math.sin(0.2)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      const threads = amplitude * (Math.sin((2 * Math.PI * u) / 5.3) + Math.sin((2 * Math.PI * v) / 7.1));
      const own = x < side / 2 ? [180, 120, 60] : [60, 70, 120];
      for (const [channel, value] of own.entries()) pixels[(y * side + x) * 3 + channel] = value + threads;
    }
  }
  return { pixels, channels: 3, width: side, height: side } as const;
}

it('finds threads at any angle and distance, and none where there are none', () => {
  const waves = findWeave(scan(14)).slice(0, 2);
  const found = waves.map(({ across, down }) => ({
    period: 1 / Math.hypot(across, down),
    angle: Math.atan2(down, across),
  }));
  found.sort((a, b) => a.period - b.period);
  expect(found[0]?.period).toBeCloseTo(5.3, 1);
  expect(found[0]?.angle).toBeCloseTo(0.2, 1);
  expect(found[1]?.period).toBeCloseTo(7.1, 1);
  expect(found[1]?.angle).toBeCloseTo(0.2 + Math.PI / 2, 1);
  expect(findWeave(scan(0))).toEqual([]);
});

it('takes no figure of a design for a thread, unless the scan is fine enough for threads that wide', () => {
  const stripes = new Uint8Array(side * side * 3).map(
    (_, i) => 128 + 20 * Math.sin((2 * Math.PI * Math.floor(i / 3)) / 12),
  );
  const cloth = { pixels: stripes, channels: 3, width: side, height: side } as const;
  expect(findWeave(cloth)).toEqual([]);
  expect(findWeave(cloth, 150)).toEqual([]);
  expect(findWeave(cloth, 600).length).toBeGreaterThan(0);
});

it('takes the threads out and leaves the edge where it was', () => {
  const woven = scan(14);
  const bare = scan(0).pixels;
  const pixels = dropWeave(woven, findWeave(woven));
  let [sum, count] = [0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % side;
    const off = Math.abs((pixels[at] ?? 0) - (bare[at] ?? 0));
    // Away from the edges: that in the middle and that of the wrap.
    const away = Math.min(x, Math.abs(x - side / 2), side - 1 - x);
    if (away > 12) {
      sum += off;
      count++;
    }
    expect(off).toBeLessThan(45);
  }
  expect(sum / count).toBeLessThan(1.5);
});

it('leaves a picture without waves as it is', () => {
  const { pixels } = scan(14);
  expect(dropWeave(scan(14), [])).toEqual(pixels);
});
