import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Bytes of a file to leave out, and what to put in their place. */
export interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: Uint8Array;
}

/** Copies a file with edits, which must not overlap. The rest passes through as it is, a piece at a time. */
export async function copyWithEdits(from: string, to: string, edits: readonly Edit[]): Promise<void> {
  const out = await open(to, 'w');
  try {
    let at = 0;
    for (const edit of [...edits].sort((a, b) => a.at - b.at)) {
      if (edit.at > at) {
        for await (const piece of createReadStream(from, { start: at, end: edit.at - 1 })) await out.appendFile(piece);
      }
      await out.appendFile(edit.insert);
      at = edit.at + edit.remove;
    }
    for await (const piece of createReadStream(from, { start: at, highWaterMark: 2 ** 20 }))
      await out.appendFile(piece);
    await out.sync();
  } finally {
    await out.close();
  }
}
