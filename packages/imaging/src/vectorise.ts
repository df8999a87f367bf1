import { writeFile } from 'node:fs/promises';
import {
  bytesOfHex,
  countColours,
  dropSpecks,
  fitPalette,
  labelReach,
  labelRows,
  nearestColour,
  spotArea,
  type Weave,
} from '@naksha/colour';
import { type DrawingFormat, operations, type VectoriseParams } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract/units';
import { Resvg } from '@resvg/resvg-js';
import { openRows } from './bands/open-rows.ts';
import { onWhite } from './flat/on-white.ts';
import { openPicture } from './open.ts';
import { PictureError } from './picture-error.ts';
import { fromRaw } from './sharp.ts';
import type { Drawing } from './vector/drawing.ts';
import { prepareScan, type Scan, wrappedRows } from './vector/prepare-scan.ts';
import { type FlatLabels, traceLabels } from './vector/trace-labels.ts';
import { writeDxf } from './vector/write-dxf.ts';
import { writeEps } from './vector/write-eps.ts';
import { writePdf } from './vector/write-pdf.ts';
import { areaPaths, svgOf, writeSvg } from './vector/write-svg.ts';

/** A drawing that was written, and what it is made of. */
export interface VectorPicture {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** In the order in which they are painted. */
  readonly colours: readonly string[];
  /** Colours of the palette that no area has. */
  readonly unused: readonly string[];
  readonly outlines: number;
  /** The strongest wave of the weave that was taken out: pixels from one thread to the next, and degrees from the upright. */
  readonly weave: { readonly period: number; readonly angle: number } | null;
}

const stages = { decoded: 0.1, prepared: 0.25, labelled: 0.5, traced: 0.8, written: 0.9 };

const writers: Readonly<Record<Exclude<DrawingFormat, 'svg'>, (drawing: Drawing) => string | Uint8Array>> = {
  pdf: writePdf,
  eps: writeEps,
  dxf: writeDxf,
};

/**
 * Draws a picture as areas of flat colour with smooth outlines, in the format that is asked for, and writes beside it, to `rendition`, a
 * PNG of what the drawing looks like; see `VectoriseParams`. Transparency is set on white. The whole picture is held in memory:
 * throws PictureError `too_many_pixels` beyond the operation's limit, else as `openRows`.
 */
export async function vectorisePicture(
  from: string,
  to: string,
  rendition: string,
  folder: string,
  params: VectoriseParams,
  progress: (share: number) => void = () => undefined,
): Promise<VectorPicture> {
  refuseTooLarge(await openPicture(from));
  const rows = await openRows(from, folder, 8);
  const { width, height, channels } = rows.layout;
  const dpi = rows.picture.dpi ?? defaultDpi;
  const pixels = await rows.read(0, height).finally(rows.close);
  progress(stages.decoded);
  const part = (one: number, other: number) => (share: number) => progress(one + (other - one) * share);
  const whole = { pixels: onWhite(pixels, channels), channels, width, height };
  const { scan, weave } = prepareScan(whole, dpi, params, part(stages.decoded, stages.prepared));
  const labelled = labelScan(scan, params, part(stages.prepared, stages.labelled));
  const drawing = traceLabels({ ...labelled, dpi }, params.detail, part(stages.labelled, stages.traced));
  progress(stages.traced);
  const areas = areaPaths(drawing);
  const colours = drawing.layers.map(({ colour }) => colour);
  await writeFile(to, params.format === 'svg' ? writeSvg(drawing, areas) : writers[params.format](drawing));
  progress(stages.written);
  await writeRendition(rendition, drawing, areas, labelled.labels);
  return {
    width,
    height,
    dpi,
    colours,
    unused: labelled.palette.filter((hex) => !colours.includes(hex)),
    outlines: drawing.layers.reduce((sum, { outlines }) => sum + outlines.length, 0),
    weave: strongest(weave),
  };
}

function strongest([wave]: Weave): VectorPicture['weave'] {
  if (wave === undefined) return null;
  const { across, down } = wave;
  return { period: 1 / Math.hypot(across, down), angle: (Math.atan2(down, across) * 180) / Math.PI };
}

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  const limit = operations.vectorise.maxPixels;
  const totalPixels = width * height;
  if (totalPixels <= limit) return;
  const figures = { limit, totalPixels, width, height };
  throw new PictureError('too_many_pixels', `Expected at most ${limit} pixels but received ${totalPixels}`, figures);
}

/** Pixels that the palette is fitted to; of larger pictures only every nth. */
const counted = 2 ** 22;
const bandRows = 256;
/** Unit steps of border that a drawing has at most: noise has more, no design. Where there are more, larger spots go too. */
const mostBorders = 4_000_000;
const largestSide = 16;

/** Gives each pixel of a scan to one of so many colours, as flattening does. `progress` receives the share that is done. */
function labelScan(
  scan: Scan,
  params: Pick<VectoriseParams, 'colours' | 'locked' | 'palette' | 'denoise' | 'cleanEdges' | 'smallest'>,
  progress: (share: number) => void,
): Omit<FlatLabels, 'dpi'> {
  const { channels, width, height } = scan;
  const counts = countColours();
  const step = Math.ceil((width * height) / counted) | 1;
  for (let y = 0; y < height; y += bandRows) {
    counts.add(wrappedRows(scan, y - 1, Math.min(bandRows, height - y) + 2), channels, step, width);
  }
  const colours = counts.colours();
  const palette = params.palette ?? fitPalette(colours, params.colours, params.locked).map(({ hex }) => hex);
  // A picture that is flat already has neither noise nor soft edges, only thin lines.
  const isFlat = colours.weights.length <= params.colours;
  const labelling = {
    palette,
    nearest: nearestColour(palette),
    width,
    channels,
    denoise: isFlat ? 0 : params.denoise,
    cleanEdges: params.cleanEdges && !isFlat,
  };
  const reach = labelReach(labelling);
  const labels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += bandRows) {
    const count = Math.min(bandRows, height - y);
    labels.set(labelRows(wrappedRows(scan, y - reach, count + 2 * reach), labelling), y * width);
    progress((0.7 * (y + count)) / height);
  }
  let side = params.smallest;
  const drop = () => {
    dropSpecks({ labels, width, height }, spotArea(side), palette, (y) => {
      if (y % 64 === 0) progress(0.7 + (0.3 * y) / height);
    });
  };
  drop();
  while (side < largestSide && bordersOf(labels, width) > mostBorders) {
    side = Math.min(largestSide, Math.ceil(side * 1.5));
    drop();
  }
  return { labels, palette, width, height };
}

function bordersOf(labels: Uint8Array, width: number): number {
  let steps = 0;
  for (let at = width; at < labels.length; at++) {
    if (labels[at] !== labels[at - 1]) steps++;
    if (labels[at] !== labels[at - width]) steps++;
  }
  return steps;
}

/**
 * Writes what a drawing looks like as a PNG of its pixels. `areas` are its paths; what shines through where they blend is the pixel's
 * own colour, as `ranks` say, instead of lines that take long to draw. File system errors pass through.
 */
async function writeRendition(
  path: string,
  drawing: Drawing,
  areas: readonly string[],
  ranks: Uint8Array,
): Promise<void> {
  const { width, height, dpi, layers } = drawing;
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  } as const;
  const { pixels } = new Resvg(svgOf(drawing, areas), options).render();
  const colours = layers.map(({ colour }) => bytesOfHex(colour));
  const rendition = new Uint8Array(width * height * 3);
  for (let at = 0; at < ranks.length; at++) {
    const under = colours[ranks[at] ?? 0] ?? [0, 0, 0];
    const through = 1 - (pixels[at * 4 + 3] ?? 255) / 255;
    // resvg multiplies colours by their alpha.
    for (let channel = 0; channel < 3; channel++) {
      rendition[at * 3 + channel] = Math.round((pixels[at * 4 + channel] ?? 0) + through * (under[channel] ?? 0));
    }
  }
  await fromRaw(rendition, width, height, 3).withMetadata({ density: dpi }).png({ compressionLevel: 4 }).toFile(path);
}
