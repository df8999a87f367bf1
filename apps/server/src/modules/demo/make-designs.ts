import { setTimeout as sleep } from 'node:timers/promises';
import { fromWords, generateParams, type Job } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { Services } from '../../services.ts';
import { getJob } from '../designs/get-job.ts';
import { submitDesign } from '../designs/submit-design.ts';
import { updateDesign } from '../designs/update-design.ts';
import { logAction } from '../logs/log-action.ts';
import { demoDesigns } from './designs.ts';
import { demoLogIns } from './log-ins.ts';

const made = 'demonstration.made';

/**
 * Makes the designs of the demonstration at its first start, as its designer would: asked for, paid for, drawn by the
 * workers, kept. One that fails is left out. An interrupted start goes on where it stopped; once `signal` is aborted nothing more is
 * asked of the database.
 */
export async function makeDemoDesigns(
  db: Database,
  services: Services,
  onProgress: (made: number, of: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const scope = await designerScope(db, services);
  const isMade = eq(fields.actionLogs.action, made);
  if ((await own(scope).actionLogs.where(isMade).limit(1)).length > 0) return;
  const asked = [];
  for (const [index, { designName, params }] of demoDesigns.entries()) {
    if (signal.aborted) return;
    // The key makes a repeated start find the jobs of the first.
    const idempotency = { key: `demonstration-${index}`, requestHash: designName };
    const request = {
      operation: fromWords.name,
      inputs: [],
      params: generateParams.parse(params),
    };
    asked.push({ designName, jobId: (await submitDesign({ ...scope, idempotency }, request)).job._id });
  }
  let ended = 0;
  for (const { designName, jobId } of asked) {
    const job = await untilEnded(scope, jobId, signal);
    if (!job) return;
    for (const design of job.results) await updateDesign(scope, { id: design._id, designName, saved: true });
    onProgress(++ended, asked.length);
  }
  await logAction(db, scope, made, null, { designs: ended });
}

async function designerScope(db: Database, services: Services): Promise<ClientScope> {
  const [login] = demoLogIns;
  const [user] = await across(db, 'foundation').users.where(eq(fields.users.username, login.login));
  if (!user || user.clientId === null) throw new Error('The designer of the demonstration is missing.');
  return {
    kind: 'client',
    db,
    services,
    requestId: 'demonstration',
    ip: '127.0.0.1',
    userId: user.id,
    userName: user.name,
    sessionId: user.id,
    clientId: user.clientId,
    role: 'user',
    isUserMode: false,
  };
}

const lookAgainMs = 250;

/** Waits until a job has come to its end, whatever that is; undefined where `signal` is aborted before. */
async function untilEnded(scope: ClientScope, id: string, signal: AbortSignal): Promise<Job | undefined> {
  while (!signal.aborted) {
    const { job } = await getJob(scope, { id });
    if (job.state !== 'queued' && job.state !== 'running') return job;
    await sleep(lookAgainMs);
  }
  return undefined;
}
