import { useEffect } from 'react';
import { useSession } from '../session/session-store.ts';
import { isAskable, useAsk } from './ask/ask-store.ts';
import { readWords, writeWords } from './ask/kept-words.ts';

/** What was typed outlives a reload of the tab, for the one who typed it; logging out clears it with the rest of the session. */
export function useKeptWords(): void {
  const userId = useSession((state) => state.session?.user._id);
  useEffect(() => {
    if (userId === undefined) return;
    const kept = readWords(sessionStorage, userId);
    if (kept && !isAskable(useAsk.getState().ask)) useAsk.setState({ ...kept, before: null });
    return useAsk.subscribe(({ ask, made }) => writeWords(sessionStorage, userId, { ask, made }));
  }, [userId]);
}
