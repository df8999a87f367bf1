import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';

/** Only the person who was given an upload, or an administrator of the same client, may go on with it. */
export async function findUpload(scope: ClientScope, s3FileName: string): Promise<Row<'uploads'>> {
  const [upload] = await own(scope).uploads.where(eq(fields.uploads.s3FileName, s3FileName));
  const isAllowed = upload && (upload.userId === scope.userId || scope.role === 'admin');
  if (!isAllowed) throw new AppError('not_found', { field: 's3FileName' });
  return upload;
}
