import { PictureError, traitsOf, traitWords, UnjudgedPictureError } from '@naksha/imaging';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import type { Services } from '../../services.ts';
import { withLocalFile } from '../../storage/with-local-file.ts';
import { decodePicture } from './decode-picture.ts';
import { keepColours } from './keep-words.ts';
import { pictureKey } from './picture-key.ts';

const { fileTraits } = fields;

/**
 * Measures what a picture is found by and keeps it with its file; once is enough, for its bytes never change. A picture that cannot be read
 * is kept with none. Answers the traits. File system errors pass through, as does UnjudgedPictureError: such a picture is measured another time.
 */
export async function keepTraits(
  services: Pick<Services, 'storage' | 'workDir'>,
  owner: Owner,
  file: Pick<Row<'files'>, 'id' | 'clientId' | 'contentType' | 'storageKey'>,
  signal?: AbortSignal,
): Promise<number[]> {
  const traits = await measured();
  await own(owner)
    .fileTraits.insert({ fileId: file.id, traits, ...wordNumbers(traits) })
    .onConflictDoNothing();
  await keepColours(owner, file.id, traits);
  return traits;

  async function measured(): Promise<number[]> {
    try {
      return await withLocalFile(services, pictureKey(file), (path) => {
        const wish = { clientId: file.clientId, path, folder: services.workDir, temporaryBytes: 0, signal };
        return decodePicture(wish, (inTime) => traitsOf(path, inTime));
      });
    } catch (error) {
      if (error instanceof PictureError && !(error instanceof UnjudgedPictureError)) return [];
      throw error;
    }
  }
}

/** As `keepTraits`, unless they are kept already. */
export async function keepTraitsOnce(...[services, owner, file, signal]: Parameters<typeof keepTraits>): Promise<void> {
  const [known] = await own(owner).fileTraits.pick({ id: fileTraits.fileId }, eq(fileTraits.fileId, file.id));
  if (known === undefined) await keepTraits(services, owner, file, signal);
}

/** The columns of words, in their order. */
const wordColumns = ['band0', 'band1', 'band2', 'band3', 'colours', 'dyes', 'texture'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** The words of a picture's traits as numbers of 32 bits: FNV-1a. None of a picture without traits. */
export function wordNumbers(traits: readonly number[]): Partial<Record<WordColumn, number>> {
  const words = traitWords(traits);
  const numbers: Partial<Record<WordColumn, number>> = {};
  for (const [i, column] of wordColumns.entries()) {
    const word = words[i];
    if (word !== undefined) numbers[column] = numberOf(word);
  }
  return numbers;
}

function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
