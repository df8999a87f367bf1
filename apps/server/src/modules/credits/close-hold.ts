import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const { ledgerHolds } = fields;

/** Ends an open hold; undefined when it is not open any more, so that only one of settle and release ever happens. */
export async function closeHold(
  owner: Owner,
  jobId: string,
  state: 'settled' | 'released',
): Promise<Row<'ledgerHolds'> | undefined> {
  const isOpen = and(eq(ledgerHolds.id, jobId), eq(ledgerHolds.state, 'open'));
  const [hold] = await own(owner).ledgerHolds.update({ state }, isOpen).returning();
  return hold;
}
