import { expect, test } from 'vitest';
import { type GreyPicture, ssim } from './ssim.ts';

/** Waves of 11 and 17 pixels' length. */
function waves(move = 0, change = (value: number) => value): GreyPicture {
  const [width, height] = [96, 64];
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) + move, Math.floor(at / width)];
    return change(128 + 60 * Math.sin((2 * Math.PI * x) / 11) + 40 * Math.cos((2 * Math.PI * (x + y)) / 17));
  });
  return { width, height, values };
}

test('a picture is wholly like itself', () => {
  expect(ssim(waves(), waves())).toBeCloseTo(1, 10);
});

test('a picture is not like itself moved by two pixels, nor turned inside out', () => {
  expect(ssim(waves(), waves(2))).toBeLessThan(0.7);
  expect(
    ssim(
      waves(),
      waves(0, (value) => 255 - value),
    ),
  ).toBeLessThan(0);
});

test('a little more light and a little noise are forgiven, much noise is not', () => {
  expect(
    ssim(
      waves(),
      waves(0, (value) => value + 4),
    ),
  ).toBeGreaterThan(0.98);
  const noisy = (strength: number) => {
    let step = 0;
    return waves(0, (value) => value + strength * (((step++ * 7919) % 101) / 50 - 1));
  };
  expect(ssim(waves(), noisy(5))).toBeGreaterThan(0.95);
  expect(ssim(waves(), noisy(120))).toBeLessThan(0.6);
});

test('a known pair comes out as the formula says', () => {
  const even = (grey: number): GreyPicture => ({ width: 8, height: 8, values: new Float32Array(64).fill(grey) });
  const steadier = (0.01 * 255) ** 2;
  expect(ssim(even(100), even(200))).toBeCloseTo((2 * 100 * 200 + steadier) / (100 ** 2 + 200 ** 2 + steadier), 10);
});

test('pictures of different size are not compared', () => {
  expect(() => ssim(waves(), { ...waves(), width: 64 })).toThrow('96 × 64');
});
