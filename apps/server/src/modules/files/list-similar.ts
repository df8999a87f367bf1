import type { FileRow } from '@naksha/contract';
import { traitDistance } from '@naksha/imaging';
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { findFile } from './find-file.ts';
import { keepTraits, wordNumbers } from './keep-traits.ts';
import { pictureProblem } from './picture-problem.ts';
import { presentFile } from './present-file.ts';

const { files, fileTraits } = fields;

/** Of those that share a word, so many are compared, those that share most of the words of its drawing first: a client may have a hundred thousand. */
const mostCompared = 1_500;
/** Some of those that are nearest may lie in the bin, or be the drafts of somebody else. */
const spare = 4;
const mostShown = 24;
/** What is farther does not look alike. */
const farthest = 0.55;

/** What looks like a picture among what the caller may see, the most alike first. */
export async function listSimilar(scope: ClientScope, { id }: { id: string }): Promise<{ data: FileRow[] }> {
  const file = await findFile(scope, id);
  const mine = own(scope);
  const [known] = await mine.fileTraits.pick({ traits: fileTraits.traits }, eq(fileTraits.fileId, id));
  const traits = known?.traits ?? (await keepTraits(scope.services, scope, file, scope.gone).catch(problem));
  const { band0, band1, band2, band3, colours, dyes, texture } = wordNumbers(traits);
  const bands = [
    band0 === undefined ? [] : eq(fileTraits.band0, band0),
    band1 === undefined ? [] : eq(fileTraits.band1, band1),
    band2 === undefined ? [] : eq(fileTraits.band2, band2),
    band3 === undefined ? [] : eq(fileTraits.band3, band3),
  ].flat();
  const looks = [
    colours === undefined ? [] : eq(fileTraits.colours, colours),
    dyes === undefined ? [] : eq(fileTraits.dyes, dyes),
    texture === undefined ? [] : eq(fileTraits.texture, texture),
  ].flat();
  if (bands.length + looks.length === 0) return { data: [] };
  const nearness = sql.join(
    [sql`case when ${eq(fileTraits.traits, traits)} then 100 else 0 end`, ...[...bands, ...looks].map(weight)],
    sql` + `,
  );
  const found = new Map<string, number[]>();
  const look = async (shared: SQL | undefined, ...order: SQL[]) => {
    if (shared === undefined || found.size >= mostCompared) return;
    const rows = await mine.fileTraits
      .pick({ fileId: fileTraits.fileId, traits: fileTraits.traits }, and(shared, ne(fileTraits.fileId, id)))
      .orderBy(...order)
      .limit(mostCompared);
    for (const row of rows) if (found.size < mostCompared) found.set(row.fileId, row.traits);
  };
  // Few are drawn alike even in part; any number may have the same colours, and of these all are not put in order.
  await look(or(...bands), desc(nearness), desc(fileTraits.fileId));
  await look(and(...looks));
  await look(or(...looks));
  const ranked = [...found]
    .map(([fileId, other]) => ({ fileId, way: traitDistance(traits, other) }))
    .filter(({ way }) => way <= farthest)
    .sort((one, other) => one.way - other.way)
    .slice(0, mostShown * spare)
    .map(({ fileId }) => fileId);
  if (ranked.length === 0) return { data: [] };
  const rows = await mine.files.where(and(inArray(files.id, ranked), isNull(files.deletedAt), filesOf(scope)));
  const shown = ranked.flatMap((each) => rows.find((row) => row.id === each) ?? []);
  return { data: shown.slice(0, mostShown).map((row) => presentFile(scope.services.links, row)) };
}

const weight = (isShared: SQL) => sql`case when ${isShared} then 1 else 0 end`;

function problem(error: unknown): never {
  throw pictureProblem(error);
}
