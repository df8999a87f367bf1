import { deltaE } from './delta-e.ts';
import { toLab } from './lab.ts';

type Rgb = readonly [number, number, number];

export interface Reading {
  readonly hex: string;
  readonly rgb: Rgb;
  readonly lab: readonly [number, number, number];
  /** The nearest colour of the palette. */
  readonly nearest?: { readonly hex: string; readonly deltaE: number };
}

/** What the glass says of a pixel. */
export function readColour(rgb: Rgb, palette: readonly string[]): Reading {
  const lab = toLab(rgb);
  const [nearest] = palette
    .map((hex) => ({ hex, deltaE: deltaE(lab, toLab(fromHex(hex))) }))
    .sort((a, b) => a.deltaE - b.deltaE);
  return {
    hex: `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    rgb,
    lab,
    ...(nearest ? { nearest } : {}),
  };
}

function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
