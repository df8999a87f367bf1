import { byte } from '../plan/laying.ts';
import { step } from '../plan/noise.ts';
import { type Plain, type Progress, placed, shrunk } from '../plan/picture.ts';
import { type Field, leastSide, matchPatches } from './match-patches.ts';
import { moveColours, withMoves } from './move-colours.ts';

/** Patches are matched in copies of at most so many pixels a side; what they bring is copied at full size. */
const longestPx = 512;
/** How much the structure counts against what patches want of each other. */
const pull = 0.6;

export interface LookWish {
  /** The colours stay those of the picture; only texture comes. */
  readonly keepsPalette: boolean;
}

/**
 * The colours and the texture of one picture on the structure of another: its colours by optimal transport, then patches of it that are
 * like what lies there, and along the edges of the picture what lay there. Answers pixels as the picture's own.
 */
export function transferLook(picture: Plain, look: Plain, { keepsPalette }: LookWish, progress: Progress): Uint8Array {
  const toLook = moveColours(picture, look);
  const dyed = { ...picture, pixels: withMoves(picture.pixels, toLook) };
  progress(0.2);
  if (Math.min(picture.width, picture.height, look.width, look.height) < leastSide)
    return keepsPalette ? picture.pixels : dyed.pixels;
  const share = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const guide = within(dyed, longestPx);
  const lookShare = Math.min(share, longestPx / Math.max(look.width, look.height));
  const least = Math.max(lookShare, leastSide / Math.min(look.width, look.height));
  const source = shrunk(look, Math.round(look.width * least), Math.round(look.height * least));
  const field = matchPatches(guide, source, pull, (part) => progress(0.2 + 0.5 * part));
  const laid = layPatches(field, { guide, source, picture, look }, (part) => progress(0.7 + 0.15 * part));
  keepEdges(laid, dyed.pixels, picture);
  const wanted = keepsPalette ? picture : look;
  let settled: Uint8Array = laid;
  // Boxes of colour are coarse: what the first move leaves apart the second brings together.
  for (const share of [0.9, 0.95]) {
    settled = withMoves(settled, moveColours({ ...picture, pixels: settled }, wanted));
    progress(share);
  }
  return settled;
}

function within(picture: Plain, longest: number): Plain {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  if (share === 1) return picture;
  return shrunk(
    picture,
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  );
}

interface Laid {
  readonly guide: Plain;
  readonly source: Plain;
  readonly picture: Plain;
  readonly look: Plain;
}

/** Copies what patches bring at full size: of each pixel the four nearest patches, mixed by how near they are. */
function layPatches(field: Field, { guide, source, picture, look }: Laid, progress: Progress): Uint8Array {
  const { width, height, wraps } = picture;
  const out = new Uint8Array(width * height * 3);
  const [across, down] = [guide.width / width, guide.height / height];
  const [wide, high] = [look.width / source.width, look.height / source.height];
  for (let y = 0; y < height; y++) {
    const row = (y + 0.5) * down - 0.5;
    const top = Math.floor(row);
    for (let x = 0; x < width; x++) {
      const column = (x + 0.5) * across - 0.5;
      const left = Math.floor(column);
      let [red, green, blue] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const [dx, dy] = [corner & 1, corner >> 1];
        const weight = (dx === 1 ? column - left : 1 - column + left) * (dy === 1 ? row - top : 1 - row + top);
        if (weight === 0) continue;
        const from =
          field[placed(top + dy, guide.height, wraps) * guide.width + placed(left + dx, guide.width, wraps)] ?? 0;
        const sx = ((from % source.width) + 0.5) * wide + (column - left - dx) / across;
        const sy = (Math.floor(from / source.width) + 0.5) * high + (row - top - dy) / down;
        const at =
          (placed(Math.floor(sy), look.height, false) * look.width + placed(Math.floor(sx), look.width, false)) * 3;
        red += weight * (look.pixels[at] ?? 0);
        green += weight * (look.pixels[at + 1] ?? 0);
        blue += weight * (look.pixels[at + 2] ?? 0);
      }
      const to = (y * width + x) * 3;
      out[to] = byte(red);
      out[to + 1] = byte(green);
      out[to + 2] = byte(blue);
    }
    if (y % 64 === 0) progress(y / height);
  }
  return out;
}

/** Brings what lay there back along edges, so that shapes stay where they are drawn. */
function keepEdges(laid: Uint8Array, dyed: Uint8Array, { width, height, wraps }: Plain): void {
  const light = (x: number, y: number) => {
    const at = (placed(y, height, wraps) * width + placed(x, width, wraps)) * 3;
    return (3 * (dyed[at] ?? 0) + 6 * (dyed[at + 1] ?? 0) + (dyed[at + 2] ?? 0)) / 10;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = light(x + 1, y) - light(x - 1, y);
      const dy = light(x, y + 1) - light(x, y - 1);
      const edge = step(12, 70, Math.sqrt(dx * dx + dy * dy)) * 0.8 + 0.15;
      const at = (y * width + x) * 3;
      for (let channel = at; channel < at + 3; channel++)
        laid[channel] = byte((laid[channel] ?? 0) + ((dyed[channel] ?? 0) - (laid[channel] ?? 0)) * edge);
    }
  }
}
