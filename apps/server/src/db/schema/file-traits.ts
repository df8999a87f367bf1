import { index, integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { files } from './files.ts';

/**
 * What a picture is found by that looks like another: bytes of its hash, colours and texture, and the words of 32 bits under which it is
 * looked for. None of a picture that cannot be read. Each word has a column of its own: behind the wall of the database only a comparison
 * of numbers finds rows by an index.
 */
export const fileTraits = pgTable(
  'file_traits',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    traits: smallint('traits').array().notNull(),
    band0: integer('band_0'),
    band1: integer('band_1'),
    band2: integer('band_2'),
    band3: integer('band_3'),
    colours: integer('colours'),
    dyes: integer('dyes'),
    texture: integer('texture'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('file_traits_band_0').on(table.clientId, table.band0),
    index('file_traits_band_1').on(table.clientId, table.band1),
    index('file_traits_band_2').on(table.clientId, table.band2),
    index('file_traits_band_3').on(table.clientId, table.band3),
    index('file_traits_colours').on(table.clientId, table.colours),
    index('file_traits_dyes').on(table.clientId, table.dyes),
    index('file_traits_texture').on(table.clientId, table.texture),
  ],
);
