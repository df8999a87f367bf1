import { randomUUID } from 'node:crypto';
import { limits } from '@naksha/contract';
import type { PublicScope } from '../../http/scope.ts';

/** Signs for a form of the public pages when it was opened. */
export async function getFormStamp({ services }: PublicScope): Promise<{ stamp: string; ripeInMs: number }> {
  const expires = Math.floor(Date.now() / 1000) + limits.formStampSeconds;
  const stamp = services.links.sign({ method: 'POST', kind: 'form', id: randomUUID(), expires });
  return { stamp, ripeInMs: limits.formMinSeconds * 1000 };
}
