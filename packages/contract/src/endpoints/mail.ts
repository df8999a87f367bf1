import { z } from 'zod';
import { storable } from '../entities/storable.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const words = (max: number) => z.string().max(max).overwrite(storable).optional();

export const mailEndpoints = {
  sendEmail: {
    method: 'POST',
    path: '/email/send-email',
    access: 'public',
    summary: 'Report an error to support; `to` and `html` are heard but not obeyed',
    body: z.object({ to: words(1000), subject: words(1000), text: words(100_000), html: words(100_000) }),
    bodyLimitBytes: limits.reportBodyMaxBytes,
    status: 202,
    answer: z.strictObject({ success: z.literal(true) }),
    rate: { max: 30, seconds: 60 },
  },
} satisfies Record<string, Endpoint>;
