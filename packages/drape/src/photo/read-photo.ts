import {
  blurredWithin,
  type ClothPicture,
  type ClothRepeat,
  clothLookPx,
  logOfLight,
  measureCloth,
  toOklab,
} from '@naksha/colour';
import type { Mesh } from '@naksha/contract';
import { findEdge } from './find-edge.ts';
import { type Places, placeCloth } from './place-cloth.ts';

/** How a cloth lies in a photograph: maps of the size of the copy that it was read from. */
export interface PhotoCloth extends Places {
  readonly width: number;
  readonly height: number;
  /** How much of each pixel is cloth, 0 … 1. */
  readonly cover: Float32Array;
  /** How much light falls on each pixel, 1 where the cloth is seen in its own colours; linear. */
  readonly light: Float32Array;
}

/** The size of the copy at which a photograph is read: there is no more to be seen of its cloth in a larger one. */
export function copyOfPhoto({ width, height }: { readonly width: number; readonly height: number }) {
  const factor = Math.max(1, Math.max(width, height) / clothLookPx);
  return { width: Math.max(1, Math.round(width / factor)), height: Math.max(1, Math.round(height / factor)) };
}

export interface PhotoWish {
  /** 1 where the cloth is, in pixels of the copy; found when absent. */
  readonly inside?: Uint8Array | undefined;
  /** How the cloth lies; found by its repeat when absent, else it lies flat. */
  readonly mesh?: Mesh | undefined;
}

/** Of the pixels of a plain cloth so many have its one colour. */
const mostlyPlain = 0.7;
/** Hundredths of OKLab's colour within which two pixels are of one colour in another light. */
const sameColour = 3.5;
/** What is as bright as this share of the cloth is seen in its own colours, and how bright that is. */
const brightShare = 0.8;
const bright = 0.94;
/** Share of the longer side over which the light on a patterned cloth without a repeat is even. */
const evenOver = 1 / 24;
/** How far folds move what is laid over them: pixels of a photograph of 1000 for a fold that is e times as dark. */
const foldPx = 5;

/**
 * Reads from a photograph of cloth where it is, how it lies and what light falls on it. Undefined where none is found: there is no pattern, and
 * neither a region nor a mesh says where to look. Deterministic. `onProgress` receives the share done.
 */
export function readPhoto(
  picture: Omit<ClothPicture, 'inside'>,
  { inside, mesh }: PhotoWish,
  onProgress: (share: number) => void = () => undefined,
): PhotoCloth | undefined {
  const { width, height } = picture;
  const byHand = mesh && placeCloth.byMesh(mesh, width, height);
  const given = inside ?? (byHand && Uint8Array.from(byHand.known));
  // A cloth of one colour has no pattern to be looked for.
  const isPlain = given !== undefined && plainWithin(picture, given);
  const measured = isPlain || (byHand && given) ? undefined : measureCloth(picture, inside, onProgress);
  const rough = given ?? measured?.region;
  if (rough === undefined || !rough.includes(1)) return undefined;
  const repeat = measured?.repeat;
  const found = byHand ?? (repeat && placeCloth.byRepeat(repeat, width, height, widthOf(rough, width)));
  const region =
    inside ?? (isPlain ? ofOneColour(picture, rough) : byHand ? rough : findEdge(picture, rough, found?.sure));
  if (!region.includes(1)) return undefined;
  onProgress(0.8);
  const places = found ?? placeCloth.flat(region, width);
  const shade = shadeOf(picture, region, isPlain, repeat && { repeat, places });
  const all = new Uint8Array(region.length).fill(1);
  // A little beyond the edge too: what is laid is read between pixels.
  const around = blurredWithin(Float32Array.from(region), all, width, height, 2);
  const laid = placeCloth.everywhere(
    places,
    Uint8Array.from(around, (share) => (share > 0 ? 1 : 0)),
    width,
  );
  foldOver(laid, shade, region, width);
  toItsCorner(laid, region);
  const usual = brightOf(shade, region);
  return {
    width,
    height,
    ...laid,
    cover: softened(region, all, width, height),
    light: shade.map((value) => rolledOff(bright * Math.exp(value - usual))),
  };
}

/** Counts places from the upper left corner of what is seen of the cloth. */
function toItsCorner({ u, v }: Places, region: Uint8Array): void {
  for (const values of [u, v]) {
    const least = values.reduce(
      (low, value, at) => (region[at] ? Math.min(low, value) : low),
      Number.POSITIVE_INFINITY,
    );
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) - least;
  }
}

/** A soft edge of a pixel. */
function softened(region: Uint8Array, all: Uint8Array, width: number, height: number): Float32Array {
  const soft = blurredWithin(Float32Array.from(region), all, width, height, 1);
  // What lies at the edge of the picture is cut there and not soft.
  return soft.map((value) => Math.max(0, Math.min(1, 1.5 * value - 0.25)));
}

/** Light beyond what paper shows is bent below it, by its brightness alone. */
function rolledOff(light: number): number {
  const knee = 0.9;
  return light <= knee ? light : knee + 0.25 * (1 - Math.exp(-(light - knee) / 0.25));
}

const labAt = (pixels: Uint8Array, at: number) => {
  const lab: [number, number, number] = [0, 0, 0];
  toOklab((pixels[at * 3] ?? 0) / 255, (pixels[at * 3 + 1] ?? 0) / 255, (pixels[at * 3 + 2] ?? 0) / 255, lab);
  return lab;
};

/** The colour that most of a region has, whatever light falls on it: a and b through lightness. */
function colourOf({ pixels }: Pick<ClothPicture, 'pixels'>, region: Uint8Array): readonly [a: number, b: number] {
  const [as, bs] = [[] as number[], [] as number[]];
  const step = Math.max(1, Math.floor(region.length / 20_000));
  for (let at = 0; at < region.length; at += step) {
    if (!region[at]) continue;
    const [l, a, b] = labAt(pixels, at);
    as.push(a / Math.max(0.2, l));
    bs.push(b / Math.max(0.2, l));
  }
  const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  return [middle(as), middle(bs)];
}

function isOf(pixels: Uint8Array, at: number, [a, b]: readonly [number, number]): boolean {
  const [l, own, other] = labAt(pixels, at);
  return Math.hypot(own / Math.max(0.2, l) - a, other / Math.max(0.2, l) - b) * 100 < sameColour;
}

/** Most pixels have one colour, and next to each other they are as bright. */
function plainWithin(picture: Omit<ClothPicture, 'inside'>, region: Uint8Array): boolean {
  const { width, height, pixels } = picture;
  const colour = colourOf(picture, region);
  const log = lightOf(picture);
  const around = blurredWithin(log, region, width, height, 3);
  let [own, even, count] = [0, 0, 0];
  for (let at = 0; at < region.length; at++) {
    if (!region[at]) continue;
    count += 1;
    if (isOf(pixels, at, colour)) own += 1;
    if (Math.abs((log[at] ?? 0) - (around[at] ?? 0)) < 0.08) even += 1;
  }
  return own > mostlyPlain * count && even > mostlyPlain * count;
}

/** What lies before a plain cloth, an arm or a bag, is of another colour. */
function ofOneColour(picture: Omit<ClothPicture, 'inside'>, rough: Uint8Array): Uint8Array {
  const { width, height, pixels } = picture;
  const colour = colourOf(picture, rough);
  const own = Float32Array.from(rough, (value, at) => (value && isOf(pixels, at, colour) ? 1 : 0));
  const all = new Uint8Array(rough.length).fill(1);
  const smooth = blurredWithin(own, all, width, height, 2);
  return Uint8Array.from(smooth, (value, at) => (rough[at] && value > 0.5 ? 1 : 0));
}

const lightOf = ({ pixels }: Pick<ClothPicture, 'pixels'>): Float32Array =>
  Float32Array.from({ length: pixels.length / 3 }, (_, at) =>
    logOfLight(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0),
  );

/** The logarithm of the light on the cloth: of plain cloth what is seen, of a pattern what its repeat does not explain. */
function shadeOf(
  picture: Omit<ClothPicture, 'inside'>,
  region: Uint8Array,
  isPlain: boolean,
  known: { readonly repeat: ClothRepeat; readonly places: Places } | undefined,
): Float32Array {
  const { width, height } = picture;
  const seen = lightOf(picture);
  if (isPlain) return blurredWithin(seen, region, width, height, 1);
  if (known?.places.shade === undefined)
    return blurredWithin(seen, region, width, height, Math.max(2, Math.round(Math.max(width, height) * evenOver)));
  const { shade, known: has } = known.places;
  const reach = Math.max(2, Math.round(Math.max(width, height) / 90));
  const both = Uint8Array.from(region, (value, at) => (value && has[at] ? 1 : 0));
  const smooth = blurredWithin(shade, both, width, height, 1);
  const further = blurredWithin(shade, both, width, height, 4 * reach);
  return smooth.map((value, at) => (both[at] ? value : (further[at] ?? 0)));
}

function brightOf(shade: Float32Array, region: Uint8Array): number {
  const own = shade.filter((_, at) => region[at] === 1).sort();
  return own[Math.floor(brightShare * (own.length - 1))] ?? 0;
}

/** Where light changes the cloth is bent: what lies on it is moved a little the same way. */
function foldOver({ u, v }: Places, shade: Float32Array, region: Uint8Array, width: number): void {
  const height = region.length / width;
  const broad = blurredWithin(shade, region, width, height, Math.max(1, Math.round(Math.max(width, height) / 300)));
  const [bentU, bentV] = [u.slice(), v.slice()];
  const by = (foldPx * Math.max(width, height)) / 1000;
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      if (!region[at] || !region[at - 1] || !region[at + 1] || !region[at - width] || !region[at + width]) continue;
      const across = Math.max(-0.4, Math.min(0.4, ((broad[at + 1] ?? 0) - (broad[at - 1] ?? 0)) / 2));
      const down = Math.max(-0.4, Math.min(0.4, ((broad[at + width] ?? 0) - (broad[at - width] ?? 0)) / 2));
      for (const [bent, flat] of [
        [bentU, u],
        [bentV, v],
      ] as const) {
        const [along, below] = [
          (flat[at + 1] ?? 0) - (flat[at - 1] ?? 0),
          (flat[at + width] ?? 0) - (flat[at - width] ?? 0),
        ];
        bent[at] = (flat[at] ?? 0) + (by * (across * along + down * below)) / 2;
      }
    }
  u.set(bentU);
  v.set(bentV);
}

/** How wide a region is in pixels: half of its rows are wider. */
function widthOf(region: Uint8Array, width: number): number {
  const spans: number[] = [];
  for (let from = 0; from < region.length; from += width) {
    const row = region.subarray(from, from + width);
    const first = row.indexOf(1);
    if (first >= 0) spans.push(row.lastIndexOf(1) - first + 1);
  }
  spans.sort((one, other) => one - other);
  return Math.max(1, spans[spans.length >> 1] ?? 1);
}
