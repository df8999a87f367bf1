import { z } from 'zod';
import { success } from '../entities/answers.ts';
import { clientForm } from '../entities/client.ts';
import { id } from '../entities/id.ts';
import {
  formStamp,
  rejection,
  salesChange,
  salesColumns,
  salesForm,
  salesRequest,
  salesStatuses,
  sendings,
  signUp,
  signUpColumns,
  signUpForm,
  signUpStatuses,
} from '../entities/inquiry.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { limits } from '../limits.ts';
import { clientEndpoints } from './clients.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const paged = {
  ...pageQuery(limits.requestListPageSize),
  search: z.string().trim().max(limits.searchMaxLength).optional(),
};
/** Left out, all are listed. */
const sentBy = z.enum(sendings).optional();
const sortDirection = z.enum(['asc', 'desc']).default('desc');
const rate = { max: limits.formCalls, seconds: limits.formCallSeconds } as const;

export const inquiryEndpoints = {
  getFormStamp: {
    method: 'GET',
    path: '/form-stamp',
    access: 'public',
    summary: 'A stamp for a form of the public pages: it says when the form was opened',
    answer: formStamp,
  },
  talkToSales: {
    method: 'POST',
    path: '/sales/talk',
    access: 'public',
    summary: 'Ask sales to call back',
    body: salesForm,
    status: 202,
    answer: success,
    rate,
  },
  listSales: {
    method: 'GET',
    path: '/sales',
    access: 'super',
    summary: 'Requests to talk to sales, the newest first unless sorted otherwise',
    query: z.object({
      ...paged,
      sortBy: z.enum(salesColumns).default('createdAt'),
      sortDirection,
      status: z.enum(salesStatuses).optional(),
      sentBy,
    }),
    reads: 'sales',
    passive: true,
    answer: listOf(salesRequest),
  },
  updateSale: {
    method: 'PATCH',
    path: '/sales/{id}',
    access: 'super',
    owns: 'sale',
    summary: 'Note how a request of talk-to-sales stands',
    params: byId,
    body: salesChange,
    answer: salesRequest,
  },
  signUp: {
    method: 'POST',
    path: '/auth/sign-up',
    access: 'public',
    summary: 'Ask for an account of a new client',
    body: signUpForm,
    status: 202,
    answer: success,
    rate,
  },
  listSignUps: {
    method: 'GET',
    path: '/sign-ups',
    access: 'super',
    summary: 'Who wants to become a client, the newest first unless sorted otherwise',
    query: z.object({
      ...paged,
      sortBy: z.enum(signUpColumns).default('createdAt'),
      sortDirection,
      status: z.enum(signUpStatuses).optional(),
      sentBy,
    }),
    reads: 'signUps',
    passive: true,
    answer: listOf(signUp),
  },
  acceptSignUp: {
    ...clientEndpoints.createAdminClient,
    path: '/sign-ups/{id}/accept',
    owns: 'signUp',
    summary: 'Make who asked a client, with its first administrator and its plan, in one step, and write to them',
    params: byId,
    body: clientForm,
  },
  rejectSignUp: {
    method: 'POST',
    path: '/sign-ups/{id}/reject',
    access: 'super',
    owns: 'signUp',
    summary: 'Turn a request to sign up down, for a reason that is sent to whoever asked',
    params: byId,
    body: rejection,
    answer: signUp,
  },
} satisfies Record<string, Endpoint>;
