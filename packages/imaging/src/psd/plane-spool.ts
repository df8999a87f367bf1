import { open, rm } from 'node:fs/promises';
import type { PackedBand } from './pack-planes.ts';

/** The packed rows of a layer on disk, until the file that they belong to can be put together. */
export interface PlaneSpool {
  /** Takes the next rows. */
  readonly append: (band: PackedBand) => Promise<void>;
  readonly planes: number;
  /** Packed bytes of each row of a plane so far. */
  readonly lengthsOf: (plane: number) => readonly Uint32Array[];
  /** Packed bytes of a plane so far. */
  readonly bytesOf: (plane: number) => number;
  /** A plane's packed rows from top to bottom; each piece is good until the next is asked for. */
  readonly read: (plane: number) => AsyncGenerator<Uint8Array>;
  /** Gives the disk back. */
  readonly close: () => Promise<void>;
}

interface Piece {
  readonly at: number;
  readonly bytes: number;
}

/** Begins a spool of so many planes. File system errors pass through, ENOSPC among them. */
export async function createPlaneSpool(path: string, planes: number): Promise<PlaneSpool> {
  const file = await open(path, 'w+');
  const lengths: Uint32Array[][] = Array.from({ length: planes }, () => []);
  const pieces: Piece[][] = Array.from({ length: planes }, () => []);
  const totals = new Array<number>(planes).fill(0);
  let end = 0;
  return {
    planes,
    append: async (band) => {
      if (band.planes.length !== planes) throw new RangeError(`Expected ${planes} planes, not ${band.planes.length}`);
      for (const [plane, packed] of band.planes.entries()) {
        lengths[plane]?.push(packed.lengths);
        pieces[plane]?.push({ at: end, bytes: packed.bytes.length });
        totals[plane] = (totals[plane] ?? 0) + packed.bytes.length;
        end += packed.bytes.length;
      }
      await file.writev(band.planes.map(({ bytes }) => bytes));
    },
    lengthsOf: (plane) => lengths[plane] ?? [],
    bytesOf: (plane) => totals[plane] ?? 0,
    read: async function* (plane) {
      let room = Buffer.alloc(0);
      for (const { at, bytes } of pieces[plane] ?? []) {
        if (room.length < bytes) room = Buffer.allocUnsafeSlow(bytes);
        const { bytesRead } = await file.read(room, 0, bytes, at);
        if (bytesRead < bytes) throw new Error(`Expected ${bytes} bytes at ${at} of the spool but read ${bytesRead}`);
        yield room.subarray(0, bytes);
      }
    },
    close: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
}
