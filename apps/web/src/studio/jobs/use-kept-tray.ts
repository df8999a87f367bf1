import { useEffect } from 'react';
import { z } from 'zod';
import { useSession } from '../../session/session-store.ts';
import { restoreTray } from '../store/job-actions.ts';
import type { Jobs } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';

/** The server tells of the last twenty jobs; of more nothing need be remembered. */
const mostIds = 100;
const ids = z.array(z.string()).catch([]);
/** Who was never here before has no news: what ended earlier is someone else's, or was looked at elsewhere. */
const since = z.number().catch(() => Date.now());
const stored = z.object({ looked: ids, cleared: ids, since });
const claims = z.object({ claimed: ids });

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
    const keep = ({ looked, cleared }: Pick<Jobs, 'looked' | 'cleared'>) =>
      localStorage.setItem(
        key,
        JSON.stringify({ looked: looked.slice(-mostIds), cleared: cleared.slice(-mostIds), since: kept.since }),
      );
    keep(kept);
    restoreTray({ ...kept, ...read(claims, sessionStorage, key) });
    return useStudio.subscribe(({ jobs: { looked, cleared, claimed } }, { jobs: before }) => {
      if (looked !== before.looked || cleared !== before.cleared) keep({ looked, cleared });
      if (claimed !== before.claimed) sessionStorage.setItem(key, JSON.stringify({ claimed }));
    });
  }, [userId]);
}

function read<T extends z.ZodType>(shape: T, drawer: Storage, key: string): z.output<T> {
  try {
    return shape.parse(JSON.parse(drawer.getItem(key) ?? '{}'));
  } catch {
    // Written by another version: as if nothing had been kept.
    return shape.parse({});
  }
}
