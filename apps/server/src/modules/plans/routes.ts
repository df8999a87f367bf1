import type { Handlers } from '../../http/handler.ts';
import { createPlan } from './create-plan.ts';
import { deletePlan } from './delete-plan.ts';
import { getMyPlan } from './get-my-plan.ts';
import { getPlanById } from './get-plan-by-id.ts';
import { getPlanPicture } from './get-plan-picture.ts';
import { listPlans } from './list-plans.ts';
import { listPublicPlans } from './list-public-plans.ts';
import { setPlanPictures } from './set-plan-pictures.ts';
import { updatePlan } from './update-plan.ts';

export const planHandlers = {
  getMyPlan,
  listPlans,
  listPublicPlans,
  getPlanById,
  createPlan,
  updatePlan,
  deletePlan,
  setPlanPictures,
  getPlanPicture,
} satisfies Partial<Handlers>;
