import type { Directory, Family } from '@naksha/contract';
import { binOfHex } from '@naksha/imaging';
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { colourWord, familyWord, soughtWords, tagWord } from './words-of.ts';

const { files, fileWords } = fields;

/** What of the collection is looked at. */
export interface FileWishes {
  readonly directory?: Directory | undefined;
  readonly fileName?: string | undefined;
  readonly colour?: string | undefined;
  readonly family?: Family | undefined;
  readonly tag?: string | undefined;
  readonly operation?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly minPixels?: number | undefined;
  readonly maxPixels?: number | undefined;
  readonly folder?: string | undefined;
  readonly stack?: string | undefined;
  readonly stacked?: boolean | undefined;
}

/** The condition of files that lie in the collection and are wished for. */
export function wantedFiles(scope: ClientScope, wishes: FileWishes): SQL | undefined {
  const { directory, fileName, colour, family, tag, operation, createdBy, minPixels, maxPixels } = wishes;
  const { folder, stack, stacked } = wishes;
  const wanted = and(
    isNull(files.deletedAt),
    eq(files.isSaved, true),
    directory && eq(files.directory, directory),
    createdBy === undefined ? undefined : eq(files.createdBy, createdBy),
    operation === undefined ? undefined : eq(files.operation, operation),
    minPixels === undefined ? undefined : gte(files.totalPixels, minPixels),
    maxPixels === undefined ? undefined : lte(files.totalPixels, maxPixels),
    folder === undefined ? undefined : eq(files.folderId, folder),
    stack === undefined ? undefined : or(eq(files.stackId, stack), eq(files.id, stack)),
    tag === undefined ? undefined : isFoundBy(scope, eq(fileWords.word, tagWord(tag))),
    family && isFoundBy(scope, eq(fileWords.word, familyWord(family))),
    colour === undefined ? undefined : isFoundBy(scope, eq(fileWords.word, colourWord(binOfHex(colour)))),
    isFoundByWords(scope, fileName ?? ''),
  );
  return stacked ? and(wanted, isNewest(scope, wanted)) : wanted;
}

/** Of a design's versions in a section that are wished for the newest: the first of them bears the stack's id, and ids follow each other in time. */
function isNewest(scope: ClientScope, wanted: SQL | undefined): SQL {
  const kept = own(scope).files.pick(
    { stackId: files.stackId, directory: files.directory, id: files.id },
    and(isNotNull(files.stackId), wanted),
  );
  return sql`not exists (
    select from ${kept} as later
    where later.stack_id = coalesce(${files.stackId}, ${files.id}) and later.directory = ${files.directory} and later.id > ${files.id}
  )`;
}

/** Each word that was typed begins one of the file's; signs alone are looked for in its name. */
export function isFoundByWords(scope: ClientScope, typed: string): SQL | undefined {
  const words = soughtWords(typed);
  if (words.length === 0) return isNamed(typed);
  return and(...words.map((word) => isFoundBy(scope, sql`${fileWords.word} ^@ ${word}`)));
}

/** Files whose name, or that of their design, holds these letters. Position, not LIKE: what is searched for has no wildcards in it. */
const isNamed = (letters: string): SQL | undefined =>
  letters
    ? sql`position(lower(${letters}) in lower(coalesce(${files.designName} || ' ', '') || ${files.fileName})) > 0`
    : undefined;

const isFoundBy = (scope: ClientScope, condition: SQL): SQL =>
  inArray(files.id, own(scope).fileWords.pick({ id: fileWords.fileId }, condition));
