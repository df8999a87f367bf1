import { deltaE, hexToLab, type Triple, toHex, toLab } from '@naksha/colour';

export interface Reading {
  readonly hex: string;
  readonly rgb: Triple;
  /** Percent. Without a profile: what a printer's own conversion gives is another matter. */
  readonly cmyk: readonly [c: number, m: number, y: number, k: number];
  readonly lab: Triple;
  readonly lch: Triple;
  /** The nearest colour of the palette. */
  readonly nearest?: { readonly hex: string; readonly deltaE: number };
}

/** What the glass says of a pixel of 8-bit sRGB. */
export function readColour(rgb: Triple, palette: readonly string[]): Reading {
  const colour: Triple = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const lab = toLab(colour);
  const [nearest] = palette
    .map((hex) => ({ hex, deltaE: deltaE(lab, hexToLab(hex)) }))
    .sort((a, b) => a.deltaE - b.deltaE);
  return {
    hex: toHex(colour),
    rgb,
    cmyk: toCmyk(colour),
    lab,
    lch: [lab[0], Math.hypot(lab[1], lab[2]), (Math.atan2(lab[2], lab[1]) * 180) / Math.PI + (lab[2] < 0 ? 360 : 0)],
    ...(nearest ? { nearest } : {}),
  };
}

function toCmyk(colour: Triple): Reading['cmyk'] {
  const lightest = Math.max(...colour);
  if (lightest === 0) return [0, 0, 0, 100];
  const [c, m, y] = colour.map((channel) => Math.round((1 - channel / lightest) * 100));
  return [c ?? 0, m ?? 0, y ?? 0, Math.round((1 - lightest) * 100)];
}
