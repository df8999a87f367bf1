import type { AdjustParams } from '@naksha/contract';
import { type ColourMap, sameColour } from './colour-map.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { temper } from './temperature.ts';
import { toneOf } from './tone.ts';

/**
 * Temperature first, as light falls on the cloth; then hue and saturation in OKLab, where lightness stays as it was; then
 * brightness and contrast, channel by channel. Sharpness is not of single colours: `sharpen.ts`.
 */
export function adjustMap(params: Omit<AdjustParams, 'sharpness' | 'area'>): ColourMap {
  const tone = toneOf(params);
  const warmth = temper(params.temperature / 100);
  const chroma = turn(params.hue, params.saturation);
  if (warmth === undefined && chroma === undefined) {
    if (tone === undefined) return sameColour;
    return (red, green, blue, into) => {
      into[0] = tone(red);
      into[1] = tone(green);
      into[2] = tone(blue);
    };
  }
  return (red, green, blue, into) => {
    sameColour(red, green, blue, into);
    warmth?.(into[0], into[1], into[2], into);
    chroma?.(into[0], into[1], into[2], into);
    if (tone === undefined) return;
    into[0] = tone(into[0]);
    into[1] = tone(into[1]);
    into[2] = tone(into[2]);
  };
}

/** Turns the hue by degrees and stretches the chroma: −100 is grey, 100 twice as much. */
function turn(hue: number, saturation: number): ColourMap | undefined {
  if (hue === 0 && saturation === 0) return undefined;
  const stretch = 1 + saturation / 100;
  const cos = Math.cos((hue * Math.PI) / 180) * stretch;
  const sin = Math.sin((hue * Math.PI) / 180) * stretch;
  return (red, green, blue, into) => {
    toOklab(red, green, blue, into);
    fromOklab(into[0], into[1] * cos - into[2] * sin, into[1] * sin + into[2] * cos, into);
  };
}
