import { expect, it } from 'vitest';
import { scattered } from '../test/colours.ts';
import { countColours } from './colour-counts.ts';
import { deltaE } from './delta-e.ts';
import { createDitherer } from './dither-rows.ts';
import { dropSpecks } from './drop-specks.ts';
import { fitPalette } from './fit-palette.ts';
import { hexToLab, toLab } from './lab.ts';
import { cleanEdges, edgeReach, labelReach, labelRows } from './label-rows.ts';
import { nearestColour } from './nearest-colour.ts';
import { bytesOfHex } from './srgb.ts';

const palette = ['#efe2c5', '#2f1b18', '#a4322a', '#314e77', '#c68b2c'];
const bytes = (hexes: readonly string[]) => Uint8Array.from(hexes.flatMap((hex) => bytesOfHex(hex)));
const coloursOf = (hexes: readonly string[]) => {
  const counts = countColours();
  counts.add(bytes(hexes), 3);
  return counts.colours();
};

it('finds the colours of a flat picture exactly, with their shares', () => {
  const picture = palette.flatMap((hex, i) => Array<string>(i + 1).fill(hex));
  const found = fitPalette(coloursOf(picture), 5);
  expect(found.map(({ hex }) => hex)).toEqual(palette.toReversed());
  expect(found[0]?.share).toBeCloseTo(5 / 15, 5);
});

it('takes the inks of a scan for its colours, not the mixtures on the soft edges between them', () => {
  const [cream, mixture, navy, red] = ['#efe2c5', '#8a8787', '#242c49', '#a4322a'];
  const lines = [cream, cream, cream, mixture, navy, navy, navy, mixture];
  const row = Array<string[]>(8).fill(lines).flat();
  const spot = Array.from({ length: 9 }, () => [red, red, red, ...row.slice(3)]).flat();
  const all = [...Array<string[]>(55).fill(row).flat(), ...spot];
  const picture = bytes(all);
  const found = (width?: number) => {
    const counts = countColours();
    counts.add(width === undefined ? picture : bytes([...row, ...all, ...row]), 3, 1, width);
    return fitPalette(counts.colours(), 3).map(({ hex }) => hex);
  };
  expect(found(row.length).toSorted()).toEqual([navy, red, cream].toSorted());
  expect(found()).not.toContain(red);
});

it('gives as many colours as asked for, locked ones first and untouched', () => {
  const counts = countColours();
  counts.add(Uint8Array.from(scattered(3000).flatMap((colour) => colour.map((c) => c * 255))), 3);
  for (const count of [2, 7, 64]) {
    const found = fitPalette(counts.colours(), count, ['#123456', '#fedcba']);
    expect(new Set(found.map(({ hex }) => hex)).size).toBe(count);
    expect(found.slice(0, 2).map(({ hex }) => hex)).toEqual(['#123456', '#fedcba']);
  }
});

it('gives nearly every colour to the one that is nearest by ΔE00, and no other to one much farther', () => {
  const nearest = nearestColour(palette);
  const labs = palette.map(hexToLab);
  let missed = 0;
  for (const colour of scattered(2000)) {
    const differences = labs.map((lab) => deltaE(toLab(colour), lab));
    const least = Math.min(...differences);
    const [r, g, b] = colour.map((c) => Math.round(c * 255));
    const excess = (differences[nearest(r ?? 0, g ?? 0, b ?? 0)] ?? 99) - least;
    expect(excess).toBeLessThan(2);
    if (excess > 0) missed++;
  }
  expect(missed).toBeLessThan(20);
});

/** Columns of a picture of equal rows, with as many rows as labelling needs around one. */
const rowsOf = (row: readonly string[], rows: number) => bytes(Array.from({ length: rows }, () => row).flat());

it('leaves no third colour on the soft edge between two, and keeps a line of it', () => {
  // Between cream and blue-black lies a mixture that is nearest to grey; the grey line stands on cream alone.
  const colours = ['#f0e8d8', '#141a2c', '#80807e'];
  const nearest = nearestColour(colours);
  const soft = ['#f0e8d8', '#f0e8d8', '#f0e8d8', '#f0e8d8', '#848383', '#141a2c', '#141a2c', '#141a2c', '#141a2c'];
  const line = ['#f0e8d8', '#f0e8d8', '#f0e8d8', '#f0e8d8', '#80807e', '#f0e8d8', '#f0e8d8', '#f0e8d8', '#f0e8d8'];
  const labelled = (row: readonly string[]) => {
    const labelling = {
      palette: colours,
      nearest,
      width: row.length,
      channels: 3 as const,
      denoise: 0,
      cleanEdges: true,
    };
    return [...labelRows(rowsOf(row, 1 + 2 * labelReach(labelling)), labelling)];
  };
  expect(nearest(0x84, 0x83, 0x83)).toBe(2);
  expect(labelled(soft)).not.toContain(2);
  expect(labelled(line)[4]).toBe(2);
});

it('cleans an edge that lies on the wrap like any other', () => {
  const colours = ['#f0e8d8', '#141a2c', '#80807e'];
  const row = [2, 0, 0, 0, 0, 1, 1, 1, 1];
  const hexes = row.map((label) => (label === 2 ? '#848383' : (colours[label] ?? '')));
  const rows = 2 * edgeReach + 1;
  const labels = Uint8Array.from(Array.from({ length: rows }, () => row).flat());
  const cleaned = cleanEdges({ labels, pixels: rowsOf(hexes, rows), channels: 3, width: row.length }, colours);
  expect(cleaned[0]).not.toBe(2);
});

it('gives spots that are too small to what surrounds them, across the wrap, and keeps large ones', () => {
  const [width, height] = [12, 14];
  const labels = new Uint8Array(width * height);
  labels.fill(1, 10 * width + 2, 11 * width - 2);
  labels.fill(1, 11 * width + 2, 12 * width - 2);
  // Three pixels over the corner of the tile; a diagonal of nine that touches itself at corners.
  for (const at of [0, width - 1, (height - 1) * width]) labels[at] = 1;
  for (let i = 0; i < 9; i++) labels[i * width + i + 1] = 2;
  dropSpecks({ labels, width, height }, 9, palette);
  expect(labels[0]).toBe(0);
  expect([...labels].filter((label) => label === 2)).toHaveLength(9);
  expect(Math.max(...labels)).toBeLessThan(palette.length);
});

it('keeps the largest spot of a colour that would be gone', () => {
  const labels = new Uint8Array(400);
  labels[50] = 3;
  labels[220] = 3;
  labels[221] = 3;
  dropSpecks({ labels, width: 20, height: 20 }, 9, palette);
  expect([...labels.entries()].filter(([, label]) => label === 3).map(([at]) => at)).toEqual([220, 221]);
});

it('dithers so that the mean of the colours is the picture', () => {
  const dither = createDitherer(['#000000', '#ffffff'], nearestColour(['#000000', '#ffffff']), 40, 3);
  const labels = dither(new Uint8Array(40 * 40 * 3).fill(96));
  const share = labels.reduce((sum, label) => sum + label, 0) / labels.length;
  expect(share).toBeCloseTo(96 / 255, 1);
});
