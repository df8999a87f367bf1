import type { Endpoint, ErrorCode, SessionUser } from '@naksha/contract';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { en } from '../../src/i18n/en/en.ts';
import type { Words as WordsOf } from '../../src/i18n/words.ts';
import type { FakeServer } from '../fake-server.ts';

export type Words = WordsOf<typeof en>;
type Label = (words: Words) => string;

/** The kinds of bad input that a field is given. */
export const kinds = [
  'empty',
  'long',
  'markup',
  'invisible',
  'negative',
  'fraction',
  'backwards',
  'overlapping',
] as const;
export type Kind = (typeof kinds)[number];

/** What is typed, and whose sentence is said of it beside the field; none where it is a text like any other. */
interface Bad {
  readonly text: string;
  readonly code?: ErrorCode | undefined;
  readonly limit?: number | undefined;
}

/** A field in which something is typed. */
export interface FieldRow {
  readonly label: Label;
  readonly good: string;
  /** A kind that cannot be typed here is left out. */
  readonly bad: { readonly [Each in Kind]?: Bad };
}

/** A form: where it is written, how it is reached, what it sends, and its fields. */
export interface FormRow {
  readonly name: string;
  /** Beneath `src`. */
  readonly source: string;
  readonly as?: SessionUser;
  readonly address: string;
  /** The part of the studio that it stands in, which is opened alone. */
  readonly part?: () => ReactNode;
  readonly server: () => FakeServer;
  /** Opens it, once its screen is there. */
  readonly reach?: (user: UserEvent, words: Words) => Promise<void>;
  /** A label within it; that of its first field when absent. */
  readonly anchor?: Label;
  readonly endpoint: Endpoint;
  readonly fields: readonly FieldRow[];
  /** What the server refuses of it, and beside which of its fields that is said. */
  readonly refusals?: readonly { readonly code: ErrorCode; readonly field: string; readonly beside: Label }[];
}

const markup = '<img src=x onerror=alert(1)>';
const invisible = '\u3164\u200b';
const endless = 'x'.repeat(20_000);

interface Codes {
  readonly empty?: ErrorCode;
  readonly long: ErrorCode;
  /** Of a text that has as many characters as it likes in every other sentence. */
  readonly limit?: number;
  readonly markup?: ErrorCode;
  readonly invisible?: ErrorCode;
}

/** A field for words; what shows nothing is as good as nothing there. */
export function words(label: Label, good: string, { empty, long, limit, ...codes }: Codes): FieldRow {
  return {
    label,
    good,
    bad: {
      empty: { text: '', code: empty },
      long: { text: endless, code: long, limit },
      markup: { text: markup, code: codes.markup },
      invisible: { text: invisible, code: codes.invisible ?? empty },
    },
  };
}

/** A field for the name of a person. */
export const personName = (label: Label, good: string) =>
  words(label, good, {
    empty: 'name_required',
    long: 'name_too_long',
    markup: 'name_letters_only',
    invisible: 'name_letters_only',
  });

/** A field for an email address. */
export const email = (label: Label, good: string, empty?: ErrorCode) =>
  words(label, good, {
    ...(empty && { empty }),
    long: 'email_invalid',
    markup: 'email_invalid',
    invisible: 'email_invalid',
  });

/** A field for a phone number. */
export const phone = (label: Label, empty?: ErrorCode) =>
  words(label, '+91 98250 12345', {
    ...(empty && { empty }),
    long: 'phone_invalid',
    markup: 'phone_invalid',
    invisible: 'phone_invalid',
  });

/** A field for a password that is shown again: every sign of it counts. */
export function shownPassword(label: Label, good: string, empty: ErrorCode): FieldRow {
  const { bad, ...field } = words(label, good, { empty, long: 'password_too_long' });
  return { ...field, bad: { ...bad, invisible: { text: invisible } } };
}

/** A field for a password that is chosen. */
export const chosenPassword = (label: Label, good: string, empty: ErrorCode) =>
  words(label, good, { empty, long: 'password_too_long', markup: 'password_weak', invisible: 'password_weak' });

/** A field for a chosen password once more: it is given the same as the first. */
export function confirmed(label: Label, good: string, long?: ErrorCode): FieldRow {
  const bad = { empty: { text: '', code: 'confirm_password_required' }, long: { text: endless, code: long } } as const;
  return { label, good, bad: { ...bad, markup: { text: markup }, invisible: { text: invisible } } };
}

/** A field for a whole number; nothing but a number can be typed, and what is typed stays as it is. */
export const number = (label: Label, good: string, code: ErrorCode, empty: ErrorCode | 'none' = code): FieldRow => ({
  label,
  good,
  bad: {
    empty: { text: '', ...(empty !== 'none' && { code: empty }) },
    long: { text: '99999999999', code },
    negative: { text: '-5', code },
    fraction: { text: '1.5', code },
  },
});

/** Fills the gaps of a label. */
export const gaps = (label: string, filled: Readonly<Record<string, string>>): string =>
  label.replace(/\{(\w+)\}/g, (gap, name: string) => filled[name] ?? gap);
