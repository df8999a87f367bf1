import {
  costOf,
  expectedEngine,
  type Job,
  type JobRequest,
  type JudgedInput,
  limits,
  operations,
} from '@naksha/contract';
import { count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { across, type Owner, own, type Runner } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { isAnswered, once } from '../../http/once.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { readBalance } from '../credits/balance.ts';
import { refusePastCap } from '../credits/find-caps.ts';
import { reserveCredits } from '../credits/reserve.ts';
import { layersOf } from '../files/count-layers.ts';
import { refuseBeyondQuota } from '../files/refuse-beyond-quota.ts';
import { requirePlan } from '../subscriptions/require-plan.ts';
import { findInputs } from './find-inputs.ts';
import { imageEngine } from './list-operations.ts';
import { operationStatuses } from './operation-statuses.ts';
import { presentJob } from './present-job.ts';

/**
 * Takes work on: checks it, holds its credits and puts it in line, all in one transaction and once per idempotency key.
 * What is refused leaves no trace.
 */
export async function submitDesign(scope: ClientScope, request: JobRequest): Promise<{ job: Job }> {
  const row = operations[request.operation];
  if (row.needsLayers(request.params) && !(await isAnswered(scope))) await refuseOneLayer(scope, request);
  return once(scope, async (tx) => {
    const { clientId, userId } = scope;
    const owner = { db: tx, clientId };
    const { engine, inputs, price } = await judge(scope, request, tx);
    const id = newId();
    // None while the client's billing is off.
    const cost = await reserveCredits(owner, { jobId: id, amount: price });
    if (cost === undefined) throw new AppError('quota_insufficient');
    await refusePastCap(owner, { userId, cost });
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
        engine,
        cost,
        priority,
        ip: scope.ip,
        requestId: scope.requestId,
      })
      .returning();
    if (!job) throw new Error('The inserted job was expected back.');
    await scope.services.queue.enqueue(tx, { ...job, isQuick: isQuick(request, { engine, inputs }) });
    await publishEvent(
      tx,
      { kind: 'queued' },
      { kind: 'job', clientId, userId, jobId: id },
      { kind: 'credits', clientId },
    );
    return { job: presentJob({ row: job }) };
  });
}

/** Refuses what rows alone decide; answers the inputs, who is expected to do it, and what that costs. */
async function judge(scope: ClientScope, request: JobRequest, inside: Runner = scope.db) {
  const owner = { db: inside, clientId: scope.clientId };
  const row = operations[request.operation];
  const statusOf = await operationStatuses(owner.db);
  if (statusOf(row.name) === 'comingSoon' || row.engine === null)
    throw new AppError('operation_coming_soon', { field: 'operation' });
  const prices = await requirePlan(owner, row);
  const inputs = await findInputs(owner, request.inputs, filesOf(scope));
  refuseTooLarge(inputs, row.maxPixels);
  // How much the results come to is known when they are there; where nothing has room they are not begun.
  await refuseBeyondQuota(owner);
  const refusal = row.refuses(request.params, await linesOf(owner, inputs));
  if (refusal) throw new AppError(refusal.code, { field: 'inputs', params: refusal.params });
  const engine = expectedEngine(row, inputs, scope.services.config.image && imageEngine);
  return { inputs, engine, price: costOf(row, request.params, { inputs, engine, prices }) };
}

/**
 * Layers by colour of a picture that would be one: known only by its pixels, which no transaction waits for. They are looked at for no one who will be refused without that.
 */
async function refuseOneLayer(scope: ClientScope, request: JobRequest): Promise<void> {
  const { inputs, price } = await judge(scope, request);
  const [file, ...more] = inputs;
  if (file === undefined || more.length > 0) return;
  await refuseTooMany(scope);
  if (!(await canPay(scope, price))) throw new AppError('quota_insufficient');
  const layers = await layersOf(scope.services, file, scope.gone);
  const field = 'params.layers';
  if (layers === null) throw new AppError('psd_one_layer', { field, params: { limit: limits.psdColourLayers } });
  if (layers < 2) throw new AppError('psd_one_colour', { field });
}

/** As far as is known before credits are held. */
async function canPay(owner: Owner, amount: number): Promise<boolean> {
  const [client] = await own(owner).clients.pick({ isBillingOn: fields.clients.isBillingOn });
  return client?.isBillingOn === false || (await readBalance(owner)).creditsLeft >= amount;
}

/** Whether it is done in moments, and here: an image model elsewhere may take minutes. */
function isQuick(
  request: JobRequest,
  { engine, inputs }: { engine: string; inputs: readonly Row<'files'>[] },
): boolean {
  const row = operations[request.operation];
  return engine === row.engine && row.isQuick(request.params, inputs);
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
 * The priority of a client's next job. A client's own jobs queue behind one another, and a client without waiting jobs joins at the front
 * of the line: fifty designs of one client do not delay the others.
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
      return { id, width, height, operations: line.map(({ operation }) => operation) };
    }),
  );
}
