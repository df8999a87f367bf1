import { initializeCanvas, type Layer, type Psd, readPsd } from 'ag-psd';

/** What ag-psd, a program that is none of ours, finds in a PSD or PSB; groups hold their layers. */
export function readByAgPsd(bytes: Uint8Array): Psd {
  initializeCanvas(
    () => {
      throw new Error('Expected to need no canvas');
    },
    (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4), colorSpace: 'srgb' }),
  );
  return readPsd(bytes, { useImageData: true, skipThumbnail: true });
}

/** A layer's pixels as so many samples each. */
export function samplesOf({ imageData }: Layer | Psd, channels: 3 | 4): Uint8Array {
  return Uint8Array.from(imageData?.data ?? []).filter((_, i) => i % 4 < channels);
}
