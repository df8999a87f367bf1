import { decode, decodeImage, toRGBA8 } from 'utif2';
import { densityOf, isPlain } from './plain-tiff.ts';
import { withDensity } from './with-density.ts';

/** `sha256`: of the TIFF, where browsers hash. `server`: more than a canvas can hold. `failed`: by which sentence of the catalogue. */
export type TiffAnswer =
  | { readonly kind: 'png'; readonly png: Blob; readonly sha256?: string }
  | { readonly kind: 'server' }
  | {
      readonly kind: 'failed';
      readonly code: 'file_read' | 'tiff_no_ifds' | 'tiff_canvas' | 'tiff_blob' | 'image_load';
    };

addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  postMessage(await answerFor(file));
});

async function answerFor(file: File): Promise<TiffAnswer> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { kind: 'failed', code: 'file_read' };
  if (!isClassicTiff(bytes)) return { kind: 'server' };
  const [first] = pagesOf(bytes);
  // Where there is no directory the decoder answers an empty one.
  if (first?.t256 === undefined) return { kind: 'failed', code: 'tiff_no_ifds' };
  if (!isPlain(first)) return { kind: 'server' };
  const sha256 = await hashOf(bytes);
  try {
    decodeImage(bytes, first);
    const canvas = new OffscreenCanvas(first.width, first.height);
    const brush = canvas.getContext('2d');
    if (!brush) return { kind: 'failed', code: 'tiff_canvas' };
    const pixels = new Uint8ClampedArray(toRGBA8(first));
    brush.putImageData(new ImageData(pixels, first.width, first.height), 0, 0);
    const png = await canvas.convertToBlob({ type: 'image/png' }).catch(() => undefined);
    if (!png) return { kind: 'failed', code: 'tiff_blob' };
    const dpi = densityOf(first);
    return { kind: 'png', png: dpi === undefined ? png : await withDensity(png, dpi), ...sha256 };
  } catch {
    return { kind: 'failed', code: 'image_load' };
  }
}

/** Browsers hash for pages that came over a secure way, and for no others. */
async function hashOf(bytes: ArrayBuffer): Promise<{ sha256?: string }> {
  if (!isSecureContext) return {};
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** False for a BigTIFF, whose directories are laid out differently, and for what is only called a TIFF: the server looks at its bytes. */
function isClassicTiff(bytes: ArrayBuffer): boolean {
  const head = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)));
  return head === 'II*\0' || head === 'MM\0*';
}

function pagesOf(bytes: ArrayBuffer) {
  try {
    return decode(bytes);
  } catch {
    return [];
  }
}
