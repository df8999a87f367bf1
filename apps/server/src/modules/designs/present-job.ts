import type { FileRow, Job } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

interface Shown {
  readonly row: Row<'jobs'>;
  readonly results?: readonly FileRow[];
  /** How far the present attempt has come. */
  readonly fraction?: number | null;
}

/** A job as callers see it. */
export function presentJob({ row, results = [], fraction }: Shown): Job {
  return {
    _id: row.id,
    operation: row.operation,
    params: row.params,
    state: row.state,
    progress: row.state === 'done' ? 1 : (fraction ?? 0),
    cost: row.cost,
    engine: row.engine,
    createdAt: row.createdAt.toISOString(),
    ...(row.startedAt && { startedAt: row.startedAt.toISOString() }),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    ...(row.clearedAt && { clearedAt: row.clearedAt.toISOString() }),
    ...(row.error && { error: row.error }),
    results: [...results],
    ...(row.report && { report: row.report }),
  };
}
