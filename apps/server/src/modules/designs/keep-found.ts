import type { EngineResult } from '@naksha/engines';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from '../files/file-keys.ts';
import { putWhileOwned } from '../files/put-while-owned.ts';

const { files } = fields;

/** What was found out of a design that went in, to be written to its row. */
export interface FoundDrawing {
  readonly id: string;
  readonly planVersion: number | undefined;
  readonly planBytes?: number;
  /** Of a render that is gone, where the pixels are not as today's. */
  readonly renderVersion?: number;
}

/** Puts the plans of designs that had none beside them, unless these are gone; the same job tried again puts the same bytes. */
export async function storeFound(
  db: Database,
  storage: Storage,
  { clientId, inputs }: { readonly clientId: string; readonly inputs: readonly string[] },
  found: EngineResult['found'] = [],
): Promise<FoundDrawing[]> {
  const mine = own({ db, clientId }).files;
  const kept: FoundDrawing[] = [];
  for (const { input, drawn } of found) {
    const id = inputs[input];
    if (id === undefined) throw new RangeError(`Expected an input but received ${input} of ${inputs.length}`);
    const { plan: path } = drawn;
    const key = fileKeys.plan(clientId, id);
    const isThere = async () => (await mine.pick({ id: files.id }, eq(files.id, id))).length > 0;
    const plan = path && (await putWhileOwned(storage, key, () => storage.putFile(key, path), isThere));
    const { planVersion, renderVersion } = drawn;
    kept.push({
      id,
      planVersion,
      ...(plan && { planBytes: plan.bytes }),
      ...(renderVersion !== undefined && { renderVersion }),
    });
  }
  return kept;
}

/** Writes to the rows of designs what was found out of them; a plan that another job has kept meanwhile stays. */
export async function writeFound(owner: Owner, found: readonly FoundDrawing[]): Promise<void> {
  for (const { id, ...drawn } of found) {
    await own(owner).files.update(drawn, and(eq(files.id, id), isNull(files.planBytes)));
  }
}
