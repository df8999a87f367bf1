import { z } from 'zod';
import { success } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { anyPlan, billing, currentPlan, planChanges, planForm, planPictures, publicPlan } from '../entities/plan.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
/** The state that a caller saw and wants changed. */
const seen = z.enum(['true', 'false']).transform((word) => word === 'true');

export const planEndpoints = {
  getMyPlan: {
    method: 'GET',
    path: '/client/my-plan',
    access: 'admin',
    summary:
      'The plan of the own client as it was bought, when it ends, what follows it, and how long the credits last',
    passive: true,
    answer: currentPlan,
  },
  listPublicPlans: {
    method: 'GET',
    path: '/plans/new',
    access: 'public',
    summary: 'The plans on offer',
    answer: z.strictObject({ data: z.array(publicPlan) }),
  },
  listPlans: {
    method: 'GET',
    path: '/plans/all',
    access: 'super',
    summary: 'Every plan that a client can be put on, those that are offered to no one else included',
    reads: 'nothing',
    answer: z.strictObject({ data: z.array(anyPlan) }),
  },
  getPlanById: {
    method: 'GET',
    path: '/plans/get-plan-by-id-new/{id}',
    access: ['admin', 'super'],
    owns: 'plan',
    summary: 'One plan; to an administrator one that is on offer or their own',
    params: byId,
    reads: 'nothing',
    answer: z.union([anyPlan, publicPlan]),
  },
  createPlan: {
    method: 'POST',
    path: '/plans/create-plan-new',
    access: 'super',
    summary: 'Add a plan',
    body: planForm,
    status: 201,
    twin: 'plan_name_taken',
    answer: anyPlan,
  },
  updatePlan: {
    method: 'PATCH',
    path: '/plans/update-plan-new/{id}',
    access: 'super',
    owns: 'plan',
    summary: 'Change a plan for whoever buys it from now on; earlier buyers keep what they bought',
    params: byId,
    body: planChanges,
    answer: anyPlan,
  },
  deletePlan: {
    method: 'DELETE',
    path: '/plans/{id}',
    access: 'super',
    owns: 'plan',
    summary: 'Delete a plan; refused while anybody is subscribed to it or pays for it',
    params: byId,
    answer: success,
  },
  setPlanPictures: {
    method: 'PATCH',
    path: '/plans/{id}/s3Images',
    access: 'super',
    owns: 'plan',
    summary:
      'Set the pictures beside a plan, each a data URL of a PNG or JPEG picture, or the key of one that stands there already',
    params: byId,
    body: planPictures,
    bodyLimitBytes: limits.planPictures * 2 * limits.logoMaxBytes,
    answer: anyPlan,
  },
  getPlanPicture: {
    method: 'GET',
    path: '/plans/pictures/{token}',
    access: 'signed',
    summary: 'The bytes of a picture beside a plan, by the link that stands with the plan',
    params: z.object({ token: z.string().max(2000) }),
    answer: z.string(),
    raw: { answer: 'image/*' },
  },
  getBilling: {
    method: 'GET',
    path: '/billing/get-billing',
    access: ['admin', 'super'],
    summary: 'Clients with the state of their billing, credits and last payment; to an administrator the own one alone',
    query: z.object({
      ...pageQuery(limits.fileListPageSize),
      search: z.string().trim().max(limits.searchMaxLength).optional(),
    }),
    reads: 'billing',
    answer: listOf(billing),
  },
  toggleBilling: {
    method: 'GET',
    path: '/billing/toggle-billing/{id}',
    access: 'super',
    owns: 'client',
    changes: true,
    summary:
      'Switch the billing of a client: while it is off, work runs and costs nothing. A GET that changes state: it needs the bearer token, is never answered to HEAD or to a navigation, and `expected` names the state that was seen; done once for each Idempotency-Key',
    params: byId,
    query: z.object({ expected: seen.optional() }),
    idempotent: true,
    answer: billing,
  },
  toggleBillingByPost: {
    method: 'POST',
    path: '/billing/toggle-billing/{id}',
    access: 'super',
    owns: 'client',
    summary: 'The same for callers who change state by POST alone; done once for each Idempotency-Key',
    params: byId,
    query: z.object({ expected: seen.optional() }),
    idempotent: true,
    answer: billing,
  },
} satisfies Record<string, Endpoint>;
