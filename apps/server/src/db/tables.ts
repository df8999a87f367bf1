import { getTableColumns, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as actionLogs from './schema/action-logs.ts';
import * as apiKeys from './schema/api-keys.ts';
import * as clients from './schema/clients.ts';
import * as coupons from './schema/coupons.ts';
import * as creditLogs from './schema/credit-logs.ts';
import * as deductions from './schema/deductions.ts';
import * as fileAreas from './schema/file-areas.ts';
import * as filePreviews from './schema/file-previews.ts';
import * as fileTraits from './schema/file-traits.ts';
import * as fileWords from './schema/file-words.ts';
import * as files from './schema/files.ts';
import * as folders from './schema/folders.ts';
import * as invoices from './schema/invoices.ts';
import * as jobs from './schema/jobs.ts';
import * as ledger from './schema/ledger.ts';
import * as payments from './schema/payments.ts';
import * as subscriptions from './schema/subscriptions.ts';
import * as tickets from './schema/tickets.ts';
import * as uploads from './schema/uploads.ts';
import * as users from './schema/users.ts';

/** The schema's files that may hold rows of clients; a test compares them with the folder. */
const all = {
  ...actionLogs,
  ...apiKeys,
  ...clients,
  ...coupons,
  ...creditLogs,
  ...deductions,
  ...fileAreas,
  ...filePreviews,
  ...fileTraits,
  ...fileWords,
  ...files,
  ...folders,
  ...invoices,
  ...jobs,
  ...ledger,
  ...payments,
  ...subscriptions,
  ...tickets,
  ...uploads,
  ...users,
};
type All = typeof all;

/** A table is a client's when its rows say whose they are; the client itself is its own. */
export type TenantName = {
  [Name in keyof All]: Name extends 'clients' ? Name : All[Name] extends { clientId: PgColumn } ? Name : never;
}[keyof All];
export type TenantTable<Name extends TenantName = TenantName> = All[Name];

/** A row as it is read. */
export type Row<Name extends TenantName> = All[Name]['$inferSelect'];
/** A row as it is written. */
export type NewRow<Name extends TenantName> = All[Name]['$inferInsert'];

/** The field that says whose a row is. */
export function tenantKey(table: PgTable): 'id' | 'clientId' {
  return table === clients.clients ? 'id' : 'clientId';
}

const isTenantTable = (table: unknown): boolean =>
  is(table, PgTable) && (table === clients.clients || 'clientId' in getTableColumns(table));

/** The names of clients' tables, found by their columns. */
export const tenantNames: readonly TenantName[] = Object.entries(all).flatMap(([name, table]) =>
  // The type sees the same column.
  isTenantTable(table) ? [name as TenantName] : [],
);

/** A table by its name. Only `own.ts` and `fields.ts` may import this; the gate `wall` refuses it elsewhere. */
export function tenantTable<Name extends TenantName>(name: Name): TenantTable<Name> {
  return all[name];
}
