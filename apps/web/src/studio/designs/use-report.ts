import type { FileRow, Job } from '@naksha/contract';
import { useStudio } from '../store/studio-store.ts';

/** What the job that made a design reported, as far as it is still known. */
export const useReport = ({ jobId }: FileRow): Job['report'] =>
  useStudio(({ jobs: { jobs } }) => (jobId === undefined ? undefined : jobs[jobId]?.report));
