import { z } from 'zod';
import { apiKey, apiKeyForm } from '../entities/api-key.ts';
import { id } from '../entities/id.ts';
import type { Endpoint } from './endpoint.ts';

export const apiKeyEndpoints = {
  listApiKeys: {
    method: 'GET',
    path: '/api-keys',
    access: 'admin',
    summary: 'The keys of the own client for other systems, without their secrets',
    answer: z.strictObject({ data: z.array(apiKey) }),
  },
  createApiKey: {
    method: 'POST',
    path: '/api-keys',
    access: 'admin',
    summary: 'Make a key; the answer is the only one that holds it',
    body: apiKeyForm,
    status: 201,
    twin: 'key_name_taken',
    answer: apiKey.extend({ key: z.string() }),
  },
  revokeApiKey: {
    method: 'POST',
    path: '/api-keys/{id}/revoke',
    access: 'admin',
    owns: 'apiKey',
    summary: 'Revoke a key: it opens nothing from then on',
    params: z.object({ id }),
    answer: apiKey,
  },
} satisfies Record<string, Endpoint>;
