import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';

/** What a key may be used for. */
export const apiKeyScopes = ['deduct'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeyForm = z.strictObject({
  name: line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long'),
  scopes: z.array(z.enum(apiKeyScopes)).min(1, 'key_scopes').max(apiKeyScopes.length, 'key_scopes').default(['deduct']),
});

/** A key without its secret, which is shown once, when it is made. */
export const apiKey = z.strictObject({
  _id: id,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdBy: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  lastUsedFrom: z.string().nullable(),
  revokedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;
