import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@naksha/contract';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { cleanFileName } from './clean-file-name.ts';
import { extensions } from './extensions.ts';

interface SecureUrl {
  readonly signedUrl: string;
  readonly s3fileName: string;
  readonly fileName: string;
}

/** Allows one upload: an address that takes bytes once, and the name under which they are saved afterwards. */
export async function createSecureUrl(
  scope: ClientScope,
  input: { fileName: string; type: string },
): Promise<SecureUrl> {
  // Results may be drawings and layered files as well; what is brought in is pictures.
  const extension = limits.uploadTypes.find((type) => type === input.type) && extensions.get(input.type);
  if (extension === undefined) throw new AppError('upload_type_not_allowed', { field: 'type' });
  const id = randomUUIDv7();
  const fileName = cleanFileName(input.fileName);
  const s3FileName = `${id}.${extension}`;
  const expires = Math.floor(Date.now() / 1000) + limits.signedWriteSeconds;
  await own(scope).uploads.insert({
    id,
    userId: scope.userId,
    fileName,
    s3FileName,
    contentType: input.type,
    expiresAt: new Date(expires * 1000),
  });
  const token = scope.services.links.sign({ method: 'PUT', kind: 'upload', id, expires, contentType: input.type });
  return { signedUrl: `/files/signed/${token}`, s3fileName: s3FileName, fileName };
}
