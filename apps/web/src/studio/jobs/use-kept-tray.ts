import { endpoints } from '@naksha/contract';
import { useEffect } from 'react';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { useSession } from '../../api/session-store.ts';
import { restoreClaims, restoreTray } from '../store/job-actions.ts';
import type { Jobs } from '../store/jobs.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';

/** The server lists the last twenty jobs; of more nothing need be remembered. */
const mostIds = 100;
const ids = z.array(z.string()).catch([]);
/** A newcomer has no news: what ended earlier is someone else's, or was looked at elsewhere. */
const since = z.number().nullable().catch(null);
const stored = z.object({ looked: ids, cleared: ids, since });
const claims = z.object({ tab: z.string().catch(() => crypto.randomUUID()), claimed: ids });
type Claims = z.infer<typeof claims>;

/**
 * Remembers, for each person, which ended jobs were looked at and which were cleared: the rest is still news after a reload. What was asked
 * for in this tab is remembered for the tab alone.
 */
export function useKeptTray(): void {
  const userId = useSession((state) => state.session?.user._id);
  useEffect(() => {
    if (userId === undefined) return;
    const key = `naksha.tray.${userId}`;
    const kept = read(stored, localStorage, key);
    const keep = ({ looked, cleared, since }: Pick<Jobs, 'looked' | 'cleared' | 'since'>) =>
      localStorage.setItem(
        key,
        JSON.stringify({ looked: looked.slice(-mostIds), cleared: cleared.slice(-mostIds), since }),
      );
    restoreTray(kept);
    let tab: string | undefined;
    let isGone = false;
    void ownClaims(key).then((own) => {
      if (isGone || own === undefined) return;
      tab = own.tab;
      restoreClaims(own.claimed);
      void getResults(own.claimed);
    });
    const unsubscribe = useStudio.subscribe(({ jobs }, { jobs: before }) => {
      const { looked, cleared, since, claimed } = jobs;
      if (looked !== before.looked || cleared !== before.cleared || since !== before.since) keep(jobs);
      // A tab that has asked for nothing leaves nothing behind.
      if (tab !== undefined && claimed !== before.claimed && claimed.length + before.claimed.length > 0)
        sessionStorage.setItem(key, JSON.stringify({ tab, claimed }));
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [userId]);
}

/** The stream begins with the last jobs alone. The results of older ones are asked for, or no one would be asked about their drafts. */
async function getResults(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    if (readStudio().jobs.jobs[id]) continue;
    // Of a job that is not reached its drafts stay on the server, as those of a closed tab do.
    const answer = await call(endpoints.getJob, { params: { id } }).catch(() => undefined);
    keepRows(answer?.job.results ?? []);
  }
}

/**
 * What this tab asked for before it was loaded again. A tab that was duplicated begins with a copy of the other's record: who holds the lock of
 * its name is its owner, and the copy begins with a name of its own and nothing. Where a browser has no locks nothing is taken up.
 */
async function ownClaims(key: string): Promise<Claims | undefined> {
  if (!('locks' in navigator)) return undefined;
  const kept = read(claims, sessionStorage, key);
  if (await hold(kept.tab)) return kept;
  // Left there, the copy would be taken for this tab's own as soon as the other is closed.
  sessionStorage.removeItem(key);
  const own = claims.parse({});
  await hold(own.tab);
  return own;
}

/** Names that this page holds, until it is closed or loaded again. */
const held = new Set<string>();
/** A page that is loaded again may come before the one that goes has let go. */
const handOverMs = 500;

function hold(name: string): Promise<boolean> {
  if (held.has(name)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const request = navigator.locks.request(
      `naksha.tab.${name}`,
      { signal: AbortSignal.timeout(handOverMs) },
      () =>
        new Promise<never>(() => {
          held.add(name);
          resolve(true);
        }),
    );
    request.catch(() => resolve(false));
  });
}

function read<T extends z.ZodType>(shape: T, drawer: Storage, key: string): z.output<T> {
  try {
    return shape.parse(JSON.parse(drawer.getItem(key) ?? '{}'));
  } catch {
    // Written by another version: as if nothing had been kept.
    return shape.parse({});
  }
}
