import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColourMap, sameColour } from './colour-map.ts';
import { levelTable, mapLevels, mapPixels, sixteen } from './map-pixels.ts';

/** Another place in the cube for each colour, channel by channel apart so that their order is seen. */
const moved: ColourMap = (red, green, blue, into) => {
  into[0] = 1 - red;
  into[1] = green * green;
  into[2] = (blue + red) / 2;
};
const depths = [8, 16] as const;
const layouts = [3, 4] as const;

/** Bytes of pixels from levels of their depth. */
const pixelsOf = (levels: readonly number[], depth: 8 | 16): Uint8Array =>
  depth === 8 ? Uint8Array.from(levels) : new Uint8Array(Uint16Array.from(levels).buffer);
const levelsIn = (pixels: Uint8Array, depth: 8 | 16): number[] => [...(depth === 8 ? pixels : sixteen(pixels))];

const kinds = depths.flatMap((depth) => layouts.map((channels) => ({ depth, channels })));

describe.each(kinds)('pixels of $channels samples with $depth bits', ({ depth, channels }) => {
  const top = 2 ** depth - 1;
  const level = fc.integer({ min: 0, max: top });
  const some = fc.array(fc.array(level, { minLength: channels, maxLength: channels }), { minLength: 1, maxLength: 12 });
  const map = mapPixels(moved, { channels, depth });

  it('become what the map says, rounded, and keep their transparency', () => {
    fc.assert(
      fc.property(some, (pixels) => {
        const bytes = pixelsOf(pixels.flat(), depth);
        map(bytes);
        const found = levelsIn(bytes, depth);
        for (const [i, [red = 0, green = 0, blue = 0, alpha]] of pixels.entries()) {
          const at = i * channels;
          expect(found[at]).toBe(top - red);
          expect(found[at + 1]).toBe(Math.round((green / top) * (green / top) * top));
          expect(Math.abs((found[at + 2] ?? 0) - (blue + red) / 2)).toBeLessThanOrEqual(0.51);
          if (channels === 4) expect(found[at + 3]).toBe(alpha);
        }
      }),
    );
  });

  it('stay as they are to the last bit when the map changes nothing', () => {
    const same = mapPixels(sameColour, { channels, depth });
    fc.assert(
      fc.property(some, (pixels) => {
        const bytes = pixelsOf(pixels.flat(), depth);
        same(bytes);
        expect(levelsIn(bytes, depth)).toEqual(pixels.flat());
      }),
    );
  });

  it('are clipped where a map leaves the screen', () => {
    const far: ColourMap = (_red, _green, _blue, into) => Object.assign(into, [3, -2, 0.5]);
    const bytes = pixelsOf(Array(channels).fill(9), depth);
    mapPixels(far, { channels, depth })(bytes);
    expect(levelsIn(bytes, depth).slice(0, 3)).toEqual([top, 0, Math.round(top / 2)]);
  });

  it('take levels from a table, each channel alike', () => {
    const table = levelTable((value) => 1 - value, depth);
    fc.assert(
      fc.property(some, (pixels) => {
        const bytes = pixelsOf(pixels.flat(), depth);
        mapLevels(bytes, table, { channels, depth });
        const wanted = pixels.flatMap((pixel) => pixel.map((value, i) => (i < 3 ? top - value : value)));
        expect(levelsIn(bytes, depth)).toEqual(wanted);
      }),
    );
  });
});
