import type { JobEnding } from '../../jobs/run-job.ts';
import { startWorker, type Worker, type WorkerParts } from '../../jobs/start-worker.ts';
import type { Storage } from '../../storage/storage.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { failDesign } from './fail-design.ts';
import { openInputs } from './open-inputs.ts';
import { settleDesign } from './settle-design.ts';
import { removeResults, storeFound, storeResults } from './store-results.ts';

type Parts = Omit<WorkerParts, 'ending' | 'sweep'> & { readonly storage: Storage };

/** Starts a worker whose jobs are designs: tells it where inputs come from and what becomes of results and failures. */
export function startDesignWorker({ storage, ...parts }: Parts): Promise<Worker> {
  const { queue, connection } = parts;
  const { db } = connection;
  const ending: JobEnding = {
    openInputs: (job, workDir) => openInputs(db, storage, job, workDir),
    async settle({ job, claim }, { files, found: finds, report, engine }) {
      const stored = await storeResults(storage, job.clientId, files);
      const found = await storeFound(storage, job, finds);
      // When this throws it is unknown whether it was committed: the bytes stay, and if no row names them they are swept.
      const isSettled = await settleDesign(db, queue, { job, claim, stored, found, report, engine });
      if (!isSettled) await removeResults(storage, stored);
    },
    async fail({ job, claim }, { code, message, params }) {
      await failDesign(db, queue, { job, claim, error: { code, message, ...(params && { params }) } });
    },
  };
  return startWorker({ ...parts, ending, sweep: (signal) => sweepFiles(db, storage, signal) });
}
