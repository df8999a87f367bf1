import { randomUUIDv7 } from 'node:crypto';
import { type Job, type JobRequest, limits, operations } from '@naksha/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { ledgerHolds } from '../../db/schema/ledger.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { ClientScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { reserveCredits } from '../credits/reserve.ts';
import { findInputs } from './find-inputs.ts';
import { linesOf } from './lines-of.ts';
import { nextTurn } from './next-turn.ts';
import { presentJob } from './present-job.ts';

/**
 * Takes work on: checks it, holds its credits and puts it in line, all in one transaction and once per idempotency key.
 * What is refused leaves no trace.
 */
export function submitDesign(scope: ClientScope, request: JobRequest): Promise<{ job: Job }> {
  const row = operations[request.operation];
  if (row.status === 'comingSoon') throw new AppError('operation_coming_soon', { field: 'operation' });
  return once(scope, async (tx) => {
    const inputs = await findInputs(tx, scope.clientId, request.inputs);
    refuseTooLarge(inputs, row.maxPixels);
    const refusal = row.refuses(request.params, await linesOf(tx, inputs));
    if (refusal) throw new AppError(refusal.code, { field: 'inputs', params: refusal.params });
    await refuseTooMany(tx, scope.clientId);
    const id = randomUUIDv7();
    const cost = await hold(tx, scope.clientId, id, row.cost(request.params));
    const turn = await nextTurn(tx, scope.clientId);
    const [job] = await tx
      .insert(jobs)
      .values({
        id,
        clientId: scope.clientId,
        userId: scope.userId,
        operation: request.operation,
        params: request.params,
        inputs: request.inputs,
        engine: 'builtin',
        cost,
        turn,
      })
      .returning();
    if (!job) throw new Error('The inserted job was expected back.');
    await scope.services.queue.enqueue(tx, id, turn);
    const { clientId, userId } = scope;
    await publishEvent(
      tx,
      { kind: 'queued' },
      { kind: 'job', clientId, userId, jobId: id },
      { kind: 'credits', clientId },
    );
    return { job: presentJob({ row: job }) };
  });
}

function refuseTooLarge(inputs: readonly (typeof files.$inferSelect)[], limit: number): void {
  const tooLarge = inputs.find((file) => file.totalPixels > limit);
  if (!tooLarge) return;
  const { totalPixels, width, height } = tooLarge;
  throw new AppError('too_many_pixels', { field: 'inputs', params: { limit, totalPixels, width, height } });
}

async function refuseTooMany(tx: Transaction, clientId: string): Promise<void> {
  const [open] = await tx
    .select({ jobs: count() })
    .from(jobs)
    .where(and(eq(jobs.clientId, clientId), inArray(jobs.state, ['queued', 'running'])));
  if ((open?.jobs ?? 0) < limits.openJobsPerClient) return;
  throw new AppError('too_many_requests', { params: { seconds: 60 }, retryAfterSeconds: 60 });
}

/** Holds the credits; answers how many, which is none while the client's billing is off. */
async function hold(tx: Transaction, clientId: string, jobId: string, amount: number): Promise<number> {
  if (!(await reserveCredits(tx, { clientId, jobId, amount }))) throw new AppError('quota_insufficient');
  const [held] = await tx.select({ amount: ledgerHolds.amount }).from(ledgerHolds).where(eq(ledgerHolds.id, jobId));
  return held?.amount ?? amount;
}
