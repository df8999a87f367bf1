import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { files } from './files.ts';

/** What was made of a picture to be looked at and may be made again: a preview, or its squares. What was not used for longest goes first. */
export const filePreviews = pgTable(
  'file_previews',
  {
    /** In storage. */
    key: text('key').primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** To the hour. */
    usedAt: columns.at('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('file_previews_file').on(table.fileId),
    index('file_previews_used').on(table.usedAt, table.key, table.bytes),
  ],
);
