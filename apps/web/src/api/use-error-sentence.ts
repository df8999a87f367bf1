import { errorSentence, isErrorCode } from '@naksha/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';

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
