import { isErrorCode, type Job, type Language } from '@naksha/contract';
import { errorSentence } from '../../api/use-error-sentence.ts';

/** Why a job failed, in a sentence. */
export function failureOf({ error }: Job, language: Language): string {
  const { code = '', params = {} } = error ?? {};
  return errorSentence(isErrorCode(code) ? code : 'unexpected', params, language);
}
