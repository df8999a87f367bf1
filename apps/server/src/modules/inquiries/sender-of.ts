import { limits } from '@naksha/contract';
import type { Services } from '../../services.ts';

interface Trap {
  readonly website?: string | undefined;
  readonly stamp?: string | undefined;
}

/**
 * Who sent a form of the public pages, by the looks of it. A program filled in what people do not see, made its stamp up, or was
 * quicker than anybody; a call came without a stamp, or with one of a form that was open for longer than it holds.
 */
export function senderOf(
  links: Services['links'],
  { website, stamp }: Trap,
  now = new Date(),
): 'person' | 'program' | 'call' {
  if (website) return 'program';
  if (stamp === undefined) return 'call';
  const verdict = links.check(stamp, now);
  if (!verdict.ok) return verdict.reason === 'expired' ? 'call' : 'program';
  const ripeAt = verdict.grant.expires - limits.formStampSeconds + limits.formMinSeconds;
  return verdict.grant.kind === 'form' && now.getTime() >= ripeAt * 1000 ? 'person' : 'program';
}
