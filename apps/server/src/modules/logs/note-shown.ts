import type { ClientList } from '@naksha/contract';
import { inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import { noteVisits } from './visit-client.ts';

const { id } = fields.clients;

/**
 * Notes at each client whose id stands anywhere in an answer that a super-admin was shown something of it there, whatever list it was. What is summed
 * up over all clients names none.
 */
export async function noteShown(scope: SuperScope, list: ClientList, answer: unknown): Promise<void> {
  const ids = [...new Set(idsIn(answer))];
  if (ids.length === 0) return;
  const shown = await across(scope.db, 'superAdmin').clients.pick({ id }, inArray(id, ids));
  const whose = shown.map((client) => client.id);
  await noteVisits(scope, whose, list);
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
