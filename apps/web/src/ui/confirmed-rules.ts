import type { BrokenRule } from '@naksha/contract';
import type { z } from 'zod';
import { brokenRules } from './broken-rules.ts';

/** What is wrong with a form that asks for a new password twice; `known` is what its body has beside the fields. */
export function confirmedRules(
  schema: z.ZodType,
  { confirmPassword, ...fields }: { readonly newPassword: string; readonly confirmPassword: string },
  known: object = {},
): BrokenRule[] {
  const rules = brokenRules(schema, { ...known, ...fields });
  if (confirmPassword === fields.newPassword && confirmPassword !== '') return rules;
  const code = confirmPassword === '' ? 'confirm_password_required' : 'passwords_differ';
  return [...rules, { field: 'confirmPassword', code, params: {} }];
}
