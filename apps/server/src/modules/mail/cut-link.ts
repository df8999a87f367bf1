import type { MailRow } from './deliver-mail.ts';

/** What a mail says without the links that set a password: whoever reads the outbox finds no key to an account there. */
export function cutLink({ text, html }: Pick<MailRow, 'text' | 'html'>): Pick<MailRow, 'text' | 'html'> {
  const cut = (words: string) => words.replace(/(\/reset-password#)[\w-]+/g, '$1…');
  return { text: cut(text), html: cut(html) };
}
