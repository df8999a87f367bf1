import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { type TiffEntry, tiffDirectory, tiffHead } from './directory.ts';
import { packLzw } from './pack-lzw.ts';

/** How the pixels of a TIFF lie in memory: full rows without padding; sixteen and 32 bits little-endian. */
export interface TiffLayout {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly depth: 8 | 16 | 32;
  /** The four samples are cyan, magenta, yellow and black; else the fourth is alpha that is not multiplied in. */
  readonly isInks: boolean;
}

interface Packing {
  readonly compression: 'none' | 'lzw' | 'deflate';
  /** Rows handed over at a time; they become one strip. */
  readonly rowsPerStrip: number;
  /** A BigTIFF whether it needs to be one or not. */
  readonly isBig?: boolean;
}

interface Colours {
  readonly dpi: number;
  /** The ICC profile of the samples. */
  readonly profile: Uint8Array;
}

/** How the rows are packed and what is said of them: by its own words, or by `kept`, all entries that say how samples look. */
export type TiffWords = Packing & (Colours | { readonly kept: readonly TiffEntry[] });

/** A TIFF being written from top to bottom. */
export interface TiffRows {
  /** Takes the next strip, which is changed where it lies; resolves when there is room for more. */
  readonly write: (rows: Uint8Array) => Promise<void>;
  /** Writes the directory. The file is whole only after this. */
  readonly finish: () => Promise<void>;
  /** Closes the file, finished or not; may be called twice. */
  readonly close: () => Promise<void>;
}

const compressions = { none: 1, lzw: 5, deflate: 8 } as const;
/** The most that a compression makes of a byte. */
const growth = { none: 1, lzw: 1.6, deflate: 1.01 } as const;
const classicBytes = 2 ** 32 - 1;
/** Profile, directory and what else lies beside the pixels. */
const besidesBytes = 2 ** 21;
const deflated = promisify<Uint8Array, Buffer>(deflate);
const inFlight = availableParallelism() + 1;

/** True when places of a picture's strips may not fit into 32 bits. */
export function needsBigTiff(
  { width, height, samples, depth }: TiffLayout,
  compression: TiffWords['compression'],
): boolean {
  return width * height * samples * (depth / 8) * growth[compression] + besidesBytes > classicBytes;
}

/**
 * Begins a TIFF of strips, or a BigTIFF past 4 GB. Rows are packed in threads of zlib's own where they are deflated; a few strips are
 * held. File system errors pass through, ENOSPC among them.
 */
export async function createTiffRows(path: string, layout: TiffLayout, words: TiffWords): Promise<TiffRows> {
  const { compression } = words;
  const isBig = words.isBig === true || needsBigTiff(layout, compression);
  const file = await open(path, 'w');
  const strips: { at: number; bytes: number }[] = [];
  const packing: Promise<Uint8Array>[] = [];
  let written = 0;
  let isOpen = true;
  const put = async (bytes: Uint8Array) => {
    await file.appendFile(bytes);
    written += bytes.length;
  };
  const append = async (most: number) => {
    while (packing.length > most) {
      const [strip] = packing;
      const bytes = (await strip) ?? new Uint8Array();
      packing.shift();
      strips.push({ at: written, bytes: bytes.length });
      await put(bytes);
    }
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  await put(tiffHead(isBig, 0)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    write: async (rows) => {
      if (compression !== 'none') subtractLeft(rows, layout);
      const strip = compression === 'deflate' ? deflated(rows.slice()) : compression === 'lzw' ? packLzw(rows) : rows;
      const packed = Promise.resolve(strip);
      // A failure is reported when its turn comes.
      packed.catch(() => undefined);
      packing.push(packed);
      await append(compression === 'deflate' ? inFlight - 1 : 0);
    },
    finish: async () => {
      await append(0);
      if (written % 2 === 1) await put(Buffer.alloc(1));
      const at = written;
      const places = { at: strips.map((strip) => strip.at), bytes: strips.map((strip) => strip.bytes) };
      await put(tiffDirectory(isBig, at, entriesOf(layout, words, places)));
      const head = tiffHead(isBig, at);
      await file.write(head, 0, head.length, 0);
      await close();
    },
    close,
  };
}

function entriesOf(
  layout: TiffLayout,
  words: TiffWords,
  places: { readonly at: readonly number[]; readonly bytes: readonly number[] },
): TiffEntry[] {
  const { width, height, samples, depth } = layout;
  const { compression, rowsPerStrip } = words;
  return [
    one(256, 'long', width),
    one(257, 'long', height),
    { tag: 258, type: 'short', values: Array.from({ length: samples }, () => depth) },
    one(259, 'short', compressions[compression]),
    { tag: 273, type: 'place', values: places.at },
    one(277, 'short', samples),
    one(278, 'long', rowsPerStrip),
    { tag: 279, type: 'place', values: places.bytes },
    one(284, 'short', 1),
    ...(compression === 'none' ? [] : [one(317, 'short', 2)]),
    ...('kept' in words ? words.kept : coloursOf(layout, words)),
  ];
}

function coloursOf({ samples, isInks }: TiffLayout, { dpi, profile }: Colours): TiffEntry[] {
  return [
    one(262, 'short', isInks ? 5 : 2),
    one(274, 'short', 1),
    { tag: 282, type: 'rational', values: [dpi, 1] },
    { tag: 283, type: 'rational', values: [dpi, 1] },
    one(296, 'short', 2),
    ...(isInks ? [one(332, 'short', 1)] : []),
    ...(!isInks && samples === 4 ? [one(338, 'short', 2)] : []),
    { tag: 34675, type: 'bytes', values: profile },
  ];
}

function one(tag: number, type: 'short' | 'long', value: number): TiffEntry {
  return { tag, type, values: [value] };
}

/**
 * Replaces each sample of full rows by its difference to the same sample of the pixel on its left, where they lie: the horizontal
 * predictor of TIFF. Samples of sixteen and 32 bits are little-endian and begin at multiples of their size.
 */
function subtractLeft(
  rows: Uint8Array,
  { width, samples, depth }: { width: number; samples: number; depth: 8 | 16 | 32 },
): void {
  const { buffer, byteOffset, length } = rows;
  const wide = () =>
    depth === 16 ? new Uint16Array(buffer, byteOffset, length / 2) : new Uint32Array(buffer, byteOffset, length / 4);
  const values = depth === 8 ? rows : wide();
  const stride = width * samples;
  for (let start = 0; start < values.length; start += stride) {
    for (let at = start + stride - 1; at >= start + samples; at--) {
      values[at] = (values[at] as number) - (values[at - samples] as number);
    }
  }
}
