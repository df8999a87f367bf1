import { mailKindWords } from '@naksha/contract';

/** The outbox, and what mails and their states are called. */
export const mail = {
  kinds: mailKindWords.en,
  states: { kept: 'Kept here', queued: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Failed' },
  outbox: {
    title: 'Outbox',
    search: 'Subject or recipient',
    state: 'State',
    kind: 'Kind',
    allStates: 'All states',
    allKinds: 'All kinds',
    to: 'To',
    subject: 'Subject',
    written: 'Written',
    sentAt: 'Sent',
    attempts: 'Tries',
    none: 'No mail has been written yet. Every letter of the product appears here, with what became of it.',
    noneFound: 'No mail matches.',
    noAddress: 'No address',
    open: 'Open “{subject}”',
    retry: 'Try again',
    retried: 'The mail is in line to be sent.',
    stillKept: 'There is no mail server yet, or no address to send it to: the mail stays here.',
    asHtml: 'As it looks',
    asText: 'As text',
    readLogged: 'That you opened this mail is written into the log of its reader’s organisation.',
    lastError: 'Last error',
  },
} as const;
