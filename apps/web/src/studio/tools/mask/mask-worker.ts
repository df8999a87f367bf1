import { canvasRasterise } from '@naksha/loom/browser';
import { findOnCopy, type MaskPreview, type MaskWish, previewMask } from './mask-preview.ts';

export interface MaskQuestion {
  readonly turn: number;
  readonly image: ImageData;
  /** What is to be seen; null has the mark looked for that lies over the picture. */
  readonly wish: MaskWish | null;
}

export interface MaskAnswer extends MaskPreview {
  readonly turn: number;
  /** What was found, 1 for each pixel of the copy, and its parts. */
  readonly found: { readonly marks: Uint8Array; readonly parts: number } | null;
}

self.addEventListener('message', ({ data: { turn, image, wish } }: MessageEvent<MaskQuestion>) => {
  const { width, height } = image;
  const blank = { pixels: new Uint8ClampedArray(0), width, height, method: 'empty', isUnderstood: true } as const;
  const answer: MaskAnswer = wish
    ? { turn, found: null, ...previewMask(image, wish, canvasRasterise) }
    : { turn, found: findOnCopy(image), ...blank };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
