import { z } from 'zod';
import { fileRow } from '../entities/file-row.ts';
import { id } from '../entities/id.ts';
import { instant } from '../entities/instant.ts';
import { job, jobStates } from '../entities/job.ts';
import { line } from '../entities/line.ts';
import { listOf } from '../entities/list-of.ts';
import { operationRow, operationStatus } from '../entities/operation-row.ts';
import { pageQuery } from '../entities/page-query.ts';
import { text } from '../entities/text.ts';
import { limits } from '../limits.ts';
import { jobRequest } from '../operations/job-request.ts';
import { operationNames } from '../operations/table.ts';
import { languages } from '../options.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
/** `history` leads from the design back to its first ancestor. */
const design = z.strictObject({ data: fileRow, history: z.array(fileRow) });

export const designEndpoints = {
  listOperations: {
    method: 'GET',
    path: '/design/operations',
    access: ['user', 'super'],
    summary: 'The operations this installation offers',
    reads: 'nothing',
    passive: true,
    answer: z.strictObject({ data: z.array(operationRow) }),
  },
  setOperation: {
    method: 'PATCH',
    path: '/design/operations/{name}',
    access: 'super',
    summary: 'Switch an operation on, or off for the whole installation; what is already in line is still done',
    params: z.object({ name: z.enum(operationNames) }),
    body: z.strictObject({ status: operationStatus }),
    answer: z.strictObject({ data: operationRow }),
  },
  submitJob: {
    method: 'POST',
    path: '/design/jobs',
    access: 'user',
    summary: 'Ask for work; its credits are reserved now',
    body: jobRequest,
    bodyLimitBytes: limits.jobBodyMaxBytes,
    status: 202,
    answer: z.strictObject({ job }),
    quota: true,
    idempotent: true,
  },
  listJobs: {
    method: 'GET',
    path: '/design/jobs',
    access: 'user',
    summary: 'The own jobs, newest first',
    query: z.object({ ...pageQuery(limits.fileListPageSize), state: z.enum(jobStates).optional() }),
    answer: listOf(job),
  },
  getJob: {
    method: 'GET',
    path: '/design/jobs/{id}',
    access: 'user',
    owns: 'job',
    summary: 'One job with its results',
    params: byId,
    answer: z.strictObject({ job }),
  },
  cancelJob: {
    method: 'DELETE',
    path: '/design/jobs/{id}',
    access: 'user',
    owns: 'job',
    summary: 'Cancel a job; reserved credits return',
    params: byId,
    answer: z.strictObject({ job }),
  },
  clearJobs: {
    method: 'POST',
    path: '/design/jobs/clear',
    access: 'user',
    summary: 'Take these of the own jobs, where they have ended, out of the tray, wherever it is looked at',
    body: z.strictObject({ ids: z.array(id).min(1).max(limits.clearedJobs) }),
    answer: z.strictObject({ cleared: z.int().min(0) }),
  },
  askAdmins: {
    method: 'POST',
    path: '/design/jobs/{id}/ask-admins',
    access: 'user',
    owns: 'failedJob',
    summary: 'Notify the administrators of the company of a job that failed: they can ask support',
    params: byId,
    body: z.strictObject({ note: text().max(limits.ticketTextMaxLength, 'text_too_long').default('') }),
    /** How many of them find it at their support, and get a letter where letters are sent; none where they know already (`knownSince`) or there is none. */
    answer: z.strictObject({ administrators: z.int().min(0), knownSince: instant.nullable() }),
    rate: { max: 20, seconds: 3600 },
  },
  events: {
    method: 'GET',
    path: '/design/events',
    access: ['user', 'admin'],
    summary: 'Progress, results and credits as they happen; begins with a snapshot',
    passive: true,
    answer: z.string(),
    raw: { answer: 'text/event-stream' },
    /** A screen opens one, and again where it was lost, ever more slowly. */
    rate: { max: 60, seconds: 60 },
  },
  getDesign: {
    method: 'GET',
    path: '/design/designs/{id}',
    access: 'user',
    owns: 'design',
    summary: 'One design, its recipe and its history',
    params: byId,
    answer: design,
  },
  getPlan: {
    method: 'GET',
    path: '/design/designs/{id}/plan',
    access: 'user',
    owns: 'design',
    summary:
      'The plan that was kept with a design, as text, for previews of what is made in it; null where there is none',
    params: byId,
    answer: z.strictObject({ plan: z.string().nullable() }),
  },
  suggestPrompt: {
    method: 'POST',
    path: '/design/prompt/suggest',
    access: 'user',
    summary: 'The same wish in words the loom knows, from the chat endpoint of the installation or by likeness',
    body: z.strictObject({
      prompt: z.string().trim().min(1, 'prompt_required').max(limits.promptMaxLength, 'prompt_too_long'),
      language: z.enum(languages),
    }),
    answer: z.strictObject({ data: z.strictObject({ prompt: z.string(), by: z.enum(['chat', 'rules']) }) }),
  },
  updateDesign: {
    method: 'PATCH',
    path: '/design/designs/{id}',
    access: 'user',
    owns: 'design',
    summary: 'Name a design or keep it: a saved design moves from the drafts to the processed folder',
    params: byId,
    body: z
      .strictObject({
        designName: line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long'),
        saved: z.boolean(),
        /** The name that its sender saw; a change of it meanwhile is refused. */
        was: z.string().max(limits.fileNameMaxLength),
      })
      .partial(),
    answer: design,
  },
} satisfies Record<string, Endpoint>;
