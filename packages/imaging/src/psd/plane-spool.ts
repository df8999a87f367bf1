import { type FileHandle, open, rm } from 'node:fs/promises';
import { atWork } from '../at-work.ts';
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
  /** Leaves the file for another thread, which receives this. */
  readonly leave: () => Promise<PackedSpool>;
}

interface Piece {
  readonly at: number;
  readonly bytes: number;
}

/** All that is to be known of a spool beside its file, to be handed from thread to thread. */
export interface PackedSpool {
  readonly path: string;
  /** By plane: of each band the packed bytes of its rows, and where they lie. */
  readonly planes: readonly { readonly lengths: Uint32Array[]; readonly pieces: Piece[] }[];
}

/** Begins a spool of so many planes. File system errors pass through, ENOSPC among them. */
export async function createPlaneSpool(path: string, planes: number): Promise<PlaneSpool> {
  const packed = { path, planes: Array.from({ length: planes }, () => ({ lengths: [], pieces: [] })) };
  return spoolIn(await open(path, 'w+'), packed);
}

/** Takes a spool that another thread has packed and left. File system errors pass through. */
export async function openPlaneSpool(packed: PackedSpool): Promise<PlaneSpool> {
  return spoolIn(await open(packed.path, 'r+'), packed);
}

function spoolIn(file: FileHandle, packed: PackedSpool): PlaneSpool {
  const { path } = packed;
  const planes = packed.planes.length;
  const lengths = packed.planes.map((plane) => plane.lengths);
  const pieces = packed.planes.map((plane) => plane.pieces);
  const totals = pieces.map((own) => own.reduce((sum, { bytes }) => sum + bytes, 0));
  let end = totals.reduce((sum, bytes) => sum + bytes, 0);
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
      atWork();
    },
    lengthsOf: (plane) => lengths[plane] ?? [],
    bytesOf: (plane) => totals[plane] ?? 0,
    read: async function* (plane) {
      let room = Buffer.alloc(0);
      for (const { at, bytes } of pieces[plane] ?? []) {
        if (room.length < bytes) room = Buffer.allocUnsafeSlow(bytes);
        const { bytesRead } = await file.read(room, 0, bytes, at);
        if (bytesRead < bytes) throw new Error(`Expected ${bytes} bytes at ${at} of the spool but read ${bytesRead}`);
        atWork();
        yield room.subarray(0, bytes);
      }
    },
    close: async () => {
      await file.close();
      await rm(path, { force: true });
    },
    leave: async () => {
      await file.close();
      return packed;
    },
  };
}
