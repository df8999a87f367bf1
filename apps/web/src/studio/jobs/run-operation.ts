import { endpoints, type Job, type JobRequestInput } from '@naksha/contract';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { claimJob, noteJob, setQuotaExhausted } from './jobs-store.ts';

const attempts = 3;
const betweenMs = 800;

/**
 * Asks for work: the only place of the screens that does. A request that got lost is sent again under the same key, so it is
 * done and paid once. Throws `ApiError`; without credits the quota state is set, too.
 */
export async function runOperation(request: JobRequestInput): Promise<Job> {
  const idempotencyKey = crypto.randomUUID();
  for (let attempt = 1; ; attempt++) {
    try {
      const { job } = await call(endpoints.submitJob, { body: request, idempotencyKey });
      claimJob(job._id);
      noteJob(job);
      setQuotaExhausted(false);
      return job;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'credits_exhausted') setQuotaExhausted(true);
      const isLost = error instanceof ApiError && (error.status === 0 || error.code === 'idempotency_in_flight');
      if (!isLost || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenMs * attempt));
    }
  }
}
