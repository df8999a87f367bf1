import { useEffect } from 'react';
import { useSession } from '../api/session-store.ts';
import { readTexts, writeTexts } from './ask/kept-texts.ts';
import { readWords, writeWords } from './ask/kept-words.ts';
import { restoreWords } from './store/ask-actions.ts';
import { isAskable } from './store/asks.ts';
import { readStudio, useStudio } from './store/studio-store.ts';
import { restoreTexts } from './store/tool-actions.ts';

/** What was typed, as words or in the fields of a tool, outlives a reload of the tab, for the one who typed it; logging out clears it with the rest of the session. */
export function useKeptWords(): void {
  const userId = useSession((state) => state.session?.user._id);
  useEffect(() => {
    if (userId === undefined) return;
    const kept = readWords(sessionStorage, userId);
    if (kept && !isAskable(readStudio().asks.ask)) restoreWords(kept);
    const typed = readTexts(sessionStorage, userId);
    if (Object.keys(readStudio().tools.values).length === 0) restoreTexts(typed);
    return useStudio.subscribe(({ asks, tools }, before) => {
      if (asks !== before.asks) writeWords(sessionStorage, userId, asks);
      if (tools.values !== before.tools.values || tools.kept !== before.tools.kept)
        writeTexts(sessionStorage, userId, tools);
    });
  }, [userId]);
}
