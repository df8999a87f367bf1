import type { FileRow } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { findFile } from './find-file.ts';
import { presentFile } from './present-file.ts';

export async function getFile(scope: ClientScope, { id }: { id: string }): Promise<{ data: FileRow }> {
  return { data: presentFile(scope.services.links, await findFile(scope, id)) };
}
