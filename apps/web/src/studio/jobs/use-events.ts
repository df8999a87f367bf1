import type { Job } from '@naksha/contract';
import { useEffect } from 'react';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { showError } from '../../session/error-modal.tsx';
import { hasNewWords } from '../ask/ask-store.ts';
import { keepRows, offerChoices, showDesign, useDesigns } from '../designs/designs-store.ts';
import { downloadFile } from './download-file.ts';
import { listen } from './events.ts';
import { isOpen, noteConnection, noteCredits, noteJob, useJobs } from './jobs-store.ts';
import { tellReady } from './tell-ready.tsx';

/** Lets the studio hear what happens: progress, credits, and results, which are shown where they were asked for. */
export function useEvents(): void {
  const sentence = useErrorSentence();
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'credits') noteCredits(event.value);
        if (event.type !== 'job') return;
        const before = useJobs.getState().jobs[event.value._id];
        noteJob(event.value);
        keepRows(event.value.results);
        const hasJustEnded = event.value.state === 'done' && (before === undefined || isOpen(before));
        if (hasJustEnded && useJobs.getState().mine.includes(event.value._id)) {
          void present(event.value).catch((error) => showError(sentence(error)));
        }
      }, noteConnection),
    [sentence],
  );
  useEffect(
    () =>
      // Small work is sometimes done before the answer that tells its number has been read.
      useJobs.subscribe(({ jobs, mine }, { mine: before }) => {
        for (const id of mine.slice(before.length)) {
          const job = jobs[id];
          if (job?.state === 'done') void present(job).catch((error) => showError(sentence(error)));
        }
      }),
    [sentence],
  );
}

async function present(job: Job): Promise<void> {
  const [first] = job.results;
  if (!first) return;
  if (job.operation === 'export') return downloadFile(first._id);
  // Made in the background: nothing falls into the hands of who has gone on to something else.
  if (job.operation === 'exportPsd') return tellReady(first);
  // A drawing is both: a file to take along, and what it looks like on the cloth.
  if (job.operation === 'vectorise') await downloadFile(first._id);
  // Who has typed on meanwhile is not interrupted: the tray and the history have it.
  if (hasNewWords()) return;
  if (job.results.length > 1) {
    showDesign(first._id);
    offerChoices(job.results.map((row) => row._id));
  } else if (useDesigns.getState().choices.length === 0) {
    showDesign(first._id);
  }
}
