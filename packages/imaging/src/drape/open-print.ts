import { type FineLevel, linearOf, type Print, printOf, printTile } from '@naksha/drape';
import { eachBand } from '../bands/each-band.ts';
import { openRows, type Rows } from '../bands/open-rows.ts';

/** A print that stays open while it is sampled. */
export interface OpenPrint {
  readonly print: Print;
  readonly close: () => Promise<void>;
}

/** Pixels of a print that are held whole, eight bytes each with all their halves. */
const wholePx = 20_000_000;
/** Tiles of what is finer that are held, some 100 kB each. */
const mostTiles = 2500;

/**
 * A PNG, JPEG or TIFF as a print; what is transparent is white cloth. The fine parts of a large one are read from its spool in `folder`
 * where they are seen: 3 or 4 bytes a pixel lie there until it is closed. Throws as `openRows` does.
 */
export async function openPrint(from: string, folder: string): Promise<OpenPrint> {
  const rows = await openRows(from, folder, 8);
  try {
    const { width, height } = rows.layout;
    let halvings = 0;
    while ((width * height) / 4 ** halvings > wholePx) halvings++;
    const held = halfOf(rows, halvings);
    const tiles: (() => void)[] = [];
    const fine = Array.from({ length: halvings }, (_, level) => fineLevel(rows, level, tiles));
    const print = printOf(held.width, held.height, await reduced(rows, held), fine);
    if (halvings > 0) return { print, close: rows.close };
    // It is held whole: its spool is of no more use, and the next picture needs room of its own.
    await rows.close();
    return { print, close: async () => undefined };
  } catch (problem) {
    await rows.close();
    throw problem;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const halfOf = ({ layout }: Rows, halvings: number): Size => ({
  width: Math.max(1, Math.floor(layout.width / 2 ** halvings)),
  height: Math.max(1, Math.floor(layout.height / 2 ** halvings)),
});

/** The first pixel of the whole that a reduced one takes the place of. */
const startOf = (at: number, whole: number, reduced: number): number => Math.floor((at * whole) / reduced);

/** The whole picture as it is held. */
async function reduced(rows: Rows, { width, height }: Size): Promise<Uint16Array> {
  const { layout } = rows;
  const made = new Uint16Array(width * height * 3);
  const sums = new Float64Array(width * 3);
  const stride = layout.width * layout.channels;
  let [into, seen, count] = [0, 0, 0];
  for await (const band of eachBand(rows)) {
    for (let row = 0; row < band.height; row++) {
      addRow(band.pixels.subarray(row * stride, (row + 1) * stride), rows, { from: 0, to: width, of: width }, sums);
      seen++;
      count++;
      if (seen < startOf(into + 1, layout.height, height)) continue;
      for (let at = 0; at < sums.length; at++)
        made[into * sums.length + at] = Math.round(((sums[at] ?? 0) / count) * most);
      sums.fill(0);
      count = 0;
      into++;
    }
  }
  return made;
}

/** A level of which tiles are read as they are seen; those that were read first are let go. */
function fineLevel(rows: Rows, halvings: number, held: (() => void)[]): FineLevel {
  const size = halfOf(rows, halvings);
  const columns = Math.ceil(size.width / printTile);
  const tiles: (Uint16Array | undefined)[] = Array.from({ length: columns * Math.ceil(size.height / printTile) });
  const tile = (across: number, down: number): Uint16Array => {
    const place = down * columns + across;
    const known = tiles[place];
    if (known) return known;
    const found = readTile(rows, size, across, down);
    tiles[place] = found;
    held.push(() => {
      tiles[place] = undefined;
    });
    if (held.length > mostTiles) held.shift()?.();
    return found;
  };
  return { ...size, tile };
}

function readTile(rows: Rows, { width, height }: Size, across: number, down: number): Uint16Array {
  const { layout } = rows;
  const made = new Uint16Array(printTile * printTile * 3);
  const from = across * printTile;
  const to = Math.min(width, from + printTile);
  const left = startOf(from, layout.width, width);
  const right = startOf(to, layout.width, width);
  const line = new Uint8Array((right - left) * layout.channels);
  const sums = new Float64Array((to - from) * 3);
  for (let row = 0; row < Math.min(printTile, height - down * printTile); row++) {
    const top = startOf(down * printTile + row, layout.height, height);
    const bottom = startOf(down * printTile + row + 1, layout.height, height);
    sums.fill(0);
    for (let y = top; y < bottom; y++) {
      rows.readRun(y, left, right - left, line);
      addRow(line, rows, { from, to, of: width }, sums);
    }
    const into = row * printTile * 3;
    for (let at = 0; at < sums.length; at++) made[into + at] = Math.round(((sums[at] ?? 0) / (bottom - top)) * most);
  }
  return made;
}

const most = 65_535;

/** Adds to the sums of reduced pixels `from` … `to` the linear means of what a row of the picture has for each; the row begins with the first. */
function addRow(
  line: Uint8Array,
  { layout }: Rows,
  { from, to, of }: { readonly from: number; readonly to: number; readonly of: number },
  sums: Float64Array,
): void {
  const { channels } = layout;
  for (let x = from, at = 0; x < to; x++) {
    const count = startOf(x + 1, layout.width, of) - startOf(x, layout.width, of);
    for (let i = 0; i < count; i++, at += channels) {
      const cover = channels === 4 ? (line[at + 3] ?? 0) / 255 : 1;
      for (let channel = 0; channel < 3; channel++) {
        // White cloth beneath, as a page shows it.
        const byte =
          cover === 1 ? (line[at + channel] ?? 0) : Math.round((line[at + channel] ?? 0) * cover + 255 * (1 - cover));
        const place = (x - from) * 3 + channel;
        sums[place] = (sums[place] ?? 0) + (linearOf[byte] ?? 0) / count;
      }
    }
  }
}
