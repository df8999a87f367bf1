import { layPreview, type PhotoWish } from './lay-preview.ts';

export interface PhotoQuestion {
  readonly turn: number;
  readonly image: ImageData;
  readonly print: ImageData;
  readonly wish: PhotoWish;
}
export interface PhotoAnswer {
  readonly turn: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly isFound: boolean;
}

self.addEventListener('message', ({ data: { turn, image, print, wish } }: MessageEvent<PhotoQuestion>) => {
  const isFound = layPreview(image, print, wish);
  const answer: PhotoAnswer = { turn, pixels: image.data, width: image.width, height: image.height, isFound };
  self.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
