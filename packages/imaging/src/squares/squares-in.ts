import { open } from 'node:fs/promises';

/** Where the bytes of a square lie in its archive; both inclusive. */
export interface SquareBytes {
  readonly start: number;
  readonly end: number;
}

const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const signatures = { end: 0x06054b50, entry: 0x02014b50 } as const;
const squareName = /_files\/(\d+)\/(\d+)_(\d+)\.png$/;

/** The squares of an archive that `cutSquares` wrote, by `level/x/y`. Throws when it is no such archive. */
export async function squaresIn(path: string): Promise<ReadonlyMap<string, SquareBytes>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(endBytes);
    await file.read(end, 0, endBytes, size - endBytes);
    if (size < endBytes || end.readUInt32LE(0) !== signatures.end)
      throw new Error('Expected a whole archive of squares');
    const directory = Buffer.alloc(end.readUInt32LE(12));
    await file.read(directory, 0, directory.length, end.readUInt32LE(16));
    const squares = new Map<string, SquareBytes>();
    const local = Buffer.alloc(localBytes);
    for (let at = 0; at < directory.length; ) {
      if (directory.readUInt32LE(at) !== signatures.entry)
        throw new Error('Expected an entry of the archive of squares');
      const [bytes, nameBytes] = [directory.readUInt32LE(at + 20), directory.readUInt16LE(at + 28)];
      const name = directory.toString('utf8', at + entryBytes, at + entryBytes + nameBytes);
      const [, level, x, y] = squareName.exec(name) ?? [];
      if (level !== undefined) {
        const from = directory.readUInt32LE(at + 42);
        await file.read(local, 0, localBytes, from);
        // The name and what else stands there may be longer before the bytes than in the directory.
        const start = from + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
        squares.set(`${level}/${x}/${y}`, { start, end: start + bytes - 1 });
      }
      at += entryBytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return squares;
  } finally {
    await file.close();
  }
}
