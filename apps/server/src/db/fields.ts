import { getTableColumns } from 'drizzle-orm';
import { type TenantName, type TenantTable, tenantNames, tenantTable } from './tables.ts';

type Fields = { readonly [Name in TenantName]: TenantTable<Name>['_']['columns'] };

/** The columns of clients' tables, to name them in conditions. Rows are reached through `own` alone. */
export const fields = Object.fromEntries(
  tenantNames.map((name) => [name, getTableColumns(tenantTable(name))]),
  // Each name stands with the columns of its own table.
) as unknown as Fields;
