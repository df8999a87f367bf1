import type { Handlers } from '../../http/handler.ts';
import { deleteCost } from './delete-cost.ts';
import { downloadReport } from './download-report.ts';
import { getReport } from './get-report.ts';
import { listCosts } from './list-costs.ts';
import { setCost } from './set-cost.ts';

export const reportHandlers = {
  getReport,
  downloadReport,
  listCosts,
  setCost,
  deleteCost,
} satisfies Partial<Handlers>;
