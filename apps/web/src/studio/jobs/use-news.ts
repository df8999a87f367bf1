import { useEffect } from 'react';
import { noteConnection, noteCredits, noteJob } from '../store/job-actions.ts';
import { newsOf } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import { listen } from './events.ts';
import { useKeptTray } from './use-kept-tray.ts';

/**
 * How many jobs have ended that were not looked at yet, for a screen from which no result is opened: it hears of all, shows none and
 * downloads none, so that they are still news in the studio.
 */
export function useNews(): number {
  useKeptTray();
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'credits') noteCredits(event.value);
        if (event.type === 'job') noteJob(event.value);
      }, noteConnection),
    [],
  );
  return useStudio(({ jobs }) => newsOf(jobs).length);
}
