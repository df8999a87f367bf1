import type { Area } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** An area that was painted on a design and kept with it; it goes with the design. */
export const fileAreas = pgTable(
  'file_areas',
  {
    id: columns.id(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    area: jsonb('area').$type<Area>().notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('file_areas_name').on(table.fileId, sql`lower(${table.name})`),
    index('file_areas_client').on(table.clientId),
  ],
);
