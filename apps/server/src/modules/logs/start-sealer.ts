import type { Database } from '../../db/database.ts';
import type { Report } from '../../jobs/run-job.ts';
import { linesPerSeal, sealActions } from './seal-actions.ts';

const everyMs = 5_000;

export interface Sealer {
  /** Puts a last seal, so that an orderly end leaves no line without. */
  readonly stop: () => Promise<void>;
}

/** Puts seals over the action log until it is stopped. */
export function startSealer(db: Database, onError: Report): Sealer {
  let isStopped = false;
  const sealAll = async () => {
    try {
      let lines = linesPerSeal;
      while (!isStopped && lines === linesPerSeal) lines = await sealActions(db);
    } catch (error) {
      onError(error);
    }
  };
  let sealed = sealAll();
  const sealing = setInterval(() => {
    sealed = sealed.then(sealAll);
  }, everyMs);
  return {
    async stop() {
      isStopped = true;
      clearInterval(sealing);
      await sealed;
      await sealActions(db).catch(onError);
    },
  };
}
