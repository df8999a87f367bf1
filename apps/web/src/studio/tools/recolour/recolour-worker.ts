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
}

self.addEventListener('message', ({ data }: MessageEvent<RecolourQuestion>) => {
  const answer: RecolourAnswer = { turn: data.turn, pixels: previewRecolour(data.image, data.params, data.tile) };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
