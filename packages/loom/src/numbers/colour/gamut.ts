import { steady } from '../steady.ts';
import {
  type LinearRgb,
  linearToHex,
  linearToOklab,
  type Oklab,
  type Oklch,
  oklabToLinear,
  oklchToOklab,
} from './oklch.ts';

/** The just noticeable difference in OKLab: a cut smaller than this is not seen. CSS Color 4, section 13.2. */
const noticeable = 0.02;
const precision = 0.0001;

/**
 * OKLCH → `#rrggbb` by reducing chroma at constant lightness and hue until cutting the channels would no longer be
 * seen, as CSS Color 4 maps gamuts. Colours inside sRGB are only rounded.
 */
export function oklchToHex(colour: Oklch): string {
  const [L, C, h] = colour;
  if (L >= 1) return '#ffffff';
  if (L <= 0) return '#000000';
  const wanted = oklabToLinear(oklchToOklab(colour));
  if (isInside(wanted)) return linearToHex(wanted);
  let low = 0;
  let high = C;
  let isLowInside = true;
  let best = cut(wanted);
  if (distance(linearToOklab(best), oklchToOklab(colour)) < noticeable) return linearToHex(best);
  while (high - low > precision) {
    const chroma = (low + high) / 2;
    const lab = oklchToOklab([L, chroma, h]);
    const rgb = oklabToLinear(lab);
    if (isLowInside && isInside(rgb)) {
      low = chroma;
      continue;
    }
    best = cut(rgb);
    const seen = distance(linearToOklab(best), lab);
    if (seen >= noticeable) high = chroma;
    else {
      if (noticeable - seen < precision) break;
      isLowInside = false;
      low = chroma;
    }
  }
  return linearToHex(best);
}

/** OKLab → `#rrggbb`, mapped into sRGB as `oklchToHex` does. */
export function oklabToHex([L, a, b]: Oklab): string {
  return oklchToHex([L, steady.hypot(a, b), (steady.atan2(b, a) * 180) / Math.PI]);
}

function isInside(rgb: LinearRgb): boolean {
  return rgb.every((channel) => channel >= -1e-6 && channel <= 1 + 1e-6);
}

function cut([r, g, b]: LinearRgb): LinearRgb {
  return [Math.min(1, Math.max(0, r)), Math.min(1, Math.max(0, g)), Math.min(1, Math.max(0, b))];
}

function distance(one: Oklab, other: Oklab): number {
  return steady.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
