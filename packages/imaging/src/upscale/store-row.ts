import type { PixelLayout } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';

/** Rounds a row of 0 … 255 and beyond to the samples of a picture; colours are divided by their alpha again. */
export function storeRow(row: Float32Array, { channels, depth }: PixelLayout, into: Uint8Array): void {
  if (channels === 4) divide(row);
  if (depth === 8) {
    new Uint8ClampedArray(into.buffer, into.byteOffset, into.length).set(row);
    return;
  }
  const samples = samplesOf(into, { depth });
  for (let at = 0; at < row.length; at++) {
    samples[at] = Math.round(257 * Math.min(255, Math.max(0, row[at] ?? 0)));
  }
}

/** Where alpha rings above its bound the colours do as much: they are divided by what it was. */
function divide(row: Float32Array): void {
  for (let at = 0; at < row.length; at += 4) {
    const alpha = Math.max(0, row[at + 3] ?? 0) / 255;
    for (let channel = at; channel < at + 3; channel++) row[channel] = alpha > 0 ? (row[channel] ?? 0) / alpha : 0;
  }
}
