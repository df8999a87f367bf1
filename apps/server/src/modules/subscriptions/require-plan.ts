import type { OperationPrices } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { planStateOf } from './plan-state-of.ts';
import { pricesIn } from './prices-in.ts';

/**
 * Refuses what is new where the plan of a client has ended, and answers what its operations cost. In the days of grace what exists can
 * still be made into files; while the billing of the client is off, no plan is asked for.
 */
export async function requirePlan(
  owner: Owner,
  { inGrace = false }: { inGrace?: boolean | undefined } = {},
): Promise<OperationPrices> {
  const { state, subscription, graceEndsAt } = await planStateOf(owner);
  const prices = pricesIn({ state, subscription });
  if (state === 'running' || (state === 'grace' && inGrace)) return prices;
  const [client] = await own(owner).clients.pick({ isBillingOn: fields.clients.isBillingOn });
  if (client?.isBillingOn === false) return prices;
  if (state !== 'grace' || !graceEndsAt) throw new AppError('plan_over');
  throw new AppError('plan_ended', { params: { until: graceEndsAt.toISOString() } });
}
