import { bandRows } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { type PixelLayout, pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import type { PngRows } from '../bands/write-png.ts';
import { wrap } from './field.ts';
import type { Origin, OwnerMap } from './owners.ts';

/**
 * Writes a result at full size: every pixel is copied from where the map says, at the source's own sharpness; only within a pixel
 * or two of a cut both sides are mixed. Origins are in full pixels. Holds one band and one run of pixels; `onBand` sees the bands.
 */
export async function compose(
  map: OwnerMap,
  sources: readonly Rows[],
  layout: PixelLayout,
  png: PngRows,
  onBand: (band: Uint8Array, y: number, rows: number) => void,
): Promise<void> {
  const row = rowWriter(map, sources, layout);
  const stride = rowBytes(layout);
  const most = bandRows(layout);
  for (let y = 0; y < layout.height; y += most) {
    const rows = Math.min(most, layout.height - y);
    const band = new Uint8Array(rows * stride);
    for (let i = 0; i < rows; i++) row(y + i, band.subarray(i * stride, (i + 1) * stride));
    onBand(band, y, rows);
    await png.write(band);
  }
}

function rowWriter(map: OwnerMap, sources: readonly Rows[], layout: PixelLayout) {
  const { width, height } = layout;
  const across = map.width / width;
  const down = map.height / height;
  const bytes = pixelBytes(layout);
  // The more pixels of the picture one pixel of the map covers, the sharper the transition between two owners.
  const hardness = Math.max(1, 1 / across / 2);
  const fetch = fetcher(sources, layout);
  const room = new Uint8Array(rowBytes(layout));
  const mixed = samplesOf(room, layout);
  const sums = new Float64Array(width * layout.channels);
  const columns = columnsOf(width, map.width);

  return (y: number, into: Uint8Array): void => {
    const at = (y + 0.5) * down - 0.5;
    const top = Math.floor(at);
    const low = at - top;
    const one = wrap(top, map.height) * map.width;
    const two = wrap(top + 1, map.height) * map.width;
    let run = { owner: -1, from: 0 };
    const end = (x: number) => {
      if (run.owner >= 0 && x > run.from)
        fetch(map.origins[run.owner], y, run.from, x - run.from, into.subarray(run.from * bytes));
      run = { owner: -1, from: x };
    };
    for (const { from, to, left, right } of columns) {
      const owners = [
        map.owners[one + left] ?? 0,
        map.owners[one + right] ?? 0,
        map.owners[two + left] ?? 0,
        map.owners[two + right] ?? 0,
      ] as const;
      const [first] = owners;
      if (first === owners[1] && first === owners[2] && first === owners[3]) {
        if (run.owner !== first) {
          end(from);
          run = { owner: first, from };
        }
        continue;
      }
      end(from);
      mix(owners, from, to, low);
    }
    end(width);

    function mix(owners: readonly [number, number, number, number], from: number, to: number, fall: number): void {
      const count = to - from;
      const { channels } = layout;
      sums.fill(0, 0, count * channels);
      const shares = new Float64Array(count);
      for (const owner of new Set(owners)) {
        let isSeen = false;
        const weights = new Float64Array(count);
        for (let i = 0; i < count; i++) {
          const place = (from + i + 0.5) * across - 0.5;
          const side = place - Math.floor(place);
          const own =
            (owners[0] === owner ? (1 - side) * (1 - fall) : 0) +
            (owners[1] === owner ? side * (1 - fall) : 0) +
            (owners[2] === owner ? (1 - side) * fall : 0) +
            (owners[3] === owner ? side * fall : 0);
          weights[i] = hardness === 1 ? own : own ** hardness;
          shares[i] = (shares[i] ?? 0) + (weights[i] ?? 0);
          isSeen ||= own > 0;
        }
        if (!isSeen) continue;
        fetch(map.origins[owner], y, from, count, room);
        for (let i = 0; i < count * channels; i++)
          sums[i] = (sums[i] ?? 0) + (mixed[i] ?? 0) * (weights[Math.floor(i / channels)] ?? 0);
      }
      for (let i = 0; i < count * channels; i++)
        mixed[i] = Math.round((sums[i] ?? 0) / (shares[Math.floor(i / channels)] ?? 1));
      into.set(room.subarray(0, count * bytes), from * bytes);
    }
  };
}

/** The runs of pixels between the middles of each two of the map's columns. */
function columnsOf(width: number, small: number) {
  const columns: { from: number; to: number; left: number; right: number }[] = [];
  const across = small / width;
  let from = 0;
  while (from < width) {
    const cell = Math.floor((from + 0.5) * across - 0.5);
    let to = from + 1;
    while (to < width && Math.floor((to + 0.5) * across - 0.5) === cell) to++;
    columns.push({ from, to, left: wrap(cell, small), right: wrap(cell + 1, small) });
    from = to;
  }
  return columns;
}

/** Copies a run of pixels of a row of the result from where it comes from, around the source's torus. */
function fetcher(sources: readonly Rows[], layout: PixelLayout) {
  const bytes = pixelBytes(layout);
  const turned = new Uint8Array(rowBytes(layout));
  return (origin: Origin | undefined, y: number, x: number, count: number, into: Uint8Array): void => {
    const source = sources[origin?.source ?? 0];
    if (origin === undefined || source === undefined) throw new RangeError('Expected an origin for every pixel');
    const { width, height } = source.layout;
    const down = origin.fromY + wrap(y - origin.fromY, layout.height);
    const across = origin.fromX + wrap(x - origin.fromX, layout.width);
    const row = wrap(down + origin.dy, height);
    const run = origin.isFlipped ? turned : into;
    // Mirrored, the run's last pixel comes first.
    let from = wrap(origin.isFlipped ? origin.dx - (across + count - 1) : across + origin.dx, width);
    for (let done = 0; done < count; ) {
      const part = Math.min(count - done, width - from);
      source.readRun(row, from, part, run.subarray(done * bytes, (done + part) * bytes));
      done += part;
      from = 0;
    }
    if (!origin.isFlipped) return;
    for (let i = 0; i < count; i++) {
      const at = (count - 1 - i) * bytes;
      for (let byte = 0; byte < bytes; byte++) into[i * bytes + byte] = turned[at + byte] ?? 0;
    }
  };
}
