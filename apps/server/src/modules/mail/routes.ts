import type { Handlers } from '../../http/handler.ts';
import { sendEmail } from './send-email.ts';

export const mailHandlers = { sendEmail } satisfies Partial<Handlers>;
