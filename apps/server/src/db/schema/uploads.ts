import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** An upload that was allowed. Its id becomes that of the file when the bytes have been judged. */
export const uploads = pgTable(
  'uploads',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    fileName: text('file_name').notNull(),
    s3FileName: text('s3_file_name').notNull().unique(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    /** Of an upload in parts: what it comes to, and how much of it has come. */
    totalBytes: bigint('total_bytes', { mode: 'number' }),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Of the file that the page made the bytes of, as it says. */
    sourceSha256: text('source_sha256'),
    /** The file that had the same bytes, where these were not kept. */
    sameAs: uuid('same_as'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    expiresAt: columns.at('expires_at').notNull(),
    receivedAt: columns.at('received_at'),
  },
  (table) => [index('uploads_expires').on(table.expiresAt)],
);
