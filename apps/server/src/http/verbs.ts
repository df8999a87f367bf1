import { clientVerbs } from '../modules/clients/routes.ts';
import { creditVerbs } from '../modules/credits/routes.ts';
import { designVerbs } from '../modules/designs/routes.ts';
import { fileVerbs } from '../modules/files/routes.ts';
import { healthVerbs } from '../modules/health/routes.ts';
import { logVerbs } from '../modules/logs/routes.ts';
import { mailVerbs } from '../modules/mail/routes.ts';
import { sessionVerbs } from '../modules/session/routes.ts';
import { userVerbs } from '../modules/users/routes.ts';
import type { Verbs } from './verb.ts';

/** The verb of every row; a row without one does not compile. */
export const verbs: Verbs = {
  ...sessionVerbs,
  ...userVerbs,
  ...clientVerbs,
  ...creditVerbs,
  ...fileVerbs,
  ...designVerbs,
  ...logVerbs,
  ...mailVerbs,
  ...healthVerbs,
};
