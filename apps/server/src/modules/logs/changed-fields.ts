import { isDeepStrictEqual } from 'node:util';
import type { ActionFact, FactField } from '@naksha/contract';
import type { Change } from './log-action.ts';

type Given = { readonly [Field in FactField]?: ActionFact | undefined };

/** Of fields before and after, those that are not what they were; what was not given was not changed. Before what is new there was nothing. */
export function changedFields(before: Given | null, after: Given): Change {
  const was = new Map<string, ActionFact | undefined>(Object.entries(before ?? {}));
  const changed = Object.entries(after).filter(
    (entry): entry is [FactField, ActionFact] =>
      entry[1] !== undefined && !isDeepStrictEqual(entry[1], was.get(entry[0]) ?? null),
  );
  if (changed.length === 0) return { before: null, after: null };
  return {
    before: before && Object.fromEntries(changed.map(([field]) => [field, was.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}
