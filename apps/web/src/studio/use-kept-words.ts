import { useEffect } from 'react';
import { useSession } from '../session/session-store.ts';
import { readWords, writeWords } from './ask/kept-words.ts';
import { restoreWords } from './store/ask-actions.ts';
import { isAskable } from './store/asks.ts';
import { readStudio, useStudio } from './store/studio-store.ts';

/** What was typed outlives a reload of the tab, for the one who typed it; logging out clears it with the rest of the session. */
export function useKeptWords(): void {
  const userId = useSession((state) => state.session?.user._id);
  useEffect(() => {
    if (userId === undefined) return;
    const kept = readWords(sessionStorage, userId);
    if (kept && !isAskable(readStudio().asks.ask)) restoreWords(kept);
    return useStudio.subscribe(({ asks }, before) => {
      if (asks !== before.asks) writeWords(sessionStorage, userId, asks);
    });
  }, [userId]);
}
