import type { Owner } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { planStateOf } from './plan-state-of.ts';

/** Refuses what is new where the plan of a client has ended; in the days of grace what exists can still be made into files. */
export async function refuseEndedPlan(owner: Owner, { inGrace = false }: { inGrace?: boolean } = {}): Promise<void> {
  const { state, graceEndsAt } = await planStateOf(owner);
  if (state === 'running' || (state === 'grace' && inGrace)) return;
  if (state !== 'grace' || !graceEndsAt) throw new AppError('plan_over');
  throw new AppError('plan_ended', { params: { until: graceEndsAt.toISOString().slice(0, 10) } });
}
