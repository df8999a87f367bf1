import { z } from 'zod';
import {
  creditBalance,
  creditCorrection,
  creditGrant,
  creditLog,
  creditStatement,
  creditUsage,
} from '../entities/credits.ts';
import { id } from '../entities/id.ts';
import { instant } from '../entities/instant.ts';
import { line } from '../entities/line.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { spreadsheet } from '../entities/spreadsheet.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

/** No calendar of the database knows a year 0. */
const moment = instant.refine((text) => text >= '0001', 'year');

const filters = {
  userId: id.optional(),
  clientId: id.optional(),
  feature: z.string().max(40).optional(),
  from: moment.optional(),
  to: moment.optional(),
};

export const creditEndpoints = {
  getBalance: {
    method: 'GET',
    path: '/credits/balance',
    access: 'any',
    summary: 'The credits of the own client',
    passive: true,
    reads: 'nothing',
    answer: creditBalance,
  },
  grantCredits: {
    method: 'POST',
    path: '/credits/grant',
    access: 'super',
    summary: 'Give a client credits, with the reason that stands in its log; done once for each Idempotency-Key',
    body: creditGrant,
    idempotent: true,
    answer: creditBalance,
  },
  correctCredits: {
    method: 'POST',
    path: '/credits/correct',
    access: 'super',
    summary:
      'Add or take away credits of a client with the reason that stands in its log; done once for each Idempotency-Key',
    body: creditCorrection,
    idempotent: true,
    answer: creditBalance,
  },
  getCreditStatement: {
    method: 'GET',
    path: '/credits/statement',
    access: ['admin', 'super'],
    summary:
      'A month of credits by the clock of the client, the running one without `month`; clientId is heard from a super-admin only',
    query: z.object({
      month: z
        .string()
        .regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/, 'month')
        .optional(),
      clientId: id.optional(),
    }),
    reads: 'credits',
    answer: creditStatement,
  },
  listCreditLogs: {
    method: 'GET',
    path: '/credits/logs',
    access: ['admin', 'super'],
    summary: 'What credits were spent on, newest first; clientId is heard from a super-admin only',
    query: z.object({ ...pageQuery(limits.logPageSize), ...filters }),
    reads: 'credits',
    answer: listOf(creditLog),
  },
  getCreditUsage: {
    method: 'GET',
    path: '/credits/usage',
    access: 'admin',
    summary:
      'Credits spent by the own client by day, feature and user, for charts; days in the time zone of the client',
    query: z.object({ days: z.coerce.number().int().min(1).max(92).default(28) }),
    answer: z.strictObject({ days: z.array(z.iso.date()), data: z.array(creditUsage) }),
  },
  downloadCreditLogs: {
    method: 'GET',
    path: '/credits/logs.csv',
    access: ['admin', 'super'],
    summary: 'The same as a table for spreadsheets',
    query: z.object({ ...filters, ...spreadsheet }),
    reads: 'credits',
    answer: z.string(),
    raw: { answer: 'text/csv' },
  },
  deductImages: {
    method: 'PATCH',
    path: '/billing/deduct-images',
    access: 'key',
    summary:
      'Charge a client for pictures made by another system, exactly once per requestId; where that is a job of the client that holds credits or was charged, nothing is taken and the balance answered',
    body: z.strictObject({
      clientId: id,
      userId: id,
      feature: line().min(1).max(40),
      images: z.int().min(1).max(10_000),
      requestId: z.string().min(1).max(255),
    }),
    answer: z.strictObject({ success: z.literal(true), creditsDeducted: z.int(), creditsLeft: z.int() }),
    quota: true,
    rate: { max: limits.apiKeyCalls, seconds: limits.apiKeyCallSeconds },
  },
} satisfies Record<string, Endpoint>;
