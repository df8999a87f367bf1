import type { Verbs } from '../../http/verb.ts';
import { sendEmail } from './send-email.ts';

export const mailVerbs = { sendEmail } satisfies Partial<Verbs>;
