import type { Coupon } from '@naksha/contract';
import { desc, isNull } from 'drizzle-orm';
import { databaseTime } from '../../db/database-time.ts';
import { coupons } from '../../db/schema/coupons.ts';
import type { SuperScope } from '../../http/scope.ts';
import { presentCoupons } from './present-coupon.ts';

/** The coupons that were not deleted, the newest first. */
export async function listCoupons({ db }: SuperScope): Promise<{ coupons: Coupon[] }> {
  const found = await db
    .select()
    .from(coupons)
    .where(isNull(coupons.deletedAt))
    .orderBy(desc(coupons.createdAt), desc(coupons.id));
  return { coupons: await presentCoupons(db, found, await databaseTime(db)) };
}
