import type { JobFailure } from './entities/job.ts';
import { type ErrorCode, errors, fillSentence, isErrorCode } from './errors.ts';
import { errorsInGujarati } from './i18n/errors-gu.ts';
import { errorsInHindi } from './i18n/errors-hi.ts';
import { issueWord } from './i18n/issue-words.ts';
import { localeTags, toLanguage } from './options.ts';

/** The catalogue in the other languages; English is the catalogue itself. */
export const errorWords: Readonly<Record<'hi' | 'gu', Record<ErrorCode, string>>> = {
  hi: errorsInHindi,
  gu: errorsInGujarati,
};

const wholeOrBoth = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;

/**
 * One sentence of the catalogue in the language of `locale`, moments by the clock of the zone that is named, else of the machine. Params may be
 * of an older page or of an address: none of them makes it throw.
 */
export function errorSentence(
  code: ErrorCode,
  params: Readonly<Record<string, string | number>>,
  locale: string,
  zone?: string,
): string {
  const language = toLanguage(locale);
  const tag = localeTags[language];
  // Made where a sentence has one: they take longer than all else of it.
  const dayOf = (text: string, timeZone?: string) => {
    const moment = new Date(text);
    // What is no day is said as it came.
    if (Number.isNaN(moment.getTime())) return text;
    return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(moment);
  };
  const say = {
    figure: (figure: number) => new Intl.NumberFormat(tag).format(figure),
    amount: (amount: number) => new Intl.NumberFormat(tag, wholeOrBoth).format(amount),
    day: (instant: string) => dayOf(instant, zone),
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

/** Why a job failed, in a sentence. */
export function failureOf(
  error: Pick<JobFailure, 'code' | 'params'> | undefined,
  locale: string,
  zone?: string,
): string {
  const { code = '', params = {} } = error ?? {};
  return errorSentence(isErrorCode(code) ? code : 'unexpected', params, locale, zone);
}

/** The gaps that nothing fills say that something is left out, not what it is called here. */
function withoutGaps(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)(?::\w+)?\}/g, (gap, name: string) => (Object.hasOwn(params, name) ? gap : '…'));
}

function sentenceOf(code: ErrorCode, locale: string): string {
  const language = toLanguage(locale);
  return language === 'en' ? errors[code].message : errorWords[language][code];
}
