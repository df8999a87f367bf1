import { Readable } from 'node:stream';
import { type AnyPlan, limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { bytesOfDataUrl, kindsOf, redrawPicture } from '../files/redraw-picture.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { countSubscribers } from './count-subscribers.ts';
import { findPlan, lockPlan } from './find-plan.ts';
import { pictureKeys } from './picture-link.ts';
import { presentAnyPlan } from './present-plan.ts';

/** Wide enough for a card on the widest page. */
const widestPx = 1600;
const field = 's3Images';

/**
 * Sets the pictures beside a plan, in their order: new ones are drawn again from their pixels, as a logo is, and those that stand there
 * already are named by their keys. What is left out is gone.
 */
export async function setPlanPictures(
  scope: SuperScope,
  { id, s3Images }: { id: string; s3Images: readonly string[] },
): Promise<AnyPlan> {
  const { db, services } = scope;
  const { storage, links } = services;
  const plan = await findPlan(db, id);
  if (!plan) throw new AppError('not_found');
  refuseUnknown(s3Images, plan.pictures);
  const added: string[] = [];
  try {
    const keys: string[] = [];
    for (const given of s3Images) {
      const key = isNew(given) ? await keep(scope, given) : given;
      if (key !== given) added.push(key);
      keys.push(key);
    }
    const { answer, dropped } = await db.transaction(async (tx) => {
      const before = await lockPlan(tx, id);
      if (!before) throw new AppError('not_found');
      // Another may have taken one of them away meanwhile, with its bytes.
      refuseUnknown(s3Images, before.pictures);
      const [row] = await tx.update(plans).set({ pictures: keys }).where(eq(plans.id, id)).returning();
      if (!row) throw new Error('A locked plan was expected to be there.');
      const left = before.pictures.filter((key) => !keys.includes(key));
      if (added.length > 0 || left.length > 0) {
        const change = changedFields({ pictures: before.pictures }, { pictures: keys });
        await logAction(tx, scope, 'plan.changed', id, { name: before.name }, change);
      }
      return { answer: presentAnyPlan(row, links, (await countSubscribers(tx, [id])).get(id)), dropped: left };
    });
    for (const key of dropped) await storage.remove(key);
    return answer;
  } catch (error) {
    for (const key of added) await storage.remove(key);
    throw error;
  }
}

const kinds = kindsOf.logo;
const isNew = (given: string) => given.startsWith('data:');

/** Keys are those of this plan, each once. */
function refuseUnknown(given: readonly string[], there: readonly string[]): void {
  const keys = given.filter((each) => !isNew(each));
  if (new Set(keys).size < keys.length || keys.some((key) => !there.includes(key)))
    throw new AppError('not_found', { field });
}

/** Draws a picture again and keeps it; answers its key. */
async function keep({ userId, services }: SuperScope, url: string): Promise<string> {
  const given = bytesOfDataUrl(url, field, kinds);
  if (given.length > limits.logoMaxBytes)
    throw new AppError('upload_too_large', { field, params: { limit: limits.logoMaxMegabytes } });
  const { contentType, bytes } = await redrawPicture(given, {
    field,
    clientId: userId,
    workDir: services.workDir,
    widestPx,
    kinds,
  });
  const key = pictureKeys[contentType](newId());
  await services.storage.put(key, Readable.from([bytes]));
  return key;
}
