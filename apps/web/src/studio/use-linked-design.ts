import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { showError } from '../session/error-modal.tsx';
import { openDesign } from './designs/open-design.ts';

/** Opens the design that the address names: `?design=`. */
export function useLinkedDesign(): void {
  const sentence = useErrorSentence();
  const { design } = useSearch({ strict: false }) as { design?: unknown };
  useEffect(() => {
    if (typeof design === 'string') void openDesign(design).catch((error) => showError(sentence(error)));
  }, [design, sentence]);
}
