import { randomUUIDv7 } from 'node:crypto';
import { type Job, type JobRequest, type JudgedInput, limits, operations } from '@naksha/contract';
import { count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { across, type Owner, own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { isAnswered, once } from '../../http/once.ts';
import type { ClientScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { reserveCredits } from '../credits/reserve.ts';
import { layersOf } from '../files/count-layers.ts';
import { findInputs } from './find-inputs.ts';
import { operationStatuses } from './operation-statuses.ts';
import { presentJob } from './present-job.ts';

/**
 * Takes work on: checks it, holds its credits and puts it in line, all in one transaction and once per idempotency key.
 * What is refused leaves no trace.
 */
export async function submitDesign(scope: ClientScope, request: JobRequest): Promise<{ job: Job }> {
  if (!(await isAnswered(scope))) await refuseOneLayer(scope, request);
  const row = operations[request.operation];
  return once(scope, async (tx) => {
    const statusOf = await operationStatuses(tx);
    if (statusOf(row.name) === 'comingSoon' || row.engine === null)
      throw new AppError('operation_coming_soon', { field: 'operation' });
    const { clientId, userId } = scope;
    const owner = { db: tx, clientId };
    const inputs = await findInputs(owner, request.inputs);
    refuseTooLarge(inputs, row.maxPixels);
    const refusal = row.refuses(request.params, await linesOf(owner, inputs));
    if (refusal) throw new AppError(refusal.code, { field: 'inputs', params: refusal.params });
    const id = randomUUIDv7();
    // None while the client's billing is off.
    const cost = await reserveCredits(owner, { jobId: id, amount: row.cost(request.params) });
    if (cost === undefined) throw new AppError('quota_insufficient');
    // After the account is locked, so that requests of the same instant count each other.
    await refuseTooMany(owner);
    const priority = await nextPriority(owner);
    const [job] = await own(owner)
      .jobs.insert({
        id,
        userId,
        operation: request.operation,
        params: request.params,
        inputs: request.inputs,
        engine: row.engine,
        cost,
        priority,
      })
      .returning();
    if (!job) throw new Error('The inserted job was expected back.');
    await scope.services.queue.enqueue(tx, job);
    await publishEvent(
      tx,
      { kind: 'queued' },
      { kind: 'job', clientId, userId, jobId: id },
      { kind: 'credits', clientId },
    );
    return { job: presentJob({ row: job }) };
  });
}

/** Layers by colour of a picture that would be one: known only by its pixels, which no transaction waits for. */
async function refuseOneLayer(scope: ClientScope, { operation, params, inputs: [id, ...more] }: JobRequest) {
  const { needsLayers, maxPixels } = operations[operation];
  if (id === undefined || more.length > 0 || !needsLayers(params)) return;
  const [file] = await findInputs(scope, [id]);
  const layers = file && file.totalPixels <= maxPixels ? await layersOf(scope.services, file) : 2;
  if (layers === null || layers < 2) {
    throw new AppError('psd_one_layer', { field: 'params.layers', params: { limit: limits.psdColourLayers } });
  }
}

function refuseTooLarge(inputs: readonly Row<'files'>[], limit: number): void {
  const tooLarge = inputs.find((file) => file.totalPixels > limit);
  if (!tooLarge) return;
  const { totalPixels, width, height } = tooLarge;
  throw new AppError('too_many_pixels', { field: 'inputs', params: { limit, totalPixels, width, height } });
}

async function refuseTooMany(owner: Owner): Promise<void> {
  const [open] = await own(owner).jobs.pick({ jobs: count() }, inArray(fields.jobs.state, ['queued', 'running']));
  if ((open?.jobs ?? 0) < limits.openJobsPerClient) return;
  throw new AppError('too_many_requests', { params: { seconds: 60 }, retryAfterSeconds: 60 });
}

/**
 * The priority of a client's next job. A client's jobs stand one behind the other, and a newcomer stands where the line is
 * being served now: whoever asks for fifty designs waits for himself, not others for him.
 */
async function nextPriority(owner: Owner): Promise<number> {
  const { priority, startedAt, state } = fields.jobs;
  const latest = { priority: sql`coalesce(max(${priority}), 0)`.mapWith(Number) };
  const [served] = await across(owner.db, 'fairness').jobs.pick(latest, isNotNull(startedAt));
  const [asked] = await own(owner).jobs.pick(latest, inArray(state, ['queued', 'running']));
  return 1 + Math.max(served?.priority ?? 0, asked?.priority ?? 0);
}

/** More ancestors than this are not asked. */
const longestLine = 100;

/** Pictures with all operations that they and their ancestors were made by, those in the bin included. */
function linesOf(owner: Owner, inputs: readonly Row<'files'>[]): Promise<JudgedInput[]> {
  const { files } = fields;
  const mine = own(owner).files;
  const step = { id: files.id, parentId: files.parentId, operation: files.operation };
  return Promise.all(
    inputs.map(async ({ id, width, height }) => {
      const line = await rows(
        owner.db,
        z.object({ operation: z.string() }),
        sql`with recursive line as (
            select parent_id, operation, 0 as step from ${mine.pick(step, eq(files.id, id))} as input
            union all
            select parent.parent_id, parent.operation, line.step + 1
            from ${mine.pick(step)} as parent join line on parent.id = line.parent_id
            where line.step < ${longestLine}
          ) select distinct operation from line where operation is not null`,
      );
      return { width, height, operations: line.map(({ operation }) => operation) };
    }),
  );
}
