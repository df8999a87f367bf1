import { z } from 'zod';
import { ApiError } from './api-error.ts';

const refusalBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    field: z.string().optional(),
    requestId: z.string().optional(),
  }),
});

/** Reads the error of a failed answer; a proxy's own page becomes a general refusal with the right status. */
export function toApiError(status: number, body: unknown): ApiError {
  const parsed = refusalBody.safeParse(body);
  if (parsed.success) return new ApiError({ status, ...parsed.data.error });
  if (status === 504) return new ApiError({ status, code: 'load_issue', message: '' });
  return new ApiError({ status, code: 'unexpected', message: '' });
}
