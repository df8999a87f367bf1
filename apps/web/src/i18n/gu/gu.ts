import { session } from './session.ts';
import { shell } from './shell.ts';

export const gu = { session, shell };
