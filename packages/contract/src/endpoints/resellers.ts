import { z } from 'zod';
import { success } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { listOf } from '../entities/list-of.ts';
import { costForm, operationCost } from '../entities/operation-cost.ts';
import { pageQuery } from '../entities/page-query.ts';
import { businessReport, reportTables } from '../entities/report.ts';
import { commission, payoutForm, publicReseller, reseller, resellerForm } from '../entities/reseller.ts';
import { spreadsheet } from '../entities/spreadsheet.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const months = z.coerce.number().int().min(1).max(36).default(12);

export const resellerEndpoints = {
  getResellers: {
    method: 'GET',
    path: '/reseller/get-all',
    access: 'public',
    summary: 'The resellers that are named at the foot of the public pages',
    answer: z.strictObject({ data: z.array(publicReseller) }),
  },
  listResellers: {
    method: 'GET',
    path: '/reseller',
    access: 'super',
    summary: 'The resellers with their clients and what is owed to them',
    query: z.object({
      ...pageQuery(limits.requestListPageSize),
      search: z.string().trim().max(limits.searchMaxLength).optional(),
    }),
    reads: 'nothing',
    answer: listOf(reseller),
  },
  createReseller: {
    method: 'POST',
    path: '/reseller',
    access: 'super',
    summary: 'Add a reseller',
    body: resellerForm,
    status: 201,
    twin: 'reseller_name_taken',
    answer: reseller,
  },
  updateReseller: {
    method: 'PATCH',
    path: '/reseller/{id}',
    access: 'super',
    owns: 'reseller',
    summary: 'Change a reseller; its commission from the next payment on. With `was` only what is still so',
    params: byId,
    body: resellerForm.partial().extend({ was: resellerForm.partial().optional() }),
    answer: reseller,
  },
  deleteReseller: {
    method: 'DELETE',
    path: '/reseller/{id}',
    access: 'super',
    owns: 'reseller',
    summary: 'Delete a reseller without clients and without a history; others are set inactive',
    params: byId,
    answer: success,
  },
  setClientReseller: {
    method: 'PUT',
    path: '/client/{id}/reseller',
    access: 'super',
    owns: 'client',
    summary: 'Say whose client it is, from the next payment on',
    params: byId,
    /** `was` is whose client it was when its sender looked; a change of it meanwhile is refused. */
    body: z.strictObject({ resellerId: id.nullable(), was: id.nullable().optional() }),
    answer: success,
  },
  listCommissions: {
    method: 'GET',
    path: '/reseller/{id}/commissions',
    access: 'super',
    owns: 'reseller',
    summary: 'What a reseller has earned, given back and been paid, newest first',
    params: byId,
    query: z.object(pageQuery(limits.requestListPageSize)),
    reads: 'commissions',
    answer: listOf(commission),
  },
  payReseller: {
    method: 'POST',
    path: '/reseller/{id}/payouts',
    access: 'super',
    owns: 'owedReseller',
    summary: 'Note that a reseller was paid; never more than is owed. Done once for each Idempotency-Key',
    params: byId,
    body: payoutForm,
    idempotent: true,
    answer: reseller,
  },
  getReport: {
    method: 'GET',
    path: '/reports',
    access: 'super',
    summary:
      'Revenue by month and plan, credits sold and used, what operations earn and cost, plans that end, clients that left',
    query: z.object({ months }),
    reads: 'reports',
    answer: businessReport,
  },
  downloadReport: {
    method: 'GET',
    path: '/reports.csv',
    access: 'super',
    summary: 'One of its tables for spreadsheets',
    query: z.object({ months, sheet: z.enum(reportTables).default('revenue'), lang: spreadsheet.lang }),
    reads: 'reports',
    answer: z.string(),
    raw: { answer: 'text/csv' },
  },
  listCosts: {
    method: 'GET',
    path: '/reports/costs',
    access: 'super',
    summary: 'What runs of operations cost, the newest first',
    reads: 'nothing',
    answer: z.strictObject({ data: z.array(operationCost) }),
  },
  setCost: {
    method: 'POST',
    path: '/reports/costs',
    access: 'super',
    summary:
      'Say what a run of an operation costs from today or a later day on; what was before stays as it was. Done once for each Idempotency-Key',
    body: costForm,
    status: 201,
    idempotent: true,
    answer: operationCost,
  },
  deleteCost: {
    method: 'DELETE',
    path: '/reports/costs/{id}',
    access: 'super',
    owns: 'cost',
    summary: 'Take a cost back that has not begun yet',
    params: z.object({ id }),
    answer: success,
  },
} satisfies Record<string, Endpoint>;
