import { endpoints, type Job, type JobRequestInput, type OperationName, operations } from '@naksha/contract';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { finishJob } from '../jobs/finish-job.ts';
import { claimJob, noteJob, notePlanEnd, noteQuota } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';
import { noteProblem, noteSending } from '../store/tool-actions.ts';

const attempts = 3;
const betweenMs = 800;

/**
 * Asks for work: the only place of the screens that does. What is refused becomes the problem of its tool; `onSend` is called before it
 * is sent, for the result may be there before the answer, and what it answers takes that back.
 */
export async function applyTool(request: JobRequestInput, onSend?: () => () => void): Promise<void> {
  const { operation, inputs = [] } = request;
  if (readStudio().tools.sending[operation]) return;
  noteSending(operation, inputs);
  noteProblem(operation, undefined);
  const takeBack = onSend?.();
  try {
    const job = await submit(request);
    claimJob(job._id, inputs);
    noteJob(job);
    noteQuota(null);
    await presentIfDone(job._id, operation);
  } catch (error) {
    takeBack?.();
    // Switched off since the panel was opened: the panel says so as soon as it knows.
    if (error instanceof ApiError && error.code === 'operation_coming_soon') {
      void queryClient.invalidateQueries({ queryKey: queryKeys.operations });
    }
    // An exhausted quota and an ended plan have dialogs of their own.
    if (error instanceof ApiError && error.code === 'credits_exhausted')
      noteQuota(operations[operation].quotaFinished(request.params));
    else if (error instanceof ApiError && (error.code === 'plan_ended' || error.code === 'plan_over'))
      notePlanEnd(error);
    else noteProblem(operation, { error, field: error instanceof ApiError ? error.field : undefined, of: inputs });
  } finally {
    noteSending(operation, undefined);
  }
}

/** Small work is sometimes done before the answer that holds its number has been read. */
async function presentIfDone(id: string, operation: OperationName): Promise<void> {
  const job = readStudio().jobs.jobs[id];
  if (job?.state !== 'done') return;
  keepRows(job.results);
  await finishJob(job).catch((error) => noteProblem(operation, { error, field: undefined }));
}

/** A request that got lost is sent again under the same key, so that it is done and paid once. Throws `ApiError`. */
async function submit(body: JobRequestInput): Promise<Job> {
  const idempotencyKey = crypto.randomUUID();
  for (let attempt = 1; ; attempt++) {
    try {
      return (await call(endpoints.submitJob, { body, idempotencyKey })).job;
    } catch (error) {
      const isLost = error instanceof ApiError && (error.status === 0 || error.code === 'idempotency_in_flight');
      if (!isLost || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenMs * attempt));
    }
  }
}
