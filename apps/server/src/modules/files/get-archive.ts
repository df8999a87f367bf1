import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { idsOfLink } from './archive-link.ts';
import { writeArchive } from './write-archive.ts';

/** The files that an address names as one archive. */
export async function getArchive(scope: LinkScope & Wire): Promise<void> {
  const { grant } = scope;
  if (grant.kind !== 'archive') throw new AppError('link_expired');
  await writeArchive(scope, idsOfLink(grant));
}
