import type { Job } from '@naksha/contract';
import { hasNewWords } from '../store/asks.ts';
import { lookAtJobs } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { offerChoices, showDesign } from '../store/table-actions.ts';

/** Does what follows the finished job of a tool. The tools are fetched only now: a screen without them hears of jobs, too. */
export async function finishJob(job: Job): Promise<void> {
  if (job.results.length === 0) return;
  const { findTool } = await import('../tools/tools.ts');
  const afterwards = findTool(job.operation)?.afterwards;
  const show = () => showResults(job);
  if (afterwards) await afterwards(job, show);
  else show();
}

function showResults(job: Job): void {
  const { results } = job;
  const { asks, table } = readStudio();
  const [first] = results;
  // Someone who has typed on meanwhile is not interrupted: the tray and the history have it.
  if (!first || hasNewWords(asks)) return;
  lookAtJobs([job._id]);
  if (results.length > 1) {
    showDesign(first._id);
    offerChoices(results.map((row) => row._id));
  } else if (table.choices.length === 0) {
    showDesign(first._id);
  }
}
