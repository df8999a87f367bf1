import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { fileLinks } from './file-links.ts';

/** An address to read a file from, by its stored name or else the newest that bears the plain name. */
export async function secureReadUrl(scope: ClientScope, { fileName }: { fileName: string }): Promise<{ data: string }> {
  const { files } = fields;
  const isCalled = and(
    isNull(files.deletedAt),
    filesOf(scope),
    or(eq(files.s3FileName, fileName), eq(files.fileName, fileName)),
  );
  const [row] = await own(scope)
    .files.pick({ id: files.id }, isCalled)
    .orderBy(desc(sql`${files.s3FileName} = ${fileName}`), desc(files.createdAt), desc(files.id))
    .limit(1);
  if (!row) throw new AppError('not_found', { field: 'fileName' });
  return { data: fileLinks(scope.services.links, row.id).url };
}
