import type { Handlers } from '../../http/handler.ts';
import { getMyPlan } from './get-my-plan.ts';
import { listPlans } from './list-plans.ts';
import { listPublicPlans } from './list-public-plans.ts';

export const planHandlers = {
  getMyPlan,
  listPlans,
  listPublicPlans,
} satisfies Partial<Handlers>;
