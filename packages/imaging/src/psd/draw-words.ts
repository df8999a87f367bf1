import sharp from 'sharp';
import type { Overlay } from './overlay.ts';

/** Words, where they stand in pixels and how high their letters are. */
export interface Words {
  readonly content: string;
  readonly font: string;
  readonly sizePx: number;
  /** `#rrggbb`. */
  readonly hex: string;
  readonly left: number;
  readonly top: number;
}

const pointsPerInch = 72;

/** Draws words with the fonts of this machine; the nearest one stands in for a font it lacks. Throws Error for words without a mark. */
export async function drawWords(words: readonly Words[]): Promise<Overlay[]> {
  const drawn: Overlay[] = [];
  for (const { content, font, sizePx, hex, left, top } of words) {
    // At 72 dots per inch a point is a pixel.
    const face = `${font.replace(/[,\d]/g, ' ')} ${Math.max(1, Math.round(sizePx))}`;
    const text = `<span foreground="${hex}">${escaped(content)}</span>`;
    const { data, info } = await sharp({ text: { text, font: face, rgba: true, dpi: pointsPerInch } })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const box = { left, top, width: info.width, height: info.height };
    drawn.push({ name: content.slice(0, 100), box, pixels: new Uint8Array(data) });
  }
  return drawn;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
