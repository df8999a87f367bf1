import { bytesOfHex, nearestByChannels } from '@naksha/colour';
import { pxToMm } from '@naksha/contract/units';
import { unitsPerPx } from './draw-lines.ts';
import type { Drawing } from './drawing.ts';
import { flattenOutline } from './flatten-outline.ts';

/** The numbers of AutoCAD's first colours; R12 knows no others by their red, green and blue. */
const indexed = [
  [1, 255, 0, 0],
  [2, 255, 255, 0],
  [3, 0, 255, 0],
  [4, 0, 255, 255],
  [5, 0, 0, 255],
  [6, 255, 0, 255],
  [7, 255, 255, 255],
  [8, 128, 128, 128],
  [9, 192, 192, 192],
  [12, 165, 0, 0],
  [14, 124, 0, 0],
  [30, 255, 127, 0],
  [32, 165, 82, 0],
  [36, 76, 38, 0],
  [42, 165, 124, 0],
  [92, 0, 165, 0],
  [96, 0, 76, 0],
  [152, 0, 82, 165],
  [174, 0, 0, 124],
  [214, 124, 0, 124],
  [240, 255, 0, 63],
  [250, 51, 51, 51],
] as const;

/**
 * A drawing as DXF of release 12, which every cutter reads: closed polylines in millimetres, y upwards, a layer for each colour,
 * named by it. Curves are chords that lie within a tenth of a pixel of them.
 */
export function writeDxf({ width, height, dpi, layers }: Drawing): string {
  const mm = (units: number) => pxToMm(units / unitsPerPx, dpi).toFixed(3);
  const top = height * unitsPerPx;
  const tags: (string | number)[] = [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009'];
  tags.push(9, '$EXTMIN', 10, 0, 20, 0, 9, '$EXTMAX', 10, mm(width * unitsPerPx), 20, mm(top), 0, 'ENDSEC');
  tags.push(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, layers.length);
  const names = layers.map(({ colour }, i) => `COLOUR_${i + 1}_${colour.slice(1).toUpperCase()}`);
  for (const [i, { colour }] of layers.entries()) {
    tags.push(0, 'LAYER', 2, names[i] ?? '0', 70, 0, 62, indexOf(colour), 6, 'CONTINUOUS');
  }
  tags.push(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES');
  const parts = [tagLines(tags)];
  for (const [i, { outlines }] of layers.entries()) {
    const name = names[i] ?? '0';
    for (const points of outlines.map(flattenOutline)) {
      let lines = `0\nPOLYLINE\n8\n${name}\n66\n1\n10\n0\n20\n0\n30\n0\n70\n1\n`;
      for (let at = 0; at + 1 < points.length; at += 2) {
        lines += `0\nVERTEX\n8\n${name}\n10\n${mm(points[at] ?? 0)}\n20\n${mm(top - (points[at + 1] ?? 0))}\n`;
      }
      parts.push(`${lines}0\nSEQEND\n`);
    }
  }
  parts.push('0\nENDSEC\n0\nEOF\n');
  return parts.join('');
}

function tagLines(tags: readonly (string | number)[]): string {
  return `${tags.join('\n')}\n`;
}

function indexOf(colour: string): number {
  const colours = indexed.map(([, red, green, blue]) => [red, green, blue] as const);
  return indexed[nearestByChannels(colours, ...bytesOfHex(colour))]?.[0] ?? 7;
}
