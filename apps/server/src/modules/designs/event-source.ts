import type { JobEvent } from '@naksha/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { DomainEvent } from '../../jobs/publish-event.ts';
import { readBalance } from '../credits/balance.ts';
import { loadJobs } from './load-jobs.ts';

/** Jobs that ended long ago are history; a screen that comes back wants the recent ones. */
const snapshotJobs = 20;

/** Makes a caller's events. What changes several times before it is looked up is told once, as it then is. */
export interface EventSource {
  /** All that a screen needs to begin with. */
  readonly snapshot: () => Promise<JobEvent[]>;
  /** Notes what has happened; true when it concerns the caller. */
  readonly note: (event: DomainEvent) => boolean;
  /** What has been noted since the last call, looked up. */
  readonly next: () => Promise<JobEvent[]>;
}

export function createEventSource(scope: ClientScope): EventSource {
  const { clientId, userId } = scope;
  const { jobs } = fields;
  const changedJobs = new Set<string>();
  let hasCreditsChanged = false;
  let notifications: JobEvent[] = [];

  const isMine = eq(jobs.userId, userId);
  const credits = async (): Promise<JobEvent> => ({ type: 'credits', value: await readBalance(scope) });
  const asEvents = (found: Awaited<ReturnType<typeof loadJobs>>): JobEvent[] =>
    found.toReversed().map((value) => ({ type: 'job', value }));

  return {
    async snapshot() {
      const open = await loadJobs(scope, and(isMine, inArray(jobs.state, ['queued', 'running'])), {
        limit: 200,
      });
      const recent = await loadJobs(scope, isMine, { limit: snapshotJobs });
      const isOpen = new Set(open.map((job) => job._id));
      return [...asEvents([...recent.filter((job) => !isOpen.has(job._id)), ...open]), await credits()];
    },
    note(event) {
      if (event.kind === 'job' && event.userId === userId) changedJobs.add(event.jobId);
      else if (event.kind === 'credits' && event.clientId === clientId) hasCreditsChanged = true;
      else if (event.kind === 'notification' && event.userId === userId) {
        notifications.push({ type: 'notification', value: { code: event.code, params: event.params } });
      } else return false;
      return true;
    },
    async next() {
      const ids = [...changedJobs];
      changedJobs.clear();
      const told = notifications;
      notifications = [];
      const isCreditsWanted = hasCreditsChanged;
      hasCreditsChanged = false;
      const wanted = and(isMine, inArray(jobs.id, ids));
      const changed = ids.length === 0 ? [] : await loadJobs(scope, wanted, { limit: ids.length });
      return [...asEvents(changed), ...(isCreditsWanted ? [await credits()] : []), ...told];
    },
  };
}
