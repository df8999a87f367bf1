import { z } from 'zod';
import { clientSettings } from '../entities/client-settings.ts';
import { id } from '../entities/id.ts';
import { currentPlan, publicPlan } from '../entities/plan.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const logo = z.strictObject({ clientId: id, logo: z.string().nullable() });
/** The largest logo in base64 (4 letters for 3 bytes) with room to tell a somewhat larger one how large it may be. */
const logoBodyBytes = 2 * limits.logoMaxBytes;

export const clientEndpoints = {
  getSettings: {
    method: 'GET',
    path: '/client/settings',
    access: 'admin',
    summary: 'The rules of the own client',
    answer: clientSettings,
  },
  putSettings: {
    method: 'PUT',
    path: '/client/settings',
    access: 'admin',
    summary: 'Change rules of the own client; what is left out stays',
    body: clientSettings.partial(),
    answer: clientSettings,
  },
  getLogo: {
    method: 'GET',
    path: '/client/get-logo/{id}',
    access: 'any',
    owns: 'client',
    summary: 'The logo of a client as a data URL, or null',
    params: z.object({ id }),
    answer: logo,
  },
  updateLogo: {
    method: 'PUT',
    path: '/client/update-logo',
    access: 'admin',
    summary: 'Set the logo of the own client, a data URL of a PNG or JPEG picture; null removes it',
    body: z.strictObject({ clientId: id, logo: z.string().nullable() }),
    bodyLimitBytes: logoBodyBytes,
    answer: logo,
  },
  getMyPlan: {
    method: 'GET',
    path: '/client/my-plan',
    access: 'admin',
    summary: 'The plan of the own client, when it ends, and how many accounts are in use',
    answer: currentPlan,
  },
  listPublicPlans: {
    method: 'GET',
    path: '/plans/new',
    access: 'public',
    summary: 'The plans on offer',
    answer: z.strictObject({ data: z.array(publicPlan) }),
  },
} satisfies Record<string, Endpoint>;
