import { mainColours } from '@naksha/imaging';
import { and, inArray, like, not } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { colourWord, wordsOf } from './words-of.ts';

const { fileWords } = fields;

type Named = Pick<Row<'files'>, 'id' | 'fileName' | 'designName' | 'tags' | 'params' | 'designDefinition'>;

/** Rows of one statement; each word takes three of its parameters. */
const portion = 5_000;

/** Keeps what files are found by, in place of what it was; their colours, which are measured, stay. */
export async function keepWords(owner: Owner, files: readonly Named[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  if (ids.length === 0) return;
  await own(owner).fileWords.delete(and(inArray(fileWords.fileId, ids), not(like(fileWords.word, 'colour:%'))));
  await insert(
    owner,
    files.flatMap((file) => [...new Set(wordsOf(file))].map((word) => ({ fileId: file.id, word }))),
  );
}

/** Keeps the main colours of a file, by its traits. */
export async function keepColours(owner: Owner, fileId: string, traits: readonly number[]): Promise<void> {
  await insert(
    owner,
    mainColours(traits).map((bin) => ({ fileId, word: colourWord(bin) })),
  );
}

async function insert(owner: Owner, words: readonly { fileId: string; word: string }[]): Promise<void> {
  for (let at = 0; at < words.length; at += portion) {
    const part = words.slice(at, at + portion);
    await own(owner).fileWords.insert(part).onConflictDoNothing();
  }
}
