import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, fromHex, hexOfBytes, linearToSrgb, srgbToLinear, toHex } from './srgb.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the transfer function of sRGB', () => {
  it('is undone by its inverse, both ways', () => {
    fc.assert(
      fc.property(channel, (value) => {
        expect(linearToSrgb(srgbToLinear(value))).toBeCloseTo(value, 12);
        expect(srgbToLinear(linearToSrgb(value))).toBeCloseTo(value, 12);
      }),
    );
  });

  it('keeps black, white and the order of what lies between', () => {
    expect([srgbToLinear(0), linearToSrgb(0)]).toEqual([0, 0]);
    expect(srgbToLinear(1)).toBeCloseTo(1, 15);
    expect(linearToSrgb(1)).toBeCloseTo(1, 15);
    fc.assert(
      fc.property(channel, channel, (one, other) => {
        fc.pre(Math.abs(one - other) > 1e-9);
        expect(Math.sign(srgbToLinear(one) - srgbToLinear(other))).toBe(Math.sign(one - other));
      }),
    );
  });

  // IEC 61966-2-1: the curve meets its straight beginning, and half of the light is level 188.
  it.each([
    [0.04045, 0.0031308],
    [188 / 255, 0.5],
    [0.5, 0.2140411],
  ])('decodes %d to %d as the standard says', (encoded, linear) => {
    expect(srgbToLinear(encoded)).toBeCloseTo(linear, 2);
  });

  it('has no step where the straight part ends', () => {
    expect(srgbToLinear(0.04045 + 1e-9) - srgbToLinear(0.04045)).toBeLessThan(1e-7);
    expect(linearToSrgb(0.0031308 + 1e-9) - linearToSrgb(0.0031308)).toBeLessThan(1e-6);
  });

  it('takes powers from the caller where it gives some', () => {
    expect(srgbToLinear(0.5, () => 7)).toBe(7);
    expect(linearToSrgb(0.5, () => 1)).toBeCloseTo(1, 12);
    // The straight part needs none.
    expect(srgbToLinear(0.01, () => 7)).toBe(0.01 / 12.92);
  });
});

describe('a hex colour', () => {
  it('comes back from its channels', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(fromHex(colour))).toBe(colour);
        expect(hexOfBytes(bytesOfHex(colour))).toBe(colour);
        expect(fromHex(colour.toUpperCase())).toEqual(fromHex(colour));
      }),
    );
  });

  it('has its channels from the left, red first', () => {
    expect(bytesOfHex('#0a80ff')).toEqual([10, 128, 255]);
  });

  it('is clipped, never wrapped, where channels lie outside', () => {
    expect(toHex([-0.4, 0.5, 1.7])).toBe('#0080ff');
    expect(toHex([Number.NEGATIVE_INFINITY, 0, Number.POSITIVE_INFINITY])).toBe('#0000ff');
    expect(hexOfBytes([-1, 127.5, 256])).toBe('#0080ff');
  });

  it.each(['', '#', '#fff', '#12345', '#1234567', '123456', '#12345g', ' #123456', '#12 456', 'red'])(
    'is not %j',
    (text) => {
      expect(() => fromHex(text)).toThrow(RangeError);
    },
  );
});
