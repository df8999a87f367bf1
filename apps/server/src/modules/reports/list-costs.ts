import type { OperationCost } from '@naksha/contract';
import { desc } from 'drizzle-orm';
import { databaseTime } from '../../db/database-time.ts';
import { operationCosts } from '../../db/schema/operation-costs.ts';
import type { SuperScope } from '../../http/scope.ts';
import { presentCost } from './present-cost.ts';

/** What runs of operations cost, the newest first. */
export async function listCosts({ db }: SuperScope): Promise<{ data: OperationCost[] }> {
  const found = await db
    .select()
    .from(operationCosts)
    .orderBy(desc(operationCosts.startsAt), operationCosts.operation, operationCosts.engine);
  const now = await databaseTime(db);
  return { data: found.map((row) => presentCost(row, now)) };
}
