import { useEffect } from 'react';
import { takeBegunWords } from '../loom/begun-words.ts';
import { chooseOptions } from './store/ask-actions.ts';

/** Words that were begun on the landing page before signing in stand in the panel. */
export function useBegunWords(): void {
  useEffect(() => {
    const begun = takeBegunWords();
    if (begun) chooseOptions(begun);
  }, []);
}
