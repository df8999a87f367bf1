import type { Handlers } from '../../http/handler.ts';
import { getLogo } from './get-logo.ts';
import { getMyPlan } from './get-my-plan.ts';
import { getSettings } from './get-settings.ts';
import { listPublicPlans } from './list-public-plans.ts';
import { putSettings } from './put-settings.ts';
import { updateLogo } from './update-logo.ts';

export const clientHandlers = {
  getSettings,
  putSettings,
  getLogo,
  updateLogo,
  getMyPlan,
  listPublicPlans,
} satisfies Partial<Handlers>;
