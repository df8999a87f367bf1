import { useEffect } from 'react';
import { takeDraft } from '../loom/draft.ts';
import { changeAsk } from './ask/ask-store.ts';

/** Words that were begun on the landing page before signing in stand in the panel. */
export function useBegunWords(): void {
  useEffect(() => {
    const begun = takeDraft();
    if (begun) changeAsk(begun);
  }, []);
}
