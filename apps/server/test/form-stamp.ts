import { randomUUID } from 'node:crypto';
import { limits } from '@naksha/contract';
import type { Services } from '../src/services.ts';

/** A stamp of a form that was opened so many seconds ago. */
export function formStamp(links: Services['links'], age = 60, kind: 'form' | 'file' = 'form'): string {
  const expires = Math.floor(Date.now() / 1000) - age + limits.formStampSeconds;
  return links.sign({ method: 'POST', kind, id: randomUUID(), expires });
}
