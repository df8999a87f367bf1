import { limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';

/** So far words are read; what stands beyond in a field is kept there and said, not cut off by the browser. */
export const readPart = (words: string): string => words.slice(0, limits.promptMaxLength);

export const isTooLong = (words: string): boolean => words.length > limits.promptMaxLength;

/** By how much words that were typed or pasted are too long, as a sentence; null while they are not. */
export function useTooLong(words: string): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (!isTooLong(words)) return null;
  const over = format.number(words.length - limits.promptMaxLength);
  return t('studio.tooLong', { over, limit: format.number(limits.promptMaxLength) });
}
