import { inflateSync } from 'node:zlib';
import { bytesOfHex } from '@naksha/colour';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { dxfAsSvg, epsAsSvg, pdfAsSvg } from '../../test/redrawn.ts';
import type { Drawing } from './drawing.ts';
import { flattenOutline } from './flatten-outline.ts';
import { traceLabels } from './trace-labels.ts';
import { writeDxf } from './write-dxf.ts';
import { writeEps } from './write-eps.ts';
import { writePdf } from './write-pdf.ts';
import { writeSvg } from './write-svg.ts';

const palette = ['#efe2c5', '#a4322a', '#314e77', '#2f1b18'];
const [width, height] = [96, 80];

function drawn(label: (x: number, y: number) => number, detail = 3): Drawing & { labels: Uint8Array } {
  const labels = Uint8Array.from({ length: width * height }, (_, i) => label(i % width, Math.floor(i / width)));
  return { ...traceLabels({ labels: labels.slice(), palette, width, height, dpi: 96 }, detail), labels };
}

/** Wavy bands that repeat with the tile, a disc, and thin diagonals over them. */
function cloth(x: number, y: number): number {
  if (Math.hypot(x - 60.5, y - 30.5) < 14) return 2;
  if ((x + y) % 24 === 0 && x < 40) return 3;
  return Math.sin((2 * Math.PI * (x + 9)) / width) + Math.cos((4 * Math.PI * y) / height + (2 * Math.PI * x) / width) >
    0.2
    ? 1
    : 0;
}

function area(points: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    sum += (points[at] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[at + 1] ?? 0);
  }
  return sum / 2;
}

function render(svg: string): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().pixels;
}

it('gives every part of the tile to exactly one area, at every level of detail', () => {
  for (const detail of [1, 3, 5]) {
    const { layers } = drawn(cloth, detail);
    const areas = layers.map(({ outlines }) => outlines.reduce((sum, each) => sum + area(flattenOutline(each)), 0));
    expect(Math.abs(areas.reduce((sum, each) => sum + each, 0))).toBeCloseTo(width * height * 100, 3);
    expect(Math.max(...areas) < 0 || Math.min(...areas) > 0).toBe(true);
  }
});

it('paints every pixel without its ground, and nearly all in their own colours', () => {
  const { layers, labels, ...size } = drawn(cloth);
  const svg = writeSvg({ ...size, layers });
  const pixels = render(svg.replace(/<path fill="#\w+" d="M0 0H\d+V\d+H0z"\/>/, ''));
  const rgb = palette.map((hex) => bytesOfHex(hex));
  let wrong = 0;
  for (const [i, label] of labels.entries()) {
    expect(pixels[i * 4 + 3]).toBeGreaterThan(252);
    const away = rgb.map((own) => own.reduce((sum, value, c) => sum + Math.abs(value - (pixels[i * 4 + c] ?? 0)), 0));
    if (away.indexOf(Math.min(...away)) !== label) wrong++;
  }
  expect(wrong / labels.length).toBeLessThan(0.02);
});

it('is drawn alike by resvg and by librsvg, without a hole', async () => {
  const { layers, labels: _labels, ...size } = drawn(cloth);
  const svg = writeSvg({ ...size, layers });
  const one = render(svg);
  // A dot for each pixel: the two are of different minds about how many dots a millimetre has.
  const inDots = svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${width}" height="${height}"`);
  // The product itself never lets librsvg see a picture; files of tests that share a process share what it forbids.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  onTestFinished(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));
  const { data, info } = await sharp(Buffer.from(inDots)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  let sum = 0;
  for (const [i, value] of one.entries()) sum += Math.abs(value - (data[i] ?? 0));
  expect(sum / one.length).toBeLessThan(1.5);
  expect(data.filter((value, i) => i % 4 === 3 && value < 255)).toHaveLength(0);
});

it('shows the same as PDF and EPS, and but for the chords of its curves as DXF', () => {
  const drawing = drawn(cloth);
  const svg = render(writeSvg(drawing));
  const away = (other: string) => {
    const pixels = render(other);
    const differences = svg.map((value, i) => Math.abs(value - (pixels[i] ?? 0)));
    return differences.filter((value) => value > 24).length / differences.length;
  };
  expect(away(pdfAsSvg(writePdf(drawing)))).toBeLessThan(0.001);
  expect(away(epsAsSvg(writeEps(drawing)))).toBeLessThan(0.001);
  // Nothing lies beneath the borders of its areas, so that these are lighter.
  expect(away(dxfAsSvg(writeDxf(drawing)))).toBeLessThan(0.1);
});

it('lets no third colour shine through a border', () => {
  // Lighter and darker than both: seen at once on the border of two.
  const { layers, labels, ...size } = drawn((x, y) => (Math.hypot(x - 48, y - 40) < 25.3 ? 2 : y > 75 ? 0 : 1));
  const pixels = render(writeSvg({ ...size, layers }));
  for (let i = 0; i < 70 * width; i++) {
    const [r = 0, g = 0, b = 0] = [pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2]];
    // On the way from red to blue: red falls as green and blue rise.
    const share = (0xa4 - r) / (0xa4 - 0x31);
    expect(Math.abs(g - (0x32 + share * (0x4e - 0x32)))).toBeLessThan(3);
    expect(Math.abs(b - (0x2a + share * (0x77 - 0x2a)))).toBeLessThan(3);
  }
  expect(labels).toHaveLength(width * height);
});

it('meets itself on opposite borders', () => {
  // Slanted, so that a step of their stairs lies on the borders.
  const stripes = (x: number, y: number) => (((3 * x) / width + (2 * y) / height + 0.3) % 1 < 0.45 ? 1 : 0);
  const crossings = (at: number, axis: 0 | 1) => {
    const found = new Set<number>();
    for (const { outlines } of drawn(stripes).layers) {
      for (const outline of outlines) {
        for (let i = 0; i + 1 < outline.length; i += 6) {
          if (outline[i + axis] === at) found.add(outline[i + 1 - axis] ?? 0);
        }
      }
    }
    return [...found].sort((a, b) => a - b);
  };
  expect(crossings(0, 0).length).toBeGreaterThan(4);
  expect(crossings(0, 0)).toEqual(crossings(width * 10, 0));
  expect(crossings(0, 1)).toEqual(crossings(height * 10, 1));
});

it('draws a disc round, in few pieces, and a rectangle with its corners', () => {
  const disc = drawn((x, y) => (Math.hypot(x + 0.5 - 48, y + 0.5 - 40) < 24 ? 1 : 0)).layers[1];
  const [outline] = disc?.outlines ?? [];
  const points = flattenOutline(outline ?? new Int32Array(2));
  for (let at = 0; at < points.length; at += 2) {
    expect(Math.abs(Math.hypot((points[at] ?? 0) - 480, (points[at + 1] ?? 0) - 400) - 240)).toBeLessThan(4.5);
  }
  expect(((outline?.length ?? 0) - 2) / 6).toBeLessThanOrEqual(12);
  const box = drawn((x, y) => (x >= 10 && x < 50 && y >= 20 && y < 61 ? 1 : 0)).layers[1]?.outlines[0];
  const corners = flattenOutline(box ?? new Int32Array(2));
  expect(corners).toHaveLength(8);
  expect([...corners].sort((a, b) => a - b)).toEqual([100, 100, 200, 200, 500, 500, 610, 610]);
});

it('keeps a line in one piece whose pixels touch at corners only', () => {
  const { layers } = drawn((x, y) => (x === y && x > 10 && x < 60 ? 3 : 0));
  expect(layers.find(({ colour }) => colour === palette[3])?.outlines).toHaveLength(1);
});

it('writes the same outlines in every format', () => {
  const drawing = drawn(cloth);
  const outlines = drawing.layers.reduce((sum, layer) => sum + layer.outlines.length, 0);
  const svg = writeSvg(drawing);
  expect(svg.match(/M/g)).toHaveLength(outlines + 1);
  expect(svg).toContain('width="25.4mm" height="21.167mm" viewBox="0 0 960 800"');

  const pdf = writePdf(drawing);
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(4 + drawing.layers.length);
  for (const [i, at] of offsets.entries()) expect(text.slice(at, at + 10)).toContain(`${i + 1} 0 obj`);
  expect(text).toContain('/MediaBox [0 0 72 60]');
  const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
  const stream = pdf.subarray(text.indexOf('stream\n') + 7, text.indexOf('stream\n') + 7 + length);
  // Once under the borders and once as areas.
  expect(inflateSync(stream).toString().match(/ m$/gm)).toHaveLength(2 * outlines);

  const eps = writeEps(drawing);
  expect(eps).toContain('%%BoundingBox: 0 0 72 60\n');
  expect(eps.match(/ m$/gm)).toHaveLength(2 * outlines);

  const tags = writeDxf(drawing).trimEnd().split('\n');
  expect(tags.length % 2).toBe(0);
  const pairs = tags.flatMap((tag, i) => (i % 2 === 0 ? [[Number(tag), tags[i + 1] ?? ''] as const] : []));
  expect(pairs.filter(([, value]) => value === 'POLYLINE')).toHaveLength(outlines);
  const xs = pairs.filter(([code]) => code === 10).map(([, value]) => Number(value));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(-0.2);
  expect(Math.max(...xs)).toBeLessThanOrEqual(25.6);
  expect(pairs.at(-1)).toEqual([0, 'EOF']);
});
