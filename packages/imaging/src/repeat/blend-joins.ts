import { mixAtJoin } from '@naksha/colour';
import { pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import type { RowSource } from './row-source.ts';

/**
 * The brush that softens joins. At each join every pixel takes something of the pixel that lies as far on its other side: `own`
 * says how much it keeps, from the join outwards, about a half there and all of it at the band's end. Both sides meet
 * in their mean, so nothing steps, and outside of the band nothing changes.
 */
export interface JoinBrush {
  /** From one join to the next. The first lies at the edge. */
  readonly every: number;
  readonly own: readonly number[];
}

/** Softens joins that run downwards. The picture repeats, so its edge is one. */
export function blendAcross(source: RowSource, { every, own }: JoinBrush): RowSource {
  if (own.length === 0) return source;
  const { layout } = source;
  const { width, channels } = layout;
  return {
    layout,
    read: async (y, count) => {
      const bytes = (await source.read(y, count)).slice();
      const samples = samplesOf(bytes, layout);
      for (let row = 0; row < count; row++) {
        const start = row * width * channels;
        for (let join = 0; join < width; join += every) {
          for (let i = 0; i < own.length; i++) {
            const right = start + (join + i) * channels;
            const left = start + ((join - 1 - i + width) % width) * channels;
            mixAtJoin(samples, left, samples, right, own[i] ?? 1, channels, true);
          }
        }
      }
      return bytes;
    },
  };
}

/** Softens joins that run across. */
export function blendDown(source: RowSource, { every, own }: JoinBrush): RowSource {
  if (own.length === 0) return source;
  const { layout } = source;
  const { height, channels } = layout;
  const stride = rowBytes(layout) / (pixelBytes(layout) / channels);
  return {
    layout,
    read: async (y, count) => {
      const bytes = (await source.read(y, count)).slice();
      const samples = samplesOf(bytes, layout);
      for (let row = 0; row < count; row++) {
        const below = (y + row) % every;
        const above = every - 1 - below;
        const i = Math.min(below, above);
        if (i >= own.length) continue;
        const join = below < above ? y + row - below : y + row + 1 + above;
        const partner = (2 * join - 1 - (y + row) + height) % height;
        const other = samplesOf((await source.read(partner, 1)).slice(), layout);
        for (let at = 0; at < stride; at += channels) {
          mixAtJoin(samples, row * stride + at, other, at, own[i] ?? 1, channels, false);
        }
      }
      return bytes;
    },
  };
}
