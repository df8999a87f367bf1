import type { Ink } from '../../drawing/scene.ts';
import { hashCell, hashText } from '../../numbers/rng.ts';
import { roles } from '../../vocabulary/roles.ts';
import { classIndex, inkClasses } from '../ink-classes.ts';
import { index } from '../noise.ts';
import { fbmRows, visibility } from '../noise-rows.ts';
import { shadeTones } from '../shade-tones.ts';
import type { Shader } from '../shader.ts';

const bare = 0;
const lying = 1;
const standing = 2;

/** Untwisted silk mirrors the light along the thread: lying stitches shine, standing ones are in shadow. */
const shine = 0.045;
const roundness = 0.11;
const threadTone = 0.06;
const dent = 0.13;
const dentShare = 0.13;
const sheenUnits = 60;
/** Points across a pixel where strands are thin, so that a small picture shows what a large one shows reduced. */
const mostParts = 4;

interface Threads {
  /** Tone of the thread at each pixel across it. */
  readonly tone: Float32Array;
  /** Pixels' places along the threads of the other direction, in stitches, and by how much the stitches of its threads are moved. */
  readonly along: Float32Array;
  readonly start: Float32Array;
  /** So many strands are looked at for each pixel. */
  readonly parts: number;
}

/**
 * Counted darning in untwisted silk. An ink that is a role itself is stitched across the cloth (x), one that is mixed with `dark`
 * by a little down the cloth (y); the ground stays bare. `thread` and `stitch` in units: width of a strand and length of a stitch.
 */
export const floss: Shader = {
  apron: () => 0,
  shade: (source, { thread = 2.9, stitch = 17, depth = 1 }, context) => {
    const table = inkClasses(context.colours, [
      ['ground', bare],
      ...roles.filter((role) => role !== 'ground').map((role): [Ink, number] => [role, lying]),
      ...roles
        .filter((role) => role !== 'ground' && role !== 'dark')
        .map((role): [Ink, number] => [`${role}>dark:0.06`, standing]),
    ]);
    const hash = hashText(`${context.seed}/floss`);
    const rows = threadsOf(source.y, source.height, context.tilePxY, context.tileUnitsY, { thread, stitch }, hash);
    const columns = threadsOf(
      source.x,
      source.width,
      context.tilePxX,
      context.tileUnitsX,
      { thread, stitch },
      hash ^ 91,
    );
    const sheen = fbmRows(`${context.seed}/sheen`, sheenUnits, 3, 0.6, source, context);
    const { data, width } = source;
    const dents = depth * dent * visibility((2 * stitch * dentShare * context.tilePxX) / context.tileUnitsX);
    return shadeTones(source, (row, tones) => {
      sheen(row, depth * 0.07, tones);
      const across = depth * (shine + (rows.tone[row] ?? 0));
      const alongRow = rows.along[row] ?? 0;
      for (let x = 0, at = row * width * 4; x < width; x++, at += 4) {
        const kind = table[classIndex(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] ?? bare;
        if (kind === bare) {
          tones[x] = 0;
          continue;
        }
        const isLying = kind === lying;
        const dips = isLying ? dipped(columns.along[x] ?? 0, rows, row) : dipped(alongRow, columns, x);
        const tone = isLying ? across : depth * ((columns.tone[x] ?? 0) - shine);
        tones[x] = (tones[x] ?? 0) + tone - dents * dips;
      }
    });
  },
};

function threadsOf(
  from: number,
  length: number,
  tilePx: number,
  tileUnits: number,
  { thread, stitch }: { thread: number; stitch: number },
  hash: number,
): Threads {
  const count = 4 * Math.max(1, Math.round(tileUnits / thread / 4));
  const stitches = Math.max(1, Math.round(tileUnits / stitch));
  const parts = Math.min(mostParts, Math.max(1, Math.ceil((2.4 * count) / tilePx)));
  const tone = new Float32Array(length);
  const along = new Float32Array(length);
  const start = new Float32Array(length * parts);
  for (let i = 0; i < length; i++) {
    // Within the tile, so that both sides of an edge are worked out from the same number.
    const pixel = index(from + i, tilePx);
    along[i] = ((pixel + 0.5) * stitches) / tilePx;
    let sum = 0;
    for (let part = 0; part < parts; part++) {
      const place = ((pixel + (part + 0.5) / parts) * count) / tilePx;
      const strand = index(Math.floor(place), count);
      const off = 2 * (place - Math.floor(place)) - 1;
      sum += roundness * (1 / 3 - off * off) + threadTone * (hashCell(strand, 3, hash) * 2 - 1);
      // Neighbouring strands go in at half a stitch's distance, never quite.
      start[i * parts + part] = (strand % 2) / 2 + 0.12 * hashCell(strand >> 1, 5, hash);
    }
    tone[i] = sum / parts;
  }
  return { tone, along, start, parts };
}

/** Share of a pixel's strands that dip into the cloth at a place along them. */
function dipped(along: number, { start, parts }: Threads, at: number): number {
  let dips = 0;
  for (let part = 0; part < parts; part++) {
    const place = along + (start[at * parts + part] ?? 0);
    if (place - Math.floor(place) < dentShare) dips += 1;
  }
  return dips / parts;
}
