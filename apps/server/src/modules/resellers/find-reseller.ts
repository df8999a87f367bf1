import type { Reseller } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import { resellers } from '../../db/schema/resellers.ts';
import { AppError } from '../../http/app-error.ts';
import { findResellers } from './find-resellers.ts';

/** One reseller as a super-admin sees it. Refuses one that is not there. */
export async function findReseller(db: Runner, id: string): Promise<Reseller> {
  const [found] = await findResellers(db, eq(resellers.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}
