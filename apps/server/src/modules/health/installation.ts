import type { PublicScope } from '../../http/scope.ts';

/** What this installation sends to servers of others: what the privacy policy says of it. */
export async function installation({ services }: Pick<PublicScope, 'services'>) {
  const { chat, image, mail } = services.config;
  return { sendsWords: chat !== undefined, sendsPictures: image !== undefined, sendsMail: mail !== undefined };
}
