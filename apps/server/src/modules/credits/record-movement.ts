import { v7 as newId } from 'uuid';
import { type Owner, own } from '../../db/own.ts';
import type { NewRow } from '../../db/tables.ts';

type Entry = NewRow<'ledgerEntries'>;

export interface Movement {
  kind: Entry['kind'];
  from: Entry['account'];
  to: Entry['account'];
  amount: number;
  holdId?: string;
  reason?: string;
}

/** Writes the two rows of a movement between a client's accounts. The caller has moved the balances in the same transaction. */
export const recordMovement = (owner: Owner, movement: Movement): Promise<void> => recordMovements(owner, [movement]);

/** The same of several movements, in their order. */
export async function recordMovements(owner: Owner, movements: readonly Movement[]): Promise<void> {
  const entries = movements
    .filter(({ amount }) => amount !== 0)
    .flatMap(({ from, to, amount, ...shared }) => {
      const movementId = newId();
      return [
        { ...shared, movementId, account: from, amount: -amount },
        { ...shared, movementId, account: to, amount },
      ];
    });
  if (entries.length > 0) await own(owner).ledgerEntries.insert(entries);
}
