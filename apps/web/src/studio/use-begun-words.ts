import { useEffect } from 'react';
import { takeDraft } from '../loom/draft.ts';
import { chooseOptions } from './store/ask-actions.ts';

/** Words that were begun on the landing page before signing in stand in the panel. */
export function useBegunWords(): void {
  useEffect(() => {
    const begun = takeDraft();
    if (begun) chooseOptions(begun);
  }, []);
}
