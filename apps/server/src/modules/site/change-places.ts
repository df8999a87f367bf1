import { factsInWords, type Place, type PlaceChanges, type PlaceForm } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { places } from '../../db/schema/site.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction, logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';

/** Adds a place; once per idempotency key. */
export function createPlace(scope: SuperScope, form: PlaceForm): Promise<Place> {
  return once(scope, async (tx) => {
    const [row] = await tx.insert(places).values(form).returning();
    if (!row) throw new Error('A place was not inserted.');
    await logAction(tx, scope, 'place.created', row.id, { name: form.name }, changedFields(null, { ...form }));
    return { _id: row.id, ...form };
  });
}

/** Changes a place. */
export function updatePlace(scope: SuperScope, { id, was, ...form }: PlaceChanges & { id: string }): Promise<Place> {
  return scope.db.transaction(async (tx) => {
    const [before] = await tx.select().from(places).where(eq(places.id, id)).for('update');
    if (!before) throw new AppError('not_found');
    const is = factsOf(before);
    refuseStale(was, is, () => ({ ...is, now: factsInWords(is, 'en') }));
    await tx.update(places).set(form).where(eq(places.id, id));
    await logChange(tx, scope, 'place.changed', id, { name: before.name }, changedFields(is, { ...form }));
    return { _id: id, ...form };
  });
}

/** Takes a place off the list. */
export async function deletePlace(scope: SuperScope, { id }: { id: string }): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const [gone] = await tx.delete(places).where(eq(places.id, id)).returning();
    if (!gone) throw new AppError('not_found');
    await logAction(tx, scope, 'place.deleted', id, { name: gone.name }, { before: factsOf(gone), after: null });
  });
}

const factsOf = ({ name, address, phone }: typeof places.$inferSelect) => ({ name, address, phone });
