import type { EffectTransferParams } from '@naksha/contract';
import { previewEffect } from './effect-preview.ts';

export interface EffectQuestion {
  readonly turn: number;
  readonly image: ImageData;
  readonly look: ImageData | undefined;
  readonly params: EffectTransferParams;
}
export interface EffectAnswer {
  readonly turn: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

self.addEventListener('message', ({ data }: MessageEvent<EffectQuestion>) => {
  const { turn, image, look, params } = data;
  const answer: EffectAnswer = { turn, ...previewEffect(image, look, params) };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
