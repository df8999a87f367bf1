import type { FlattenParams } from '@naksha/contract';
import { type FlatPreview, type FlatView, previewFlat } from './flatten-preview.ts';

export interface FlatQuestion {
  readonly turn: number;
  readonly image: ImageData;
  readonly params: FlattenParams;
  readonly scale: number;
  readonly view: FlatView;
}
export interface FlatAnswer extends FlatPreview {
  readonly turn: number;
}

self.addEventListener('message', ({ data }: MessageEvent<FlatQuestion>) => {
  const answer: FlatAnswer = { turn: data.turn, ...previewFlat(data.image, data.params, data.scale, data.view) };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
