import type { Handlers } from '../../http/handler.ts';
import { downloadReport } from './download-report.ts';
import { getReport } from './get-report.ts';

export const reportHandlers = { getReport, downloadReport } satisfies Partial<Handlers>;
