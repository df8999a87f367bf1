import { z } from 'zod';
import { languages } from '../options.ts';
import type { Role } from '../roles.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';

/** What a mail is about: each has its words in every language. */
export const mailKinds = [
  'errorReport',
  'refusalReport',
  'passwordReset',
  'newSignIn',
  'secondStepOn',
  'secondStepOff',
  'emailSet',
  'emailGone',
  'designReady',
  'psdReady',
  'ticketAnswered',
  'ticketWaiting',
  'ticketClosed',
  'ticketWritten',
  'jobFailed',
  'creditsLow',
  'planEnding',
  'planEnded',
  'creditsExpiring',
  'paymentWaiting',
  'paymentUndecided',
  'paymentSettled',
  'paymentRejected',
  'paymentRefunded',
  'paymentReturned',
  'paymentLate',
  'paymentAstray',
  'paymentDisputed',
  'disputeLost',
  'signUpAccepted',
  'signUpRejected',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What the product reports of itself to support; the others are letters to people. */
export const reportKinds = ['errorReport', 'refusalReport'] as const satisfies readonly MailKind[];
export type ReportKind = (typeof reportKinds)[number];
export type LetterKind = Exclude<MailKind, ReportKind>;
export const isLetterKind = (kind: MailKind): kind is LetterKind => !reportKinds.some((each) => each === kind);
export const letterKinds: readonly LetterKind[] = mailKinds.filter(isLetterKind);
/** The two rooms of the outbox. */
export const mailRooms = ['letters', 'reports'] as const;
export type MailRoom = (typeof mailRooms)[number];

/** `kept`: there is no mail server, so it can only be read here. `failed`: given up. */
export const mailStates = ['kept', 'queued', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail is given up that is of no use any more; the other errors are as the mail server says them. */
export const mailTooLate = 'too_late';

export const mail = z.strictObject({
  _id: id,
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  to: z.string().nullable(),
  subject: z.string(),
  lang: z.enum(languages),
  attempts: z.int(),
  /** How often what it says was met before it was sent. */
  times: z.int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type Mail = z.infer<typeof mail>;

/** A mail in the outbox with whom it is about: who reads the letter, or met the fault. */
export const listedMail = mail.extend({ userName: z.string().nullable(), clientName: z.string().nullable() });
export type ListedMail = z.infer<typeof listedMail>;

export const wholeMail = mail.extend({ text: z.string(), html: z.string() });

/** What anyone may switch off for themselves: whom it concerns, and whether it comes to those who have not chosen. */
export const mailNotices = {
  newSignIn: { roles: ['user', 'admin', 'superadmin'], byDefault: true },
  designReady: { roles: ['user', 'admin'], byDefault: true },
  psdReady: { roles: ['user', 'admin'], byDefault: true },
  ticketAnswered: { roles: ['admin'], byDefault: true },
  creditsLow: { roles: ['admin'], byDefault: true },
  planEnding: { roles: ['admin'], byDefault: true },
} as const satisfies Partial<Record<MailKind, { roles: readonly Role[]; byDefault: boolean }>>;
export type MailNotice = keyof typeof mailNotices;

const isMailNotice = (kind: string): kind is MailNotice => Object.hasOwn(mailNotices, kind);

/** The choice that a kind of mail hangs on, if it is anyone's: what support does with a ticket is one choice, and so is that credits will be gone. */
export function noticeOf(kind: MailKind): MailNotice | undefined {
  if (kind === 'ticketWaiting' || kind === 'ticketClosed') return 'ticketAnswered';
  if (kind === 'creditsExpiring') return 'creditsLow';
  return isMailNotice(kind) ? kind : undefined;
}

/** The preference in which somebody's choice about a notice is kept. */
export const noticePreference = (notice: MailNotice): string => `mail.${notice}`;

export function wantsNotice(preferences: Readonly<Record<string, unknown>>, notice: MailNotice): boolean {
  const chosen = preferences[noticePreference(notice)];
  return typeof chosen === 'boolean' ? chosen : mailNotices[notice].byDefault;
}
