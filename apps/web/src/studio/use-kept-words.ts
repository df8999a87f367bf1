import { operationNames } from '@naksha/contract';
import { useEffect } from 'react';
import { z } from 'zod';
import { useSession } from '../api/session-store.ts';
import { type Drawer, longestKept, readWords, writeWords } from './ask/kept-words.ts';
import { restoreWords } from './store/ask-actions.ts';
import { isAskable } from './store/asks.ts';
import { readStudio, useStudio } from './store/studio-store.ts';
import { restoreTexts } from './store/tool-actions.ts';
import type { Tools } from './store/tools.ts';
import { findTool } from './tools/tools.ts';

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

const key = 'naksha.texts';
const stored = z.object({
  userId: z.string(),
  kept: z.partialRecord(
    z.enum(operationNames),
    z.object({ designId: z.string().optional(), texts: z.record(z.string(), z.string().max(longestKept)) }),
  ),
});

/** Puts away, for the one who typed it, what stands in the fields of the tools; where nothing does, nothing is left behind. */
function writeTexts(drawer: Drawer, userId: string, { values, kept }: Pick<Tools, 'values' | 'kept'>): void {
  const typed = operationNames.flatMap((name) => {
    const [held, before] = [values[name], kept[name]];
    const texts = held && findTool(name)?.texts?.of(held.value);
    if (held && texts)
      return Object.values(texts).every(({ length }) => length <= longestKept)
        ? [[name, { designId: held.designId, texts }] as const]
        : [];
    return before ? [[name, before] as const] : [];
  });
  if (typed.length === 0) drawer.removeItem(key);
  else drawer.setItem(key, JSON.stringify({ userId, kept: Object.fromEntries(typed) }));
}

/** What this person put away in this tab; nothing of somebody else's, or such as no version of today wrote. */
function readTexts(drawer: Drawer, userId: string): Tools['kept'] {
  try {
    const { userId: whose, kept } = stored.parse(JSON.parse(drawer.getItem(key) ?? '{}'));
    return whose === userId ? kept : {};
  } catch {
    drawer.removeItem(key);
    return {};
  }
}
