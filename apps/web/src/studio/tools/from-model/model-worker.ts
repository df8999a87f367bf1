import type { Area } from '@naksha/contract';
import { type ModelSeen, measureModel } from './measure-model.ts';

export interface ModelQuestion {
  readonly turn: number;
  readonly image: ImageData;
  readonly area: Area | undefined;
}
export interface ModelAnswer {
  readonly turn: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly seen: ModelSeen;
}

self.addEventListener('message', ({ data: { turn, image, area } }: MessageEvent<ModelQuestion>) => {
  const seen = measureModel(image, area);
  const answer: ModelAnswer = { turn, pixels: image.data, width: image.width, height: image.height, seen };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
