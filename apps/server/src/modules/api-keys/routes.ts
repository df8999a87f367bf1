import type { Handlers } from '../../http/handler.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeyHandlers = { listApiKeys, createApiKey, revokeApiKey } satisfies Partial<Handlers>;
