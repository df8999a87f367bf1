import { v7 as newId } from 'uuid';
import { type Owner, own } from '../../db/own.ts';
import type { NewRow } from '../../db/tables.ts';

type Entry = NewRow<'ledgerEntries'>;

interface Movement {
  kind: Entry['kind'];
  from: Entry['account'];
  to: Entry['account'];
  amount: number;
  holdId?: string;
  reason?: string;
}

/** Writes the two rows of a movement between a client's accounts. The caller has moved the balances in the same transaction. */
export async function recordMovement(owner: Owner, movement: Movement): Promise<void> {
  const { from, to, amount, ...shared } = movement;
  if (amount === 0) return;
  const movementId = newId();
  await own(owner).ledgerEntries.insert([
    { ...shared, movementId, account: from, amount: -amount },
    { ...shared, movementId, account: to, amount },
  ]);
}
