import { deltaE, type Triple, toLab } from '@naksha/colour';
import sharp from 'sharp';

/** How good a picture of few colours is. */
export interface FlatQuality {
  readonly colours: number;
  /** Mean ΔE00 to the picture it was made from. */
  readonly deltaE: number;
  /** Spots of one to four pixels that touch at sides or corners, for a million pixels. */
  readonly specks: number;
}

const speck = 4;
/** Pixels between those whose difference is taken. */
const stride = 17;

/** Measures a flat picture beside its source, both of one size. */
export async function flatQuality(flat: string, source: string): Promise<FlatQuality> {
  const [one, other] = await Promise.all(
    [flat, source].map((path) =>
      sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (one === undefined || other === undefined) throw new Error('Expected two pictures');
  const { width, height } = one.info;
  const colours = Uint32Array.from({ length: width * height }, (_, i) => one.data.readUIntBE(i * 3, 3));
  return {
    colours: new Set(colours).size,
    deltaE: meanDifference(one.data, other.data),
    specks: (countSpecks(colours, width, height) * 1e6) / (width * height),
  };
}

function meanDifference(one: Buffer, other: Buffer): number {
  const lab = (pixels: Buffer, at: number): Triple =>
    toLab([(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]);
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < one.length; at += 3 * stride) {
    sum += deltaE(lab(one, at), lab(other, at));
    count++;
  }
  return sum / count;
}

function countSpecks(colours: Uint32Array, width: number, height: number): number {
  const isSeen = new Uint8Array(colours.length);
  const stack: number[] = [];
  let specks = 0;
  for (let start = 0; start < colours.length; start++) {
    if (isSeen[start] === 1) continue;
    stack.push(start);
    isSeen[start] = 1;
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      const x = at % width;
      const y = Math.floor(at / width);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const to = row * width + column;
          if (isSeen[to] === 1 || colours[to] !== colours[at]) continue;
          isSeen[to] = 1;
          stack.push(to);
        }
      }
    }
    if (size <= speck) specks++;
  }
  return specks;
}
