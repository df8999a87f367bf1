import { z } from 'zod';
import { readSession } from '../api/session-store.ts';

const name = 'naksha.tabs';
/** `out`: they logged out. `ended`: sessions of theirs were ended, which may be that of another tab. */
const message = z.object({ tab: z.string(), userId: z.string(), what: z.enum(['out', 'ended']) });
export type TabNews = z.infer<typeof message>['what'];

const ownTab = crypto.randomUUID();

/** Notifies the other tabs of this browser of what became of the sessions of whoever works in this one. */
export function notifyTabs(what: TabNews): void {
  const userId = readSession()?.user._id;
  if (userId === undefined) return;
  const others = new BroadcastChannel(name);
  others.postMessage({ tab: ownTab, userId, what });
  others.close();
}

/** Hears what other tabs announce of the one who works in this one; answers what stops that. */
export function hearTabs(onNews: (what: TabNews) => void): () => void {
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = message.safeParse(data);
    if (!heard.success || heard.data.tab === ownTab) return;
    if (heard.data.userId === readSession()?.user._id) onNews(heard.data.what);
  });
  return () => others.close();
}
