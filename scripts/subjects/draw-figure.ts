import type { OwnDrawing } from './draw-layers.ts';

/** What a part of a figure is for a craft; with a tilde it is marks within another, which take no contour of their own. */
export const partNames = [
  'body',
  'body~',
  'deep',
  'deep~',
  'bright',
  'bright~',
  'second',
  'second~',
  'third',
  'third~',
  'heart',
  'heart~',
  'light',
  'light~',
  'ink',
  'ink~',
  'leaf',
  'leaf~',
  'skin',
  'skin~',
  'wood',
  'wood~',
] as const;
export type PartName = (typeof partNames)[number];

/** A drawing whose layers are known by name: motifs of the loom are dyed by it. */
export interface FigureDrawing extends OwnDrawing {
  readonly parts: readonly PartName[];
}

/** The dyes a figure has by nature. Others than these are the same for all. */
export interface NaturalDyes {
  readonly body: string;
  readonly deep: string;
  readonly bright: string;
  readonly second: string;
  readonly third: string;
  readonly heart: string;
}

const common = { light: '#fdf7ea', ink: '#2c2622', leaf: '#86ad55', skin: '#dca883', wood: '#6b4a35' } as const;

/** A figure of named parts, back to front. */
export function figure(
  own: Omit<OwnDrawing, 'layers'>,
  dyes: NaturalDyes,
  parts: readonly (readonly [PartName, string])[],
): FigureDrawing {
  const all: Readonly<Record<string, string>> = { ...common, ...dyes };
  const hexes = parts.map(([name]) => all[name.replace('~', '')] ?? common.ink);
  return {
    ...own,
    leastCells,
    isBeast: true,
    // Neighbours of one colour would become one layer: every other one is a shade off.
    layers: parts.map(([, d], k) => [k % 2 === 0 ? (hexes[k] ?? common.ink) : aside(hexes[k] ?? common.ink), d]),
    parts: parts.map(([name]) => name),
  };
}

/** Eyes are small and make the beast. */
const leastCells = 2;

function aside(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `#${(value ^ 1).toString(16).padStart(6, '0')}`;
}
