import { type FileRow, generateParams } from '@naksha/contract';
import { hasNewWords, takeAsk } from '../ask/ask-store.ts';
import { showDesign, useDesigns } from './designs-store.ts';

/** Lays a known result on the table; its words come along unless others, not made yet, would be lost. */
export function selectDesign(id: string): void {
  const row: FileRow | undefined = useDesigns.getState().rows[id];
  if (!row) return;
  const params = generateParams.safeParse(row.params);
  if (row.operation === 'generate' && params.success && !hasNewWords()) takeAsk(params.data, row.seed);
  showDesign(id);
}
