import type { Family } from '@naksha/contract';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import type { Intent, WantedColour } from '../prompt/intent.ts';

type Four = readonly [string, string, string, string];

/**
 * Dyes that have been proven beside a dyed ground, the leading one first: hues from … until, the ground's depth from … until. Judged on
 * museum cloth and print libraries: a tone of the ground or what lies opposite it leads, a pale one lifts, gold is the spice.
 */
const table: readonly {
  readonly hues: readonly [from: number, until: number];
  readonly depths: readonly [from: number, until: number];
  readonly beside: Four;
}[] = [
  // Pinks: pale, full.
  { hues: [335, 55], depths: [0.82, 1], beside: ['#a8325a', '#cf7285', '#c9a04a', '#fdf4ee'] },
  { hues: [335, 30], depths: [0.7, 0.82], beside: ['#98244a', '#fdf0e6', '#f7cbb6', '#c9a04a'] },
  { hues: [330, 25], depths: [0.5, 0.7], beside: ['#fbeadf', '#f3b8a4', '#7d1f46', '#e3b04e'] },
  // Reds and maroons.
  { hues: [345, 40], depths: [0, 0.52], beside: ['#e9c06c', '#f6e6cf', '#e08a7c', '#d9a441'] },
  // Scarlet and coral.
  { hues: [20, 45], depths: [0.52, 0.74], beside: ['#fdf0dc', '#7d2038', '#f6c9b2', '#2f6d6a'] },
  // Peach and orange, rust and brown.
  { hues: [30, 70], depths: [0.62, 1], beside: ['#a8323a', '#2f6d6a', '#fdf1de', '#e0a03c'] },
  { hues: [40, 80], depths: [0, 0.62], beside: ['#f4e2c4', '#e8a48a', '#e3b25c', '#7fb0a8'] },
  // Yellows.
  { hues: [70, 112], depths: [0.5, 1], beside: ['#b02f3c', '#2d4f7c', '#fdf4df', '#d9772f'] },
  { hues: [78, 112], depths: [0, 0.5], beside: ['#f0d9a8', '#e39a7c', '#d9b14e', '#a9b98a'] },
  // Greens: pale, deep.
  { hues: [112, 175], depths: [0.66, 1], beside: ['#c44f6a', '#3f7456', '#fdf6e9', '#e0a84c'] },
  { hues: [100, 175], depths: [0, 0.66], beside: ['#e79aa2', '#f5e7cf', '#e2b253', '#b9cf9e'] },
  // Teals and turquoises.
  { hues: [175, 225], depths: [0, 1], beside: ['#ef8f74', '#f9ecd8', '#e6bb58', '#a9d3cd'] },
  // Blues: pale, deep.
  { hues: [225, 290], depths: [0.66, 1], beside: ['#2c4a86', '#e0786e', '#fbf6ea', '#e3b650'] },
  { hues: [225, 290], depths: [0, 0.66], beside: ['#f3e6cf', '#e8917c', '#a9c3e3', '#e0b253'] },
  // Lilacs and purples.
  { hues: [290, 345], depths: [0.64, 1], beside: ['#6d3a78', '#c8577e', '#fcf4ee', '#cfa64c'] },
  { hues: [290, 345], depths: [0, 0.64], beside: ['#e6bb5e', '#f4dfe0', '#d98bb0', '#b79ad0'] },
];
/** Beside black. */
const onBlack: Four = ['#d9534f', '#f4e6cc', '#e0ac48', '#5fa08f'];
/** Grounds of less chroma are whites, creams and greys: there every cloth has dyes of its own. */
const leastChroma = 0.045;
const leastPale = 0.02;
const black = 0.27;
/** Ecru, sand and cream. */
const undyed = { lightness: 0.78, chroma: 0.075, hues: [50, 112] } as const;

/** Free drawings in dyes of no craft's own. */
const dyedFreely: readonly Family[] = ['floral', 'tropical', 'block-print', 'paisley', 'suzani', 'kalamkari'];

/** A wish in which a dyed ground alone is named → with dyes that are proven beside it; that of its border, where one is named, leads. */
export function accompanied(intent: Intent, family: Family): Intent {
  const { ground, accents, leaves, line, scheme, refused, border, colourCount, isOnly } = intent;
  const isOpen =
    dyedFreely.includes(family) &&
    ground !== undefined &&
    accents.length + leaves.length === 0 &&
    (line ?? scheme ?? colourCount) === undefined &&
    isOnly !== true &&
    refused.colours.length === 0;
  const beside = isOpen ? companionsOf(ground.hex) : undefined;
  if (beside === undefined) return intent;
  const edge = border?.colour === undefined ? [] : [border.colour];
  const dyes = beside.map((hex): WantedColour => ({ name: hex, hex }));
  return { ...intent, accents: [...edge, ...dyes].slice(0, beside.length) };
}

/** The dyes proven beside a ground; undefined where it is a white, a cream or a grey. */
export function companionsOf(hex: string): Four | undefined {
  const [L, C, h] = hexToOklch(hex);
  if (L < black && C < leastChroma) return onBlack;
  if (C < (L > 0.75 ? leastPale : leastChroma)) return undefined;
  if (L > undyed.lightness && C < undyed.chroma && h > undyed.hues[0] && h < undyed.hues[1]) return undefined;
  return table.find(
    ({ hues: [from, until], depths: [deep, pale] }) =>
      (h - from + 360) % 360 < (until - from + 360) % 360 && L >= deep && L < pale,
  )?.beside;
}
