import type { FilterParams } from '@naksha/contract';
import type { ColourMap } from './colour-map.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { type Colour, fromHex, linearToSrgb, lumaOf, srgbToLinear } from './srgb.ts';
import { temper } from './temperature.ts';

/** How far warm and cool go towards the ends of daylight. */
const warmth = 0.7;

type Filter = FilterParams['filter'];

/** The filter's colours mixed with the picture's own by its strength. */
export function filterMap({ filter, strength, dark, light }: Omit<FilterParams, 'area'>): ColourMap {
  const full = filter === 'duotone' ? duotone(dark, light) : maps[filter];
  const share = strength / 100;
  if (share === 1) return full;
  return (red, green, blue, into) => {
    full(red, green, blue, into);
    into[0] = red + (into[0] - red) * share;
    into[1] = green + (into[1] - green) * share;
    into[2] = blue + (into[2] - blue) * share;
  };
}

const maps: Readonly<Record<Exclude<Filter, 'duotone'>, ColourMap>> = {
  /** The grey that is as light: by luminance, not by the mean of the channels. */
  grayscale: (red, green, blue, into) => into.fill(greyOf(red, green, blue)),
  /** The matrix of the W3C's Filter Effects. */
  sepia: (red, green, blue, into) => {
    into[0] = Math.min(1, 0.393 * red + 0.769 * green + 0.189 * blue);
    into[1] = Math.min(1, 0.349 * red + 0.686 * green + 0.168 * blue);
    into[2] = Math.min(1, 0.272 * red + 0.534 * green + 0.131 * blue);
  },
  negative: (red, green, blue, into) => {
    into[0] = 1 - red;
    into[1] = 1 - green;
    into[2] = 1 - blue;
  },
  warm: daylight(warmth),
  cool: daylight(-warmth),
};

function daylight(by: number): ColourMap {
  const map = temper(by);
  if (map === undefined) throw new RangeError('Expected a light other than daylight');
  return map;
}

function greyOf(red: number, green: number, blue: number): number {
  return linearToSrgb(lumaOf(srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue)));
}

/** Black becomes one colour, white the other, and what lies between is mixed of the two in OKLab by its lightness. */
function duotone(dark: string, pale: string): ColourMap {
  const one: Colour = [0, 0, 0];
  const other: Colour = [0, 0, 0];
  toOklab(...fromHex(dark), one);
  toOklab(...fromHex(pale), other);
  return (red, green, blue, into) => {
    toOklab(red, green, blue, into);
    const share = into[0];
    fromOklab(
      one[0] + (other[0] - one[0]) * share,
      one[1] + (other[1] - one[1]) * share,
      one[2] + (other[2] - one[2]) * share,
      into,
    );
  };
}
