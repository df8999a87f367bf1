import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** The latest check of the day, of the chain over the action log first of all: one row, or none before the first. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    beganAt: columns.at('began_at').notNull().defaultNow(),
    /** Of the latest that came to its end, as what follows. */
    endedAt: columns.at('ended_at'),
    lines: integer('lines'),
    faults: integer('faults'),
    /** The head of the chain when it was last found sound. */
    head: text('head'),
    /** When whoever is at the check last said so; null when it came to its end. */
    aliveAt: columns.at('alive_at'),
    /** Which share of the files is read and held against its hash next. */
    share: integer('share').notNull().default(0),
    /** The files whose bytes were not right when they were last read: they are read each time until they are. */
    wrongFiles: uuid('wrong_files').array().notNull().default(sql`'{}'`),
  },
  (table) => [check('audit_checks_only', sql`${table.isOnly}`)],
);
