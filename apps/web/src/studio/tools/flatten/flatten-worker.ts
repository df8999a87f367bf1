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
  /** Of what it is the preview. */
  readonly params: FlattenParams;
}

self.addEventListener('message', ({ data }: MessageEvent<FlatQuestion>) => {
  const { turn, params } = data;
  const answer: FlatAnswer = { turn, params, ...previewFlat(data.image, params, data.scale, data.view) };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
