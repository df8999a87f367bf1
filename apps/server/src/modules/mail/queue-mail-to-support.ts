import type { Transaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { keepLetter, type Letter } from './keep-letter.ts';

type SupportPost = Pick<Services, 'queue'> & {
  readonly config: Pick<Services['config'], 'mail' | 'publicUrl' | 'supportAddress'>;
};

/** Writes to the address of support what a client has written or waits for; without an address no one waits for it. */
export async function queueMailToSupport<Kind extends 'ticketWritten' | 'paymentWaiting'>(
  tx: Transaction,
  post: SupportPost,
  letter: Omit<Letter<Kind>, 'userId' | 'to'>,
): Promise<void> {
  const { supportAddress } = post.config;
  if (supportAddress === undefined) return;
  const reader = { name: 'Support', lang: 'en', timeZone: 'UTC' } as const;
  await keepLetter(tx, post, { ...letter, userId: null }, reader, supportAddress);
}
