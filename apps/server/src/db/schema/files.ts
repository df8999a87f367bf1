import { directories } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { naturalKey } from '../natural-key.ts';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { folders } from './folders.ts';
import { users } from './users.ts';

/** Compared byte by byte, on every database the same. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A stored picture. With the fields of its making it is a design, and can be made again from them. A draft lies in no
 * folder and is swept away; what is in the bin has `deletedAt`, what was taken out of it for ever `erasedAt` too, until it is swept.
 */
export const files = pgTable(
  'files',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    fileName: text('file_name').notNull(),
    s3FileName: text('s3_file_name').notNull().unique(),
    storageKey: text('storage_key').notNull().unique(),
    directory: text('directory', { enum: directories }),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    totalPixels: integer('total_pixels').notNull(),
    dpi: integer('dpi'),
    isSaved: boolean('is_saved').notNull(),
    designName: text('design_name'),
    /** By which the collection is ordered; kept, so that an index alone answers. */
    sortName: byteText('sort_name').generatedAlwaysAs(naturalKey(sql`coalesce(design_name, file_name)`)),
    parentId: uuid('parent_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    /** The first of a design's versions, which may be gone; null of that one, and of a file that nothing was made from. */
    stackId: uuid('stack_id'),
    folderId: uuid('folder_id').references(() => folders.id, { onDelete: 'set null' }),
    jobId: uuid('job_id'),
    /** Place among the results of its job. */
    position: integer('position'),
    operation: text('operation'),
    params: jsonb('params').$type<Record<string, unknown>>(),
    engine: text('engine'),
    seed: text('seed'),
    designDefinition: jsonb('design_definition').$type<Record<string, unknown>>(),
    /** Of the plan that is kept beside the picture; null where none is. */
    planBytes: integer('plan_bytes'),
    /** Of the planner and the render that drew it; null before versions were written down, 0 for a planner that is gone. */
    planVersion: integer('plan_version'),
    renderVersion: integer('render_version'),
    /** Of the bytes as they were brought in; null for what was made here, and for older files. */
    sha256: text('sha256'),
    /** Of the file that the page made these bytes of, as it says: a TIFF that became a PNG; null for all others. */
    sourceSha256: text('source_sha256'),
    /** Of the bytes as they lie in storage; null until they were looked at, of files older than this. */
    storedSha256: text('stored_sha256'),
    seamScore: real('seam_score'),
    /** As people gave them, the first first. */
    tags: text('tags').array().notNull().default(sql`'{}'`),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    deletedAt: columns.at('deleted_at'),
    erasedAt: columns.at('erased_at'),
  },
  (table) => [
    // Each order of the collection reads one; the columns after the id are what the commonest filters ask for.
    index('files_by_day')
      .on(
        ...[table.clientId, table.directory, table.createdAt, table.id],
        ...[table.operation, table.createdBy, table.totalPixels],
      )
      .where(sql`${table.deletedAt} is null and ${table.isSaved}`),
    index('files_by_name')
      .on(table.clientId, table.directory, table.sortName, table.id)
      .where(sql`${table.deletedAt} is null and ${table.isSaved}`),
    index('files_by_size')
      .on(table.clientId, table.directory, table.totalPixels, table.id)
      .where(sql`${table.deletedAt} is null and ${table.isSaved}`),
    // All of a client's, some at a time, however many others there are.
    index('files_all').on(table.clientId, table.id),
    index('files_stack')
      .on(table.clientId, table.stackId, table.directory, table.id)
      .where(sql`${table.stackId} is not null and ${table.deletedAt} is null and ${table.isSaved}`),
    index('files_own_folder').on(table.folderId).where(sql`${table.folderId} is not null`),
    // A job that somehow ended twice would trip over this.
    uniqueIndex('files_job').on(table.jobId, table.position),
    index('files_sha256').on(table.clientId, table.sha256).where(sql`${table.sha256} is not null`),
    index('files_source_sha256').on(table.clientId, table.sourceSha256).where(sql`${table.sourceSha256} is not null`),
    index('files_parent').on(table.parentId),
    index('files_drafts').on(table.createdAt).where(sql`not ${table.isSaved}`),
    index('files_bin').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('files_erased').on(table.erasedAt).where(sql`${table.erasedAt} is not null`),
    check('files_erased', sql`${table.erasedAt} is null or ${table.deletedAt} is not null`),
    check('files_pixels', sql`${table.totalPixels}::bigint = ${table.width}::bigint * ${table.height}`),
    check('files_saved', sql`${table.isSaved} = (${table.directory} is not null)`),
  ],
);
