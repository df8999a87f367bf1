import { proveGate, proveGateOnFiles, put } from '../test/prove-gate.ts';

const schema = [
  put(
    'apps/server/src/db/schema/clients.ts',
    "import { pgTable, text } from 'drizzle-orm/pg-core';",
    '',
    "export const clients = pgTable('clients', { id: text('id') });",
  ),
  put(
    'apps/server/src/db/schema/cloths.ts',
    "import { pgTable, text } from 'drizzle-orm/pg-core';",
    '',
    "export const cloths = pgTable('cloths', { clientId: text('client_id') });",
    "export const looms = pgTable('looms', { id: text('id') });",
  ),
  put('apps/server/src/db/tables.ts', "export { cloths as tenantTable } from './schema/cloths.ts';"),
];
const prepare = (house: string) => {
  for (const write of schema) write(house);
};

const used = 'export const createUser = (): number => 1;';

/** Ways to name a table of SQL, none of which a list of words before the name would see. */
const statements = [
  'select 1 from public.cloths',
  'select 1 from "public"."cloths"',
  'select 1 from only cloths',
  'select 1 from looms l, cloths c',
  'select 1 from (cloths)',
  'select 1 from /* all */ cloths',
  'select 1 from -- all\\n cloths',
  'delete from only cloths',
  'truncate cloths',
  'lock table cloths',
  'copy cloths to stdout',
  'table cloths',
  '/* all */ truncate cloths',
];
/** Each in a file of its own, so that each has to be found. */
const everyWay = (open: string, close: string): [words: string[], spoil: (house: string) => void] => [
  statements.map((_, n) => `way-${n}.ts: names the table cloths`),
  (house) => {
    for (const [n, statement] of statements.entries())
      put(`apps/server/src/modules/users/way-${n}.ts`, `${open}${statement}${close}`)(house);
  },
];

proveGate(
  'wall',
  {
    'a table named in any way in SQL': everyWay('export const text = sql`', '`;'),
    'a table named in any way in a plain text': everyWay("pool.query('", "');"),
    'a schema in which nothing is a client’s': ['0 tables of clients', loseTenants],
    'rows of pg-boss in the one file that may name its tables': [
      'queue.ts: reads or writes rows that are pg-boss’s alone',
      put(
        'apps/server/src/jobs/queue.ts',
        'export const text = sql`grant select on pgboss.job to a;',
        'delete from pgboss.job`;',
      ),
    ],
  },
  prepare,
);

proveGateOnFiles(
  'wall',
  'apps/server/src/modules/users',
  {
    "a client's table imported": ['imports cloths', "import { cloths } from '../../db/schema/cloths.ts';", used],
    'the clients imported under another name': [
      'imports clients',
      "import { clients as everybody } from '../../db/schema/clients.ts';",
      used,
    ],
    'a whole schema imported': ['imports all of', "import * as all from '../../db/schema/cloths.ts';", used],
    'the keeper of the tables asked': [
      'imports tenantTable',
      "import { tenantTable } from '../../db/tables.ts';",
      used,
    ],
    'a table named in hand-written SQL': ['names the table cloths', 'const text = sql`select id from cloths`;', used],
    'a table joined in SQL, on another line': [
      'names the table clients',
      'const text = sql`select 1 from looms',
      '  join clients on true`;',
      used,
    ],
    'a table named after what a statement of pieces takes in': [
      'names the table cloths',
      `pool.query(\`select \${columns} from looms, cloths\`);`,
      used,
    ],
    'a table named in a piece of SQL': ['names the table cloths', 'const rest = sql`, cloths`;', used],
    'a query of somebody else with the name of a crossing': [
      'names the table cloths',
      'pool.query(sql`update cloths set id = 1`);',
      used,
    ],
    'a table named in raw SQL': ['names the table cloths in raw SQL', "const text = sql.raw('cloths');", used],
    'raw SQL that is put together elsewhere': [
      'hands sql.raw what is not written out',
      'const text = sql.raw(name);',
      used,
    ],
    'a table reached through a column of it': [
      'reaches a table through its column',
      'db.select().from(fields.cloths.clientId.table);',
      used,
    ],
    'a table reached through a column of it, in brackets': [
      'reaches a table through its column',
      "db.select().from(fields.cloths.clientId['table']);",
      used,
    ],
    'a table taken out of its column': [
      'takes a table out of its column',
      'const { table } = fields.cloths.clientId;',
      used,
    ],
    'a table taken out of its column under another name': [
      'takes a table out of its column',
      "export const from = ({ 'table': rows }: { table: unknown }) => rows;",
      used,
    ],
    'a plain text of SQL that names a table': [
      'names the table cloths',
      "client.query('SELECT id FROM cloths');",
      used,
    ],
    'sql under another name': ['imports sql under another name', "import { sql as text } from 'drizzle-orm';", used],
    'sql among all of drizzle': ['imports all of drizzle-orm', "import * as orm from 'drizzle-orm';", used],
    'sql given another name': ['gives sql another name', 'const text = sql;', used],
    'raw SQL taken out of sql': ['gives sql another name', 'const { raw } = sql;', used],
    'a table named as an identifier': [
      'names the table cloths in raw SQL',
      "const text = sql.identifier('cloths');",
      used,
    ],
    'a schema imported later': [
      'imports what it may only name at its head',
      "const { cloths } = await import('../../db/schema/cloths.ts');",
      used,
    ],
    'a table passed on': [
      'passes ../../db/schema/cloths.ts on',
      "export { cloths } from '../../db/schema/cloths.ts';",
      used,
    ],
    'a table of its own': [
      'imports pgTable',
      "import { pgTable } from 'drizzle-orm/pg-core';",
      "export const own = pgTable('cloths', {});",
      used,
    ],
    'SQL without its tag': [
      'imports StringChunk',
      "import { StringChunk } from 'drizzle-orm';",
      'export const from = (name: string) => new StringChunk(name);',
      used,
    ],
    'a table reached through a member that is worked out': [
      'takes what it does not name out of columns',
      "const key = 'table';",
      'export const from = fields.cloths.clientId[key];',
      used,
    ],
    'a table reached so through columns under another name': [
      'takes what it does not name out of columns',
      'const { cloths: woven } = fields;',
      'export const from = (key: string) => woven.clientId[key];',
      used,
    ],
    'a table among all that a column holds': [
      'takes what it does not name out of columns',
      'export const from = Object.values(fields.cloths.clientId);',
      used,
    ],
    'a table that is reflected': [
      'reflects',
      "export const from = Reflect.get(fields.cloths.clientId, 'table');",
      used,
    ],
    'a schema that is required': [
      'requires what it may only import',
      "import { createRequire } from 'node:module';",
      "export const { cloths } = createRequire(import.meta.url)('../../db/schema/cloths.ts');",
      used,
    ],
    'a table of pg-boss named': ['names tables of pg-boss', 'export const text = sql`, pgboss.job`;', used],
    'a schema that is required under another name': [
      'imports createRequire of node:module under another name',
      "import { createRequire as make } from 'node:module';",
      'export const need = make(import.meta.url);',
      used,
    ],
  },
  prepare,
);

function loseTenants(house: string): void {
  put('apps/server/src/db/schema/clients.ts', 'export const none = 1;')(house);
  put('apps/server/src/db/schema/cloths.ts', 'export const nothing = 1;')(house);
}
