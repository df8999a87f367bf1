import type { PublicReseller } from '@naksha/contract';
import { and, asc, eq } from 'drizzle-orm';
import { resellers } from '../../db/schema/resellers.ts';
import type { PublicScope } from '../../http/scope.ts';

/** Who is named at the foot of the public pages: by the brand, else by the name. */
export async function getResellers({ db }: PublicScope): Promise<{ data: PublicReseller[] }> {
  const { id, name, brand, website, isShown, isActive } = resellers;
  const shown = await db
    .select({ id, name, brand, website })
    .from(resellers)
    .where(and(eq(isShown, true), eq(isActive, true)))
    .orderBy(asc(name));
  return { data: shown.map((row) => ({ _id: row.id, brand: row.brand || row.name, website: row.website })) };
}
