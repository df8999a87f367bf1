import type { Handlers } from '../../http/handler.ts';
import { correctCredits } from './correct-credits.ts';
import { downloadCreditLogs } from './download-credit-logs.ts';
import { getBalance } from './get-balance.ts';
import { getCreditStatement } from './get-credit-statement.ts';
import { getCreditUsage } from './get-credit-usage.ts';
import { grantToClient } from './grant-to-client.ts';
import { listCreditLogs } from './list-credit-logs.ts';

export const creditHandlers = {
  getBalance,
  grantCredits: grantToClient,
  correctCredits,
  getCreditStatement,
  listCreditLogs,
  downloadCreditLogs,
  getCreditUsage,
} satisfies Partial<Handlers>;
