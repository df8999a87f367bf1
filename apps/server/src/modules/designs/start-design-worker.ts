import type { JobFailure } from '@naksha/contract';
import type { Drawn, EngineInput } from '@naksha/engines';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { keepStatistics } from '../../db/keep-statistics.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobRow } from '../../jobs/begin-attempt.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { JobEnding } from '../../jobs/run-job.ts';
import type { Claim } from '../../jobs/runner.ts';
import { startWorker, type Worker, type WorkerParts } from '../../jobs/start-worker.ts';
import type { SweepStep } from '../../jobs/sweep-all.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { noticeExpiringCredits } from '../credits/notice-expiring-credits.ts';
import { checkFiles, shares } from '../files/check-files.ts';
import { evictPreviews } from '../files/evict-previews.ts';
import { fileKeys } from '../files/file-keys.ts';
import { fillTraits } from '../files/fill-traits.ts';
import { fillWords } from '../files/fill-words.ts';
import { pictureKey } from '../files/picture-key.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { noteUpkeep } from '../installation/note-upkeep.ts';
import { checkAudit } from '../logs/check-audit.ts';
import { sealActions } from '../logs/seal-actions.ts';
import type { Post } from '../mail/keep-letter.ts';
import { checkBooks } from '../payments/check-payments.ts';
import { noticeWaitingTransfers } from '../payments/notice-waiting-transfers.ts';
import { sweepPayments } from '../payments/sweep-payments.ts';
import { noticeEndedPlans } from '../subscriptions/notice-ended-plans.ts';
import { noticeEndingPlans } from '../subscriptions/notice-ending-plans.ts';
import { sweepAttachments } from '../support/sweep-attachments.ts';
import { endJob } from './end-job.ts';
import { findInputs } from './find-inputs.ts';
import { type FoundDrawing, storeFound, writeFound } from './keep-found.ts';
import { logJob } from './log-job.ts';
import { promiseJobRoom } from './promise-job-room.ts';
import { settleDesign } from './settle-design.ts';
import { removeResults, storeResults } from './store-results.ts';

type Parts = Omit<WorkerParts, 'ending' | 'sweeps'> & {
  readonly storage: Storage;
  readonly config: Post['config'] & Pick<Config, 'previewsMaxBytes'>;
};

/** Starts a worker whose jobs are designs: hands it where inputs come from and what becomes of results and failures. */
export function startDesignWorker({ storage, config, ...parts }: Parts): Promise<Worker> {
  const { queue, connection } = parts;
  const { db } = connection;
  const post = { queue, config };
  const ending: JobEnding = {
    openInputs: (job, workDir) => openInputs(db, storage, job, workDir),
    promiseRoom: (job, bytes, written) => promiseJobRoom({ db, workDir: parts.workDir, job, bytes, written }),
    async settle({ job, claim }, { files, found: finds, report, engine }) {
      // First, for it belongs to designs that are there: when it fails, there are no results yet that no row would name.
      const found = await storeFound(db, storage, job, finds);
      const stored = await storeResults(storage, job.clientId, files);
      // When anything else is thrown it is unknown whether it was committed: the bytes stay, and if no row names them they are swept.
      const settled = await settleDesign(db, post, { job, claim, stored, found, report, engine }).catch(asRefusal);
      if (settled !== true) await removeResults(storage, stored);
      if (settled instanceof AppError) throw settled;
    },
    async fail({ job, claim }, { code, message, params, found: finds }) {
      const found = await storeFound(db, storage, job, finds);
      await failDesign(db, queue, { job, claim, found, error: { code, message, ...(params && { params }) } });
    },
  };
  // Money first: people wait for it.
  const sweeps: SweepStep[] = [
    (signal) => sweepPayments(db, signal),
    () => noticeWaitingTransfers(db, post),
    () => noticeEndingPlans(db, post),
    () => noticeEndedPlans(db, post),
    () => noticeExpiringCredits(db, post),
    async (signal) => {
      // What was written before a program was stopped may have waited for long.
      while ((await sealActions(db)) > 0);
      const check = await checkAudit(db, parts.onError);
      if (!check) return;
      await noteUpkeep(db, 'books', await checkBooks(db, parts.onError));
      const { share, again, goOn } = check;
      const checking = { share, again, onPage: goOn, signal };
      const { faults, wrong } = await checkFiles(db, storage, parts.onError, checking);
      if (signal.aborted) return;
      await noteUpkeep(db, 'files', faults.length);
      await check.end(shares, wrong);
    },
    (signal) => sweepFiles(db, storage, signal),
    (signal) => evictPreviews(db, storage, config.previewsMaxBytes, signal),
    () => sweepAttachments(db, storage),
    (signal) => keepStatistics(connection, signal),
    (signal) => fillWords(db, signal),
    (signal) => fillTraits(db, { storage, workDir: parts.workDir }, parts.onError, signal),
  ];
  return startWorker({ ...parts, ending, sweeps });
}

/** What a settlement was refused for; it left nothing. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

interface Failure {
  readonly job: Row<'jobs'>;
  readonly claim: Claim;
  readonly found: readonly FoundDrawing[];
  readonly error: JobFailure;
}

/** Ends a job that cannot be done; its credits return in the same transaction. False when it had ended already. */
function failDesign(db: Database, queue: Queue, { job, claim, found, error }: Failure): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id: jobId, clientId } = job;
    const ended = await endJob(tx, { jobId, clientId, attempt: claim.attempt, state: 'failed', error });
    if (!ended) return false;
    await writeFound({ db: tx, clientId }, found);
    await queue.withdraw(tx, job.id);
    await logJob(tx, job, 'design.failed', { code: error.code });
    const params = { jobId: job.id, operation: job.operation };
    await publishEvent(tx, { kind: 'notification', userId: job.userId, code: 'design_failed', params });
    return true;
  });
}

/** The pictures of a job as local files, with what is known of them. */
async function openInputs(db: Database, storage: Storage, job: JobRow, workDir: string): Promise<EngineInput[]> {
  const inputs = await findInputs({ db, clientId: job.clientId }, job.inputs);
  return Promise.all(
    inputs.map(async (file) => ({
      path: await storage.localFile(pictureKey(file), workDir),
      fileName: file.fileName,
      width: file.width,
      height: file.height,
      dpi: file.dpi,
      designDefinition: file.designDefinition ?? undefined,
      ...(file.designDefinition === null ? {} : { drawn: await drawnOf(storage, file, workDir) }),
    })),
  );
}

/** With what a design was drawn. A plan that storage has lost is as one that never was. */
async function drawnOf(
  storage: Storage,
  { id, clientId, planBytes, planVersion, renderVersion }: Row<'files'>,
  workDir: string,
): Promise<Drawn> {
  const versions = {
    planVersion: planVersion ?? undefined,
    renderVersion: renderVersion ?? 1,
    hadPlan: planBytes !== null,
  };
  if (planBytes === null) return versions;
  try {
    return { plan: await storage.localFile(fileKeys.plan(clientId, id), workDir), ...versions };
  } catch (error) {
    if (error instanceof StorageError && error.fault === 'missing') return versions;
    throw error;
  }
}
