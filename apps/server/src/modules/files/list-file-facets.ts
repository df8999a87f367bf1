import { type Family, families, type Language, operationNames } from '@naksha/contract';
import { familyName } from '@naksha/engines';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { naturalKey } from '../../db/natural-key.ts';
import { own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { ClientScope } from '../../http/scope.ts';
import { presentFolder } from './create-folder.ts';
import { familyWord, tagWord } from './words-of.ts';

const { files, fileWords, users } = fields;

const mostTags = 200;
const mostPeople = 500;

/** What the collection can be held to: the tags of its files, the commonest first, and the families, operations and people that it has any of. */
export async function listFileFacets(scope: ClientScope) {
  const mine = own(scope);
  const kept = and(isNull(files.deletedAt), eq(files.isSaved, true));
  // Of drafts, which are their makers' alone, and of the bin nothing is counted.
  const isKept = inArray(fileWords.fileId, mine.files.pick({ id: files.id }, kept));
  const tags = await mine.fileWords
    .pick({ tag: fileWords.word, count: count() }, and(isKept, sql`${fileWords.word} ^@ ${tagWord('')}`))
    .groupBy(fileWords.word)
    .orderBy(desc(count()), asc(fileWords.word))
    .limit(mostTags);
  // The first of each: asked whether there are any, the embedded database reads every row of every family, half a second of 100,000 files.
  const first = mine.fileWords
    .pick({ one: sql`1` }, and(isKept, sql`${fileWords.word} = ${familyWord('')} || family`))
    .limit(1);
  const drawn = await rows(
    scope.db,
    z.object({ family: z.string() }),
    sql`select family from unnest(${sql.param([...families])}::text[]) as each(family) cross join lateral ${first} as found(one)`,
  );
  // One pass over the files for both: a pass takes longer the more there are.
  const made = await mine.files
    .pick({ operation: files.operation, by: files.createdBy }, kept)
    .groupBy(files.operation, files.createdBy);
  const makers = [...new Set(made.map(({ by }) => by))];
  const people =
    makers.length === 0
      ? []
      : await mine.users
          .pick({ _id: users.id, name: users.name }, inArray(users.id, makers))
          .orderBy(asc(sql`lower(${users.name})`))
          .limit(mostPeople);
  const filled = await mine.files
    .pick({ id: files.folderId, count: count() }, and(kept, isNotNull(files.folderId)))
    .groupBy(files.folderId);
  const counts = new Map(filled.map(({ id, count }) => [id, count]));
  const named = await mine.folders.where().orderBy(asc(naturalKey(fields.folders.name)));
  const has = new Set(drawn.map(({ family }) => family));
  const done = new Set(made.map(({ operation }) => operation));
  return {
    tags: tags.map(({ tag, count }) => ({ tag: tag.slice(tagWord('').length), count })),
    families: families.filter((family) => has.has(family)).map((family) => ({ family, words: wordsOf(family) })),
    operations: operationNames.filter((name) => done.has(name)),
    people,
    folders: named.map((row) => ({ ...presentFolder(row), count: counts.get(row.id) ?? 0 })),
  };
}

/** What a family is called in each language. */
const wordsOf = (family: Family): Record<Language, string> => ({
  en: familyName(family, 'en'),
  hi: familyName(family, 'hi'),
  gu: familyName(family, 'gu'),
});
