import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDitherer } from './dither-rows.ts';
import { nearestColour } from './nearest-colour.ts';
import { bytesOfHex } from './srgb.ts';

const byte = fc.integer({ min: 0, max: 255 });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes = fc.uniqueArray(hex, { minLength: 1, maxLength: 64 });

describe('the nearest colour of a palette', () => {
  it('is a place in it, the same one however often and in whatever order it is asked for', () => {
    fc.assert(
      fc.property(
        palettes,
        fc.array(fc.tuple(byte, byte, byte), { minLength: 2, maxLength: 12 }),
        (palette, colours) => {
          const [one, other] = [nearestColour(palette), nearestColour(palette)];
          const forth = colours.map((colour) => one(...colour));
          const back = colours.toReversed().map((colour) => other(...colour));
          expect(back.toReversed()).toEqual(forth);
          for (const place of forth) {
            expect(place).toBeGreaterThanOrEqual(0);
            expect(place).toBeLessThan(palette.length);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is the colour itself where only far ones lie beside it', () => {
    const palette = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#808080'];
    const nearest = nearestColour(palette);
    expect(palette.map((colour) => nearest(...bytesOfHex(colour)))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is the only one of a palette of one', () => {
    const nearest = nearestColour(['#27357a']);
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        expect(nearest(r, g, b)).toBe(0);
      }),
    );
  });
});

describe('a ditherer', () => {
  const palette = ['#000000', '#ffffff'];
  it.each([3, 4] as const)('leaves pixels of the palette as they are, %d samples each', (channels) => {
    const dither = createDitherer(palette, nearestColour(palette), 5, channels);
    const pixels = Uint8Array.from({ length: 5 * 4 * channels }, (_, i) =>
      Math.floor(i / channels) % 3 === 0 ? 255 : 0,
    );
    const wanted = Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? 1 : 0));
    expect([...dither(pixels)]).toEqual(wanted);
  });

  it('gives the same labels whether the rows come at once or band by band', () => {
    const pixels = Uint8Array.from({ length: 24 * 18 * 3 }, (_, i) => (i * 7919) & 255);
    const whole = createDitherer(palette, nearestColour(palette), 24, 3)(pixels);
    const banded = createDitherer(palette, nearestColour(palette), 24, 3);
    const parts = [0, 1, 5, 11, 18].flatMap((row, i, rows) => {
      const next = rows[i + 1];
      return next === undefined ? [] : [...banded(pixels.subarray(row * 24 * 3, next * 24 * 3))];
    });
    expect(parts).toEqual([...whole]);
  });
});
