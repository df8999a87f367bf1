import { mailKindWords } from '@naksha/contract';

/** The outbox, and what mails and their states are called. */
export const mail = {
  kinds: mailKindWords.en,
  states: { kept: 'Kept here', queued: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Failed' },
  rooms: { letters: 'Letters', reports: 'Error reports' },
  none: {
    letters: 'No mail has been written yet. Every mail Naksha writes appears here, with what became of it.',
    reports: 'No error has been reported. Errors that people run into are listed here, with the calls they came from.',
  },
  outbox: {
    title: 'Outbox',
    search: 'Subject, recipient, user or client',
    state: 'State',
    kind: 'Kind',
    allStates: 'All states',
    allKinds: 'All kinds',
    to: 'To',
    subject: 'Subject',
    written: 'Written',
    met: 'First seen',
    call: 'Call and answer',
    who: 'User, client',
    times: 'Times',
    sentAt: 'Sent',
    attempts: 'Tries',
    noneFound: 'No mail matches.',
    noAddress: 'No address',
    open: 'Open “{subject}”',
    retry: 'Try again',
    retried: 'The mail is in line to be sent.',
    stillKept: 'There is no mail server yet, or no address to send it to: the mail stays here.',
    asHtml: 'As it looks',
    asText: 'As text',
    readLogged: 'The log of the recipient’s organisation records that you opened this mail.',
    lastError: 'Last error',
  },
} as const;
