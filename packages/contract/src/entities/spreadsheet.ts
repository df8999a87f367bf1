import { z } from 'zod';
import { languages } from '../options.ts';

/** How a table for spreadsheets is written: in whose language, and in which zone its times are. */
export const spreadsheet = { lang: z.enum(languages).default('en'), timeZone: z.string().max(64).default('UTC') };
