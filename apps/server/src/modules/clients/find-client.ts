import type { ClientDetails } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Reachable } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { storedBytes, toGigabytes } from '../files/stored-bytes.ts';
import { clientFigures, presentClient } from './client-figures.ts';

const { clients } = fields;

/** A client with all that its administrators and a super-admin may know. */
export async function findClient(reach: Reachable, id: string): Promise<ClientDetails> {
  const [found] = await reach.clients.pick({ row: clients, ...clientFigures(reach) }, eq(clients.id, id));
  if (!found) throw new AppError('not_found');
  const { id: clientId, quotaBytes } = found.row;
  const storage = { usedBytes: await storedBytes(reach, clientId), gigabytes: toGigabytes(quotaBytes) };
  const { contactName, contactEmail, phone, address, accountLimit, logo, isBillingOn, resellerId } = found.row;
  return {
    ...presentClient(found),
    ...{ contactName, contactEmail, phone, address, accountLimit, storage, logo },
    ...{ isBillingOn, resellerId },
  };
}
