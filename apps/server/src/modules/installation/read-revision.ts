import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isErrno } from '../../db/is-errno.ts';

/** Written when the product is built. */
const writtenAt = fileURLToPath(new URL('../../../dist/revision.json', import.meta.url));
const revision = z.object({ commit: z.string().nullable() });

/** The commit that this program was built from; null where none was known then, or nothing was built. */
export async function readRevision(path = writtenAt): Promise<string | null> {
  try {
    return revision.parse(JSON.parse(await readFile(path, 'utf8'))).commit;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}
