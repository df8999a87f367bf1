import type { Handlers } from '../../http/handler.ts';
import { askAdmins } from './ask-admins.ts';
import { cancelDesign } from './cancel-design.ts';
import { clearJobs } from './clear-jobs.ts';
import { getDesign } from './get-design.ts';
import { getJob } from './get-job.ts';
import { getPlan } from './get-plan.ts';
import { listJobs } from './list-jobs.ts';
import { listOperations } from './list-operations.ts';
import { setOperation } from './set-operation.ts';
import { streamEvents } from './stream-events.ts';
import { submitDesign } from './submit-design.ts';
import { suggestWords } from './suggest-words.ts';
import { updateDesign } from './update-design.ts';

export const designHandlers = {
  listOperations,
  setOperation,
  submitJob: submitDesign,
  listJobs,
  getJob,
  cancelJob: cancelDesign,
  clearJobs,
  askAdmins,
  events: streamEvents,
  getDesign,
  getPlan,
  suggestPrompt: suggestWords,
  updateDesign,
} satisfies Partial<Handlers>;
