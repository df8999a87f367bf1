import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { files } from './files.ts';

/**
 * Under which words a file is found: the beginnings of words are ranges of an index. Behind the wall of the database only comparisons use
 * one: neither `like` nor what full text search asks for do (decision 0039).
 */
export const fileWords = pgTable(
  'file_words',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** Folded; what is no word bears its kind before a colon: `tag:`, `family:`, `colour:`. */
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.word] }),
    index('file_words_word').on(table.clientId, table.word.op('text_pattern_ops'), table.fileId),
  ],
);
