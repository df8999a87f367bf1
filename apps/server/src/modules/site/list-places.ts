import type { Place } from '@naksha/contract';
import { asc } from 'drizzle-orm';
import { places } from '../../db/schema/site.ts';
import type { PublicScope } from '../../http/scope.ts';

/** The places where the company can be found, in the order they were entered. */
export async function listPlaces({ db }: PublicScope): Promise<{ data: Place[] }> {
  const found = await db.select().from(places).orderBy(asc(places.createdAt), asc(places.id));
  return { data: found.map(({ id, name, address, phone }) => ({ _id: id, name, address, phone })) };
}
