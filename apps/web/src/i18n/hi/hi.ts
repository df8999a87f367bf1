import { admin } from './admin.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

export const hi = { admin, session, shell };
