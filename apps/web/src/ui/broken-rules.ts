import { type BrokenRule, ruleOfIssue } from '@naksha/contract';
import type { z } from 'zod';

/** What a schema of the contract finds wrong with values. */
export function brokenRules(schema: z.ZodType, values: unknown): BrokenRule[] {
  return schema.safeParse(values, { reportInput: true }).error?.issues.map(ruleOfIssue) ?? [];
}
