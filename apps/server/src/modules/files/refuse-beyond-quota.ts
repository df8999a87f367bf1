import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';

const { clients, files } = fields;
const bytesOfGigabyte = 1024 ** 3;

/** Refuses more files of a client whose files have come to what they may, the bin included: it can be emptied by none but time. */
export async function refuseBeyondQuota(owner: Owner): Promise<void> {
  const [client] = await own(owner).clients.pick({ quotaBytes: clients.quotaBytes });
  const quota = client?.quotaBytes;
  if (quota === null || quota === undefined) return;
  const sum = sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number);
  const [kept] = await own(owner).files.pick({ sum });
  if ((kept?.sum ?? 0) < quota) return;
  const limit = Math.max(1, Math.round(quota / bytesOfGigabyte));
  throw new AppError('storage_quota_reached', { params: { limit } });
}
