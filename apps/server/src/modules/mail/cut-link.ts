interface Forms {
  readonly text: string;
  readonly html: string;
}

/** What a mail says without the links that set a password: whoever reads the outbox finds no key to an account there. */
export function cutLink({ text, html }: Forms): Forms {
  const cut = (words: string) => words.replace(/(\/reset-password#)[\w-]+/g, '$1…');
  return { text: cut(text), html: cut(html) };
}
