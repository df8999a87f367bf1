import { buildLayers } from './build-layers.ts';
import { details } from './details.ts';
import { drawLines } from './draw-lines.ts';
import type { Drawing } from './drawing.ts';
import { joinEnds } from './ends.ts';
import { traceLines } from './lines.ts';

/** A flat picture: one byte a pixel, places in the palette. */
export interface FlatLabels {
  readonly labels: Uint8Array;
  readonly palette: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/**
 * Draws a flat picture as areas with smooth outlines. Each border is drawn once, from junction to junction, and used by the areas on
 * both sides; what leaves the tile comes back at the same place of the opposite border. `detail` is 1 … 5. Colours that no pixel
 * has get no layer. `labels` become places among the layers.
 */
export function traceLabels(
  { labels, palette, width, height, dpi }: FlatLabels,
  detail: number,
  progress: (share: number) => void = () => undefined,
): Drawing {
  const shares = palette.map(() => 0);
  for (const label of labels) shares[label] = (shares[label] ?? 0) + 1;
  // The largest area first, fine lines last.
  const order = [...shares.keys()]
    .filter((label) => shares[label] !== 0)
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const rankOf = new Uint8Array(256);
  for (const [rank, label] of order.entries()) rankOf[label] = rank;
  for (let at = 0; at < labels.length; at++) labels[at] = rankOf[labels[at] ?? 0] ?? 0;
  const lines = traceLines(labels, width, height);
  const way = details[detail - 1] ?? details[2];
  if (way === undefined) throw new RangeError(`Expected a level of detail from 1 to 5 but received ${detail}`);
  const curves = drawLines(lines, joinEnds(lines, labels, width, height), way, progress);
  const outlines = buildLayers(lines, curves, order.length);
  return {
    width,
    height,
    dpi,
    layers: order.map((label, rank) => ({ colour: palette[label] ?? '#000000', outlines: outlines[rank] ?? [] })),
  };
}
