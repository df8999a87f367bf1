import type { RecolourParams } from '@naksha/contract';
import { previewRecolour } from './recolour-preview.ts';

export interface RecolourQuestion {
  readonly turn: number;
  readonly image: ImageData;
  readonly params: RecolourParams;
  readonly tile: { readonly width: number; readonly height: number };
}
export interface RecolourAnswer {
  readonly turn: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

self.addEventListener('message', ({ data }: MessageEvent<RecolourQuestion>) => {
  const { turn, image, params, tile } = data;
  const { width, height } = image;
  const answer: RecolourAnswer = { turn, pixels: previewRecolour(image, params, tile), width, height };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
