import type { Verbs } from '../../http/verb.ts';
import { deductImages } from './deduct-images.ts';
import { downloadCreditLogs } from './download-credit-logs.ts';
import { getBalance } from './get-balance.ts';
import { getCreditUsage } from './get-credit-usage.ts';
import { listCreditLogs } from './list-credit-logs.ts';

export const creditVerbs = {
  getBalance,
  listCreditLogs,
  downloadCreditLogs,
  getCreditUsage,
  deductImages,
} satisfies Partial<Verbs>;
