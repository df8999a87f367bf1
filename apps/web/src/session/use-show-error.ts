import { useCallback } from 'react';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { showError } from './error-modal.tsx';

/** Says why something failed that has no place of its own on the screen. */
export function useShowError(): (error: unknown) => void {
  const sentence = useErrorSentence();
  return useCallback((error) => showError(sentence(error)), [sentence]);
}
