import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { storedBytes, toGigabytes } from './stored-bytes.ts';

const { clients } = fields;

/**
 * Refuses files of a client beyond what they may come to: `coming` are bytes that are on their way or would be. One that is full is
 * refused whatever comes.
 */
export async function refuseBeyondQuota(owner: Owner, coming = 0): Promise<void> {
  const [client] = await own(owner).clients.pick({ quotaBytes: clients.quotaBytes });
  const quota = client?.quotaBytes ?? null;
  if (quota === null) return;
  if ((await storedBytes(own(owner), owner.clientId)) + Math.max(1, coming) <= quota) return;
  throw new AppError('storage_quota_reached', { params: { limit: toGigabytes(quota) ?? 0 } });
}
