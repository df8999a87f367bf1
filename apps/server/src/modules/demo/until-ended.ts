import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { getJob } from '../designs/get-job.ts';

const lookAgainMs = 250;

/** Waits until a job has come to its end, whatever that is. */
export async function untilEnded(scope: ClientScope, id: string): Promise<Job> {
  for (;;) {
    const { job } = await getJob(scope, { id });
    if (job.state !== 'queued' && job.state !== 'running') return job;
    await sleep(lookAgainMs);
  }
}
