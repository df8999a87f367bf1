import type { FailedWork, LetterKind, Money } from '@naksha/contract';

/** `payment` is the id of the payment. */
interface Disputed {
  readonly provider: string;
  readonly plan: string;
  readonly payment: string;
  readonly amount: Money;
}

/** `transaction` is what the bank of the payer calls it. */
interface Transfer {
  readonly client: string;
  readonly plan: string;
  readonly amount: Money;
  readonly transaction: string;
}

/** What fills the gaps of each letter's words. A moment and an amount are written as its reader's language and client do. */
export interface LetterGaps {
  readonly passwordReset: { readonly minutes: number };
  readonly newSignIn: { readonly ip: string; readonly device: string; readonly time: Date };
  readonly secondStepOn: { readonly time: Date };
  readonly secondStepOff: { readonly by: string; readonly time: Date };
  readonly emailSet: { readonly by: string; readonly time: Date };
  readonly emailGone: { readonly by: string; readonly time: Date };
  readonly designReady: { readonly fileName: string };
  readonly psdReady: { readonly fileName: string };
  readonly ticketAnswered: { readonly title: string };
  readonly ticketWaiting: { readonly title: string };
  readonly ticketClosed: { readonly title: string; readonly days: number };
  readonly ticketWritten: { readonly title: string; readonly author: string; readonly client: string };
  readonly jobFailed: {
    readonly author: string;
    readonly operation: string;
    /** Of the catalogue: support reads it, whichever language the letter has. */
    readonly code: string;
    /** Why it failed: a sentence in the language of the letter. */
    readonly failure: Pick<FailedWork, 'code' | 'params'>;
    readonly time: Date;
    readonly job: string;
    readonly note: string;
  };
  readonly creditsLow: { readonly left: number; readonly total: number };
  readonly planEnding: { readonly plan: string; readonly end: Date };
  /** Until `until` files can still be exported. */
  readonly planEnded: { readonly plan: string; readonly until: Date };
  readonly creditsExpiring: { readonly expiring: number; readonly left: number; readonly end: Date };
  readonly paymentWaiting: Transfer;
  readonly paymentUndecided: Transfer;
  /** `invoice` is its number. */
  readonly paymentSettled: {
    readonly plan: string;
    readonly amount: Money;
    readonly invoice: string;
    readonly start: Date;
    readonly end: Date;
  };
  readonly paymentRejected: {
    readonly plan: string;
    readonly amount: Money;
    readonly transaction: string;
    readonly reason: string;
  };
  /** `note` is the number of the credit note. */
  readonly paymentRefunded: {
    readonly plan: string;
    readonly amount: Money;
    readonly note: string;
    readonly endsPlan: boolean;
  };
  /** Money that came when its payment was over, to whoever paid it. */
  readonly paymentReturned: { readonly plan: string; readonly amount: Money };
  /** The same, to the operator. */
  readonly paymentLate: { readonly provider: string; readonly plan: string; readonly payment: string };
  /** `money` is what the provider calls what does not fit. */
  readonly paymentAstray: {
    readonly provider: string;
    readonly plan: string;
    readonly payment: string;
    readonly money: string;
  };
  /** Money that its payer wants back from their bank. */
  readonly paymentDisputed: Disputed;
  /** `note` is the number of the credit note, or a dash where none could be issued. */
  readonly disputeLost: Disputed & { readonly note: string };
  readonly signUpAccepted: { readonly company: string; readonly login: string };
  readonly signUpRejected: { readonly company: string; readonly reason: string };
}

/** Mails that are letters to people; a report is sent as it came. */

/** Letters to whoever asked without having an account. */
const answers = ['signUpAccepted', 'signUpRejected'] as const satisfies readonly LetterKind[];
export type AnswerKind = (typeof answers)[number];
export const isAnswer = (kind: LetterKind): kind is AnswerKind => answers.some((each) => each === kind);

/** The words of one letter; `act` stands on its one button. Where `{more}` stands it says how many things it is about, if several, and where `{ended}` stands that a plan ended with it, if it did. */
export interface LetterWords {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly act: string;
  /** On the button of one about several things, where it opens another screen. */
  readonly actOfMore?: string;
}

/** What stands in every letter, and the words of each. */
export interface Letters {
  readonly greeting: string;
  readonly link: string;
  readonly more: string;
  /** The same where no letter went before. */
  readonly inAll: string;
  readonly ended: string;
  readonly whyNotice: string;
  readonly whyAccount: string;
  readonly whyAsked: string;
  readonly whySupport: string;
  readonly whyAdmin: string;
  readonly whyOperator: string;
  readonly sign: string;
  readonly kinds: { readonly [Kind in LetterKind]: LetterWords };
}
