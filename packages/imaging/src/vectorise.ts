import { writeFile } from 'node:fs/promises';
import type { Weave } from '@naksha/colour';
import { type DrawingFormat, operations, type VectoriseParams } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract/units';
import { openRows } from './bands/open-rows.ts';
import { onWhite } from './flat/on-white.ts';
import { openPicture } from './open.ts';
import { PictureError } from './picture-error.ts';
import type { Drawing } from './vector/drawing.ts';
import { labelScan } from './vector/label-scan.ts';
import { prepareScan } from './vector/prepare-scan.ts';
import { traceLabels } from './vector/trace-labels.ts';
import { writeDxf } from './vector/write-dxf.ts';
import { writeEps } from './vector/write-eps.ts';
import { writePdf } from './vector/write-pdf.ts';
import { writeRendition } from './vector/write-rendition.ts';
import { areaPaths, writeSvg } from './vector/write-svg.ts';

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
