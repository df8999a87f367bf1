import { open, rename, rm } from 'node:fs/promises';
import { type Colour, labToXyz, linearToSrgb, type WhiteName, whites, xyzToLinear } from '@naksha/colour';
import { defaultDpi } from '@naksha/contract/units';
import { whileGrowing } from '../at-work.ts';
import { bandRows } from '../bands/each-band.ts';
import type { PixelLayout } from '../bands/pixel-layout.ts';
import { createPngRows } from '../bands/write-png.ts';
import { decode } from '../decode.ts';
import { copyWithEdits } from '../density/copy-with-edits.ts';
import { readTiffEntries } from '../density/tiff-entries.ts';
import { isSrgbProfile } from '../is-srgb-profile.ts';
import { PictureError } from '../picture-error.ts';
import { readDpi } from '../read-dpi.ts';
import { refuseLarge } from '../refuse-large.ts';
import { read } from '../sharp.ts';
import { sniffedBytes, sniffType } from '../sniff-type.ts';
import { readTiffDirectories, type TiffDirectory } from '../tiff-directory.ts';
import { type MisreadKind, misreadKind } from './misread-kind.ts';
import { joinPlanes } from './planes/join-planes.ts';
import { needsJoining } from './planes/needs-joining.ts';

const tag = { width: 256, height: 257, photometric: 262, whitePoint: 318 } as const;
/** Of screens, as the first of its two coordinates; without a word the white of Lab is D50, as in print. */
const d65 = 0.3127;
const rgb = 2;
/** libvips' own format: this head, then the rows as they are. */
const headBytes = 64;

/**
 * Writes a TIFF that its decoder misreads so that it does not: of a kind that is not shown right (`MisreadKind`) as a PNG of sixteen
 * bits in sRGB with its dots per inch, upright; with samples that do not lie together (`needsJoining`), unless it is of such a kind too, as a TIFF
 * of the same samples and colours. Answers false and writes nothing for all other files. `to` has room for spools beside it. `progress`
 * receives the share that is done. Throws PictureError `image_unprocessable` and `too_many_pixels`; ENOSPC for a full disk.
 */
export async function normaliseTiff(
  from: string,
  to: string,
  progress: (share: number) => void = () => undefined,
): Promise<boolean> {
  const directory = await directoryOf(from);
  if (directory === undefined || !needsJoining(directory)) return normaliseKind(from, to, directory, progress);
  const joined = `${to}.joined`;
  try {
    await joinPlanes(from, joined, directory, (share) => progress(share / 2));
    const isOfKind = await normaliseKind(joined, to, await directoryOf(joined), (share) => progress((1 + share) / 2));
    if (!isOfKind) await rename(joined, to);
    return true;
  } finally {
    await rm(joined, { force: true });
  }
}

async function normaliseKind(
  from: string,
  to: string,
  directory: TiffDirectory | undefined,
  progress: (share: number) => void,
): Promise<boolean> {
  const kind = misreadKind(directory);
  if (kind === undefined || directory === undefined) return false;
  refuseLarge(directory.get(tag.width) ?? 0, directory.get(tag.height) ?? 0);
  const [labelled, spool] = [`${to}.rgb`, `${to}.v`];
  try {
    const source = kind === 'lab' || kind === 'iccLab' ? labelled : from;
    if (source === labelled) await relabel(from, labelled);
    const isD65 = Math.abs((directory.get(tag.whitePoint) ?? 0) - d65) < 0.005;
    await writePng({
      source,
      spool,
      to,
      kind,
      map: sampleMap(kind, isD65),
      dpi: (await readDpi(from)) ?? defaultDpi,
      progress,
    });
    return true;
  } finally {
    for (const left of [labelled, spool]) await rm(left, { force: true });
  }
}

async function directoryOf(path: string): Promise<TiffDirectory | undefined> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    if (sniffType(buffer) !== 'image/tiff') return undefined;
    return (await readTiffDirectories(file, (await file.stat()).size))[0];
  } finally {
    await file.close();
  }
}

/** A copy that calls its samples red, green and blue: so they come through as they are. */
async function relabel(from: string, to: string): Promise<void> {
  const file = await open(from);
  try {
    const { at, countBytes, entryBytes, wordBytes, entries, number, put } = await readTiffEntries(file, 0);
    const index = entries.findIndex((entry) => number(entry, 0, 2) === tag.photometric);
    const insert = Buffer.alloc(2);
    put(insert, rgb, 0, 2);
    await copyWithEdits(from, to, [{ at: at + countBytes + index * entryBytes + 4 + wordBytes, remove: 2, insert }]);
  } finally {
    await file.close();
  }
}

interface Settling {
  readonly source: string;
  readonly spool: string;
  readonly to: string;
  readonly kind: MisreadKind;
  readonly map: SampleMap;
  readonly dpi: number;
  readonly progress: (share: number) => void;
}

async function writePng({ source, spool, to, kind, map, dpi, progress }: Settling): Promise<void> {
  const { icc } = await decode(() => read(source).metadata());
  // A profile of Lab or of grey says what these kinds say themselves.
  if (kind === 'long' && icc !== undefined && !isSrgbProfile(icc)) {
    throw new PictureError('image_unprocessable', 'Expected sRGB but 32 bits of a sample have another profile');
  }
  const { width, height, channels } = await whileGrowing(spool, () =>
    decode(() => read(source, { ignoreIcc: true }).autoOrient().toFile(spool)),
  );
  if (channels !== 3 && channels !== 4) {
    throw new PictureError('image_unprocessable', `Expected three or four samples but received ${channels}`);
  }
  const layout: PixelLayout = { width, height, channels, depth: 16 };
  const stride = width * channels * (kind === 'lab' || kind === 'iccLab' ? 1 : 4);
  const file = await open(spool);
  try {
    const png = await createPngRows(to, layout, dpi);
    try {
      const count = bandRows(layout);
      for (let y = 0; y < height; y += count) {
        const rows = new Uint8Array(Math.min(count, height - y) * stride);
        const { bytesRead } = await file.read(rows, 0, rows.length, headBytes + y * stride);
        if (bytesRead < rows.length) throw new Error(`Expected a whole spool but it ends in row ${y}`);
        const out = new Uint16Array((rows.length / stride) * width * channels);
        map(rows, channels, out);
        await png.write(new Uint8Array(out.buffer));
        progress(y / height);
      }
      await png.finish();
    } finally {
      await png.close();
    }
  } finally {
    await file.close();
  }
}

/** Turns the samples of a row, as the decoder hands them over, into 16 bits of sRGB; alpha, where there is any, comes fourth. */
type SampleMap = (row: Uint8Array, channels: 3 | 4, out: Uint16Array) => void;

const most = 65_535;

/** Samples of a kind; `isD65` says that the white of CIELAB is that of screens instead of D50. */
function sampleMap(kind: MisreadKind, isD65: boolean): SampleMap {
  if (kind === 'long') return mapLong;
  return kind === 'grey' ? mapGrey : labMap(kind === 'lab', isD65 ? 'd65' : 'd50');
}

const mapLong: SampleMap = (row, _channels, out) => {
  const samples = new Uint32Array(row.buffer, row.byteOffset, row.length / 4);
  for (const [i, sample] of samples.entries()) out[i] = Math.round(sample / 65_537);
};

const mapGrey: SampleMap = (row, channels, out) => {
  const samples = new Float32Array(row.buffer, row.byteOffset, row.length / 4);
  for (const [i, sample] of samples.entries()) {
    const isAlpha = channels === 4 && i % 4 === 3;
    out[i] = sixteenBits(isAlpha ? sample : linearToSrgb(sample));
  }
};

function labMap(isSigned: boolean, white: WhiteName): SampleMap {
  const signed = (byte: number) => (isSigned ? (byte > 127 ? byte - 256 : byte) : byte - 128);
  // Eight bits of Lab are distinguished by light in far finer steps than these.
  const shown = Uint16Array.from({ length: most + 1 }, (_, light) => sixteenBits(linearToSrgb(light / most)));
  const colour: Colour = [0, 0, 0];
  return (row, channels, out) => {
    for (let at = 0; at < row.length; at += channels) {
      colour[0] = ((row[at] ?? 0) / 255) * 100;
      colour[1] = signed(row[at + 1] ?? 0);
      colour[2] = signed(row[at + 2] ?? 0);
      labToXyz(colour, whites[white], colour);
      xyzToLinear(colour, white, colour);
      out[at] = shown[sixteenBits(colour[0])] ?? 0;
      out[at + 1] = shown[sixteenBits(colour[1])] ?? 0;
      out[at + 2] = shown[sixteenBits(colour[2])] ?? 0;
      if (channels === 4) out[at + 3] = (row[at + 3] ?? 0) * 257;
    }
  };
}

/** What is no number is black. */
function sixteenBits(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value || 0)) * most);
}
