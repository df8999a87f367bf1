import { arrayContains, or } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { sendStored } from '../files/send-stored.ts';
import { pictureKeys } from './picture-link.ts';

const maxAgeSeconds = 3600;

/** The bytes of a picture beside a plan. */
export async function getPlanPicture(scope: LinkScope & Wire): Promise<void> {
  const { db, grant, services } = scope;
  if (grant.kind !== 'planPicture') throw new AppError('link_expired');
  const places = Object.entries(pictureKeys).map(([contentType, keyOf]) => ({ contentType, key: keyOf(grant.id) }));
  const [plan] = await db
    .select({ pictures: plans.pictures })
    .from(plans)
    .where(or(...places.map(({ key }) => arrayContains(plans.pictures, [key]))));
  const found = places.find(({ key }) => plan?.pictures.includes(key));
  if (!found) throw new AppError('not_found');
  await sendStored(scope, services.storage, { ...found, tag: grant.id, maxAgeSeconds });
}
