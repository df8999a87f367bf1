import sharp from 'sharp';
import type { DialectName } from '../src/openai/images/dialects.ts';

/** What a double was asked. */
export interface DoubleRequest {
  readonly dialect: DialectName;
  readonly key: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly picture: Buffer;
  readonly mask?: Buffer;
  readonly size: { readonly width: number; readonly height: number };
}

/** How what it paints differs from what was asked for. */
export interface DoubleManner {
  /** Turns what lies outside of a mask into its negative: models keep nothing there for certain. */
  driftsOutside: boolean;
  /** Grows lighter from corner to corner, so that it does not tile. */
  opensSeams: boolean;
  /** Draws so that the repeat just misses: a little lighter along two of the edges. */
  missesSeams: boolean;
  /** Fills masks with what lies around them; else it leaves them. */
  inpaints: boolean;
  /** Paints its disc. */
  paints: boolean;
  /** Levels by which all of it is lighter. */
  tint: number;
}

/** The disc that it paints when it is asked for a whole picture: in this colour, about this place, in shares of the picture. */
export const disc = { colour: [208, 32, 144], x: 0.3, y: 0.4, radius: 0.12 } as const;

/** Paints as asked: pixels outside of a mask stay, unless the double drifts as models do. */
export async function paintDouble(
  { dialect, picture, mask, size }: DoubleRequest,
  { driftsOutside, opensSeams, missesSeams, inpaints, paints, tint }: DoubleManner,
): Promise<Buffer> {
  const { width, height } = size;
  const filled = { width, height, fit: 'fill' } as const;
  const pixels = await sharp(picture).resize(filled).removeAlpha().raw().toBuffer();
  const before = Uint8Array.from(pixels);
  const isOpen = mask === undefined ? () => true : await holesOf(dialect, mask, size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      if (mask !== undefined) {
        const next = isOpen(x, y) && inpaints ? between(before, x, y, width, height, isOpen) : undefined;
        for (let part = 0; part < 3; part++) {
          const drifted = driftsOutside ? 255 - (before[at + part] ?? 0) : (before[at + part] ?? 0);
          pixels[at + part] = next?.[part] ?? drifted;
        }
        continue;
      }
      const [u, v] = [x / width, y / height];
      const isDisc = paints && (u - disc.x) ** 2 + (v - disc.y) ** 2 < disc.radius ** 2;
      for (let part = 0; part < 3; part++) {
        const miss = missesSeams ? Math.max(0, 48 * (1 - 160 * Math.min(x / width, y / height))) : 0;
        const slope = opensSeams ? Math.round((u + v - 1) * 60) + tint : tint;
        const level = isDisc ? (disc.colour[part] ?? 0) : (before[at + part] ?? 0) + slope + miss;
        pixels[at + part] = Math.min(255, Math.max(0, level));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: 'parameters of the server' } })
    .png()
    .toBuffer();
}

/** Where a mask lets each kind of server draw. */
async function holesOf(dialect: DialectName, mask: Buffer, { width, height }: DoubleRequest['size']) {
  const filled = { width, height, fit: 'fill', kernel: 'nearest' } as const;
  if (dialect === 'openai') {
    const alpha = await sharp(mask).resize(filled).ensureAlpha().extractChannel(3).raw().toBuffer();
    return (x: number, y: number) => alpha[y * width + x] === 0;
  }
  const grey = await sharp(mask).resize(filled).removeAlpha().greyscale().extractChannel(0).raw().toBuffer();
  return (x: number, y: number) => (grey[y * width + x] ?? 0) > 127;
}

/** Between the nearest pixels around the hole, along the axis on which it is narrower. */
function between(
  pixels: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
  isOpen: (x: number, y: number) => boolean,
): readonly number[] {
  const farAlong = (dx: number, dy: number): number => {
    for (let far = 1; ; far++) {
      const [u, v] = [x + dx * far, y + dy * far];
      if (u < 0 || v < 0 || u >= width || v >= height) return Number.POSITIVE_INFINITY;
      if (!isOpen(u, v)) return far;
    }
  };
  const [left, right, up, down] = [farAlong(-1, 0), farAlong(1, 0), farAlong(0, -1), farAlong(0, 1)];
  const isAcross = left + right <= up + down;
  const [before, after] = isAcross ? [left, right] : [up, down];
  if (!Number.isFinite(before + after)) return [128, 128, 128];
  const at = (step: number) => ((y + (isAcross ? 0 : step)) * width + x + (isAcross ? step : 0)) * 3;
  const mix = (part: number) =>
    ((pixels[at(-before) + part] ?? 0) * after + (pixels[at(after) + part] ?? 0) * before) / (before + after);
  return [mix(0), mix(1), mix(2)];
}
