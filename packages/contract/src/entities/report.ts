import { z } from 'zod';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { currency } from './money.ts';

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'month');

/** What a super-admin sees of the business. Amounts in minor units without tax, months by the clock of India, credits whole. */
export const businessReport = z.strictObject({
  months: z.array(month),
  revenue: z.array(
    z.strictObject({ month, plan: z.string(), currency, payments: z.int(), amount: z.int(), refunded: z.int() }),
  ),
  credits: z.array(z.strictObject({ month, sold: z.int(), given: z.int(), used: z.int(), expired: z.int() })),
  /**
   * By month and operation: runs that succeeded, their results, credits taken, and in each currency what those credits were sold for and what the
   * runs cost. A credit is worth what was paid for the credits that it came with, less what went back; one that was given is worth nothing.
   */
  operations: z.array(
    z.strictObject({
      month,
      feature: z.string(),
      runs: z.int(),
      results: z.int(),
      credits: z.int(),
      sums: z.array(z.strictObject({ currency, earned: z.int(), cost: z.int() })),
    }),
  ),
  expiring: z.array(
    z.strictObject({
      clientId: id.optional(),
      name: z.string(),
      timeZone: z.string().default('Asia/Kolkata'),
      plan: z.string(),
      endsAt: instant,
    }),
  ),
  /** Clients that had a plan when the month began, those of them whose plan ended in it and did not go on within the days of grace, and those whose first began in it. */
  churn: z.array(z.strictObject({ month, began: z.int(), left: z.int(), joined: z.int() })),
});
export type BusinessReport = z.infer<typeof businessReport>;
export const reportTables = ['revenue', 'credits', 'operations', 'expiring', 'churn'] as const;
export type ReportTable = (typeof reportTables)[number];
