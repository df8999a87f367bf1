import { type ErrorCode, errors, fillSentence, isErrorCode, localeTags } from '@naksha/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errors as gu } from '../i18n/gu/errors.ts';
import { errors as hi } from '../i18n/hi/errors.ts';
import { issueWord } from '../i18n/issue-words.ts';
import { toLanguage } from '../i18n/use-format.ts';
import { ApiError } from './api-error.ts';

/** The catalogue in the other languages; English is the catalogue itself. */
export const errorWords: Record<'hi' | 'gu', Record<ErrorCode, string>> = { hi, gu };

/** The sentence of a refusal in the reader's language, from the one catalogue; unknown failures get the general one. */
export function useErrorSentence(): (error: unknown) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return errorSentence('unexpected', {}, i18n.language);
      return errorSentence(isErrorCode(error.code) ? error.code : 'unexpected', error.params, i18n.language);
    },
    [i18n.language],
  );
}

const wholeOrBoth = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;

/** One sentence of the catalogue in the language of `locale`. Params may be of an older page or of an address: none of them makes it throw. */
export function errorSentence(
  code: ErrorCode,
  params: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  const language = toLanguage(locale);
  const tag = localeTags[language];
  // Made where a sentence has one: they take longer than all else of it.
  const dayOf = (text: string, timeZone?: 'UTC') => {
    const moment = new Date(text);
    // What is no day is said as it came.
    if (Number.isNaN(moment.getTime())) return text;
    return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(moment);
  };
  const say = {
    figure: (figure: number) => new Intl.NumberFormat(tag).format(figure),
    amount: (amount: number) => new Intl.NumberFormat(tag, wholeOrBoth).format(amount),
    day: (instant: string) => dayOf(instant),
    date: (day: string) => dayOf(day, 'UTC'),
  };
  // The reason in what came is English, and has words and figures of its own.
  const said = code === 'invalid_value' &&
    language !== 'en' && { reason: fillSentence(withoutGaps(issueWord(params.issue, language), params), params, say) };
  const given = said ? { ...params, ...said } : params;
  return fillSentence(withoutGaps(sentenceOf(code, locale), given), given, say);
}

/** The sentence for many failures at once: each had words and figures of its own, which no one else need know. */
export function errorOfMany(code: ErrorCode, locale: string): string {
  return withoutGaps(sentenceOf(code, locale), {});
}

/** The gaps that nothing fills say that something is left out, not what it is called here. */
function withoutGaps(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)(?::\w+)?\}/g, (gap, name: string) => (Object.hasOwn(params, name) ? gap : '…'));
}

function sentenceOf(code: ErrorCode, locale: string): string {
  const language = toLanguage(locale);
  return language === 'en' ? errors[code].message : errorWords[language][code];
}
