import { endpoints } from '@naksha/contract';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { noteJob } from './jobs-store.ts';

/** Calls a job off. One that ended meanwhile is no failure: its end arrives as an event. */
export async function cancelJob(id: string): Promise<void> {
  try {
    noteJob((await call(endpoints.cancelJob, { params: { id } })).job);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'job_finished') throw error;
  }
}
