import type { FileHandle } from 'node:fs/promises';
import { copyWithEdits } from '../../density/copy-with-edits.ts';
import type { TiffEntries } from '../../density/tiff-entries.ts';
import { PictureError } from '../../picture-error.ts';
import { entryBytes, entryPlace } from './entry-values.ts';
import type { PlaneLayout } from './plane-layout.ts';

/** Compression, order of bits, options of fax, predictor, tables of JPEG. */
const shared: readonly number[] = [259, 266, 292, 293, 317, 347];
const [short, long] = [3, 4];
const classicBytes = 2 ** 32 - 1;

interface Split {
  readonly from: string;
  readonly file: FileHandle;
  readonly bytes: number;
  readonly directory: TiffEntries;
  readonly layout: PlaneLayout;
}

/**
 * Copies a TIFF so that each of its planes is a page of grey: the planes stay where they are, and directories behind them say so.
 * Throws PictureError `image_unprocessable` where the lists of places and lengths are not what the sizes ask for.
 */
export async function writePlanePages(split: Split, to: string): Promise<void> {
  const { from, bytes, directory, layout } = split;
  const { wordBytes, number, put } = directory;
  const padding = bytes % 2;
  const pages: Buffer[] = [];
  let at = bytes + padding;
  for (let plane = 0; plane < layout.planes; plane++) {
    const entries = [
      ...directory.entries.filter((entry) => shared.includes(number(entry, 0, 2))),
      ...constants(layout).map(([tag, value]) => constantEntry(directory, tag, value)),
      await runOf(split, layout.placesTag, plane),
      await runOf(split, layout.lengthsTag, plane),
    ];
    entries.sort((a, b) => number(a, 0, 2) - number(b, 0, 2));
    const page = pageOf(directory, entries);
    if (wordBytes === 4 && at + page.length > classicBytes) throw broken('no room for another directory');
    at += page.length;
    if (plane < layout.planes - 1) put(page, at, page.length - wordBytes, wordBytes);
    pages.push(page);
  }
  const first = Buffer.alloc(wordBytes);
  put(first, bytes + padding, 0, wordBytes);
  await copyWithEdits(from, to, [
    { at: wordBytes, remove: wordBytes, insert: first },
    { at: bytes, remove: 0, insert: Buffer.concat([Buffer.alloc(padding), ...pages]) },
  ]);
}

/** Grey of one sample, black at 0, as wide as there are samples in a row. */
function constants(layout: PlaneLayout): (readonly [tag: number, value: number])[] {
  const { perPlane, across, down } = layout;
  return [
    [256, layout.width * perPlane],
    [257, layout.height],
    [258, layout.bits],
    [262, 1],
    [277, 1],
    ...(layout.isTiled
      ? ([
          [322, across * perPlane],
          [323, down],
        ] as const)
      : ([[278, down]] as const)),
    [284, 1],
    [339, layout.isFloating ? 3 : 1],
  ];
}

function constantEntry({ entryBytes: length, wordBytes, put }: TiffEntries, tag: number, value: number): Buffer {
  const entry = Buffer.alloc(length);
  put(entry, tag, 0, 2);
  const isShort = value < 2 ** 16;
  put(entry, isShort ? short : long, 2, 2);
  put(entry, 1, 4, wordBytes);
  put(entry, value, 4 + wordBytes, isShort ? 2 : 4);
  return entry;
}

/** The part of a list of places or lengths that is one plane's. */
async function runOf({ file, bytes, directory, layout }: Split, tag: number, plane: number): Promise<Buffer> {
  const { wordBytes, number, put } = directory;
  const { pieces, planes } = layout;
  const entry = directory.entries.find((each) => number(each, 0, 2) === tag);
  const place = entry && entryPlace(directory, entry);
  if (!entry || !place || place.count !== pieces * planes) throw broken(`no list of ${pieces * planes} pieces`);
  const { size, at } = place;
  if (at !== undefined && at + place.count * size > bytes) throw broken('a list that leaves the file');
  const run = Buffer.from(entry);
  put(run, pieces, 4, wordBytes);
  const value = run.subarray(4 + wordBytes).fill(0);
  const first = plane * pieces;
  if (pieces * size > wordBytes) put(value, (at ?? 0) + first * size, 0, wordBytes);
  else (await entryBytes(file, directory, entry, { at, size, first, count: pieces })).copy(value);
  return run;
}

function pageOf({ countBytes, wordBytes, put }: TiffEntries, entries: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(countBytes);
  put(count, entries.length, 0, countBytes);
  return Buffer.concat([count, ...entries, Buffer.alloc(wordBytes)]);
}

function broken(reason: string): PictureError {
  return new PictureError('image_unprocessable', `Expected planes that can be read but the TIFF has ${reason}`);
}
