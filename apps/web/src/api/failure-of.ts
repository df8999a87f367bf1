import { isErrorCode, type JobFailure, type Language } from '@naksha/contract';
import { errorSentence } from './use-error-sentence.ts';

/** Why a job failed, in a sentence. */
export function failureOf(error: Pick<JobFailure, 'code' | 'params'> | undefined, language: Language): string {
  const { code = '', params = {} } = error ?? {};
  return errorSentence(isErrorCode(code) ? code : 'unexpected', params, language);
}
