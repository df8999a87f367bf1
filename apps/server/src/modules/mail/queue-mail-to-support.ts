import type { Transaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { keepLetter } from './keep-letter.ts';
import type { LetterGaps } from './letter-words.ts';

type SupportPost = Pick<Services, 'queue'> & {
  readonly config: Pick<Services['config'], 'mail' | 'publicUrl' | 'supportAddress'>;
};

/** Writes to the address of support what a client has written into a ticket; without an address no one waits for it. */
export async function queueMailToSupport(
  tx: Transaction,
  post: SupportPost,
  letter: { gaps: LetterGaps['ticketWritten']; path: string; event: string; bundle: string },
): Promise<void> {
  const { supportAddress } = post.config;
  if (supportAddress === undefined) return;
  const reader = { name: 'Support', lang: 'en', timeZone: 'UTC' } as const;
  await keepLetter(tx, post, { kind: 'ticketWritten', userId: null, ...letter }, reader, supportAddress);
}
