import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { actionLogs } from './action-logs.ts';
import { columns } from './columns.ts';

/** Lines of the action log that no seal covers yet; a trigger puts each new one here, whoever writes it. */
export const unsealedActions = pgTable('unsealed_actions', { actionId: uuid('action_id').primaryKey() });

/** Where a line stands in the chain. `digest` is of its content, `hash` of that and of everything before. */
export const sealedActions = pgTable('sealed_actions', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  actionId: uuid('action_id')
    .notNull()
    .unique()
    .references(() => actionLogs.id),
  digest: text('digest').notNull(),
  hash: text('hash').notNull(),
});

/** A seal over the positions `first` to `last`, and over the seal before. */
export const seals = pgTable('seals', {
  number: integer('number').primaryKey(),
  first: bigint('first', { mode: 'number' }).notNull(),
  last: bigint('last', { mode: 'number' }).notNull(),
  /** Every line that was written down by then is covered by this seal or an earlier one. */
  isComplete: boolean('is_complete').notNull(),
  hash: text('hash').notNull(),
  sealedAt: columns.at('sealed_at').notNull(),
});
