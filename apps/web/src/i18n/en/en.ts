import { admin } from './admin.ts';
import { cloths } from './cloths.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';

export const en = { admin, cloths, session, settings, shell, site };
