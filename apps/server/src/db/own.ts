import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type {
  CreatePgSelectFromBuilderMode,
  PgColumn,
  PgDeleteBase,
  PgInsertBase,
  PgTable,
  PgUpdateBase,
  PgUpdateSetSource,
  SelectedFields,
  SubqueryWithSelection,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Crossing } from './crossings.ts';
import type { Database, Rows } from './database.ts';
import { rows } from './rows.ts';
import { pastTheWall } from './second-wall.ts';
import { type NewRow, type TenantName, type TenantTable, tenantKey, tenantNames, tenantTable } from './tables.ts';

/** The database, or an open transaction. */
export type Runner = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Somebody who belongs to a client; the scope of a request and the row of a job are made into one. */
export interface Owner {
  readonly db: Runner;
  readonly clientId: string;
}

type NameOf<Name extends TenantName> = TenantTable<Name>['_']['name'];
type ColumnsOf<Name extends TenantName> = TenantTable<Name>['_']['columns'];
type Whole<Name extends TenantName> = CreatePgSelectFromBuilderMode<'db', NameOf<Name>, ColumnsOf<Name>, 'single'>;
type Parts<Name extends TenantName, Picked extends SelectedFields> = CreatePgSelectFromBuilderMode<
  'db',
  NameOf<Name>,
  Picked,
  'partial'
>;
/** A condition set later would take the place of the client's. */
type Settled = 'where' | '$dynamic' | 'prepare' | 'union' | 'unionAll' | 'intersect' | 'except';
type Fixed = Settled | 'leftJoin' | 'rightJoin' | 'innerJoin' | 'fullJoin' | 'crossJoin';
type OwnColumn<Name extends TenantName> = Name extends 'clients' ? 'id' : 'clientId';

interface Reach<Name extends TenantName> {
  /** Whole rows. */
  readonly where: (condition?: SQL) => Omit<Whole<Name>, Settled>;
  /** Parts of rows, or figures about them. */
  readonly pick: <Picked extends SelectedFields>(picked: Picked, condition?: SQL) => Omit<Parts<Name, Picked>, Settled>;
  /** The rows as a table of the same name, to join with, or to name in hand-written SQL. */
  readonly rows: () => SubqueryWithSelection<ColumnsOf<Name>, NameOf<Name>>;
  /** Changes rows, `from` others that were reached where need be; whose they are never changes. */
  readonly update: (
    values: Omit<PgUpdateSetSource<TenantTable<Name>>, OwnColumn<Name>>,
    condition?: SQL,
  ) => Omit<PgUpdateBase<TenantTable<Name>, Rows>, Fixed>;
  readonly delete: (condition?: SQL) => Omit<PgDeleteBase<TenantTable<Name>, Rows>, Settled>;
}

type Inserting<Name extends TenantName, Left extends string> = (
  values: Omit<NewRow<Name>, Left> | readonly Omit<NewRow<Name>, Left>[],
) => Omit<PgInsertBase<TenantTable<Name>, Rows>, 'onConflictDoUpdate' | 'prepare'>;

/** What is there to be read and changed, whoever asks. */
export type Reachable = { readonly [Name in TenantName]: Reach<Name> };

type Own = {
  readonly [Name in TenantName]: Reach<Name> &
    (Name extends 'clients' ? unknown : { readonly insert: Inserting<Name, 'clientId'> });
};

type Across = { readonly [Name in TenantName]: Reach<Name> & { readonly insert: Inserting<Name, never> } } & {
  /** Hand-written SQL about several tables at once. */
  readonly query: <Shape extends z.ZodType>(shape: Shape, query: SQL) => Promise<z.output<Shape>[]>;
};

/**
 * The only way to rows of a client: every statement is held to the rows of this one, and what is inserted becomes its
 * own. Inside a transaction that is named as well: `own(scope, tx)`.
 */
export function own({ db, clientId }: Owner, inside: Runner = db): Own {
  // Without a client the statements would be held to no one.
  if (typeof clientId !== 'string' || clientId === '')
    throw new Error('Rows of a client were asked for without a client.');
  // Made by name from the schema, so that each name reaches its own table.
  return new Reaches(inside, clientId) as unknown as Own;
}

/** Rows of whichever client, for a reason that is listed; past the second wall too. */
export function across(db: Runner, _reason: Crossing): Across {
  return new Reaches(db) as unknown as Across;
}

class Reaches {
  readonly db: Runner;
  readonly clientId: string | undefined;

  constructor(db: Runner, clientId?: string) {
    this.db = db;
    this.clientId = clientId;
  }

  query(shape: z.ZodType, query: SQL): Promise<unknown[]> {
    return pastTheWall(this.db, () => rows(this.db, shape, query));
  }
}
for (const name of tenantNames) {
  Object.defineProperty(Reaches.prototype, name, {
    get(this: Reaches) {
      return reach(this.db, tenantTable(name), this.clientId);
    },
  });
}

function reach(db: Runner, table: PgTable, clientId: string | undefined) {
  const key = tenantKey(table);
  const whose: PgColumn | undefined = getTableColumns(table)[key];
  if (!whose) throw new Error(`The table ${getTableName(table)} does not say whose its rows are.`);
  // In brackets, or an `or` at the end of a condition would let in everybody's.
  const mine = (condition?: SQL) =>
    clientId === undefined ? condition : and(eq(whose, clientId), condition && sql`(${condition})`);
  const freed = <Query extends Statement>(query: Query) => (clientId === undefined ? free(db, query) : query);
  return {
    where: (condition?: SQL) => freed(settled(db.select().from(table).where(mine(condition)))),
    pick: (picked: SelectedFields, condition?: SQL) =>
      freed(settled(db.select(picked).from(table).where(mine(condition)))),
    rows: () => db.select().from(table).where(mine()).as(getTableName(table)),
    insert(values: object | readonly object[]) {
      const given: object[] = Array.isArray(values) ? values : [values];
      return freed(
        db.insert(table).values(clientId === undefined ? given : given.map((row) => ({ ...row, [key]: clientId }))),
      );
    },
    update(values: object, condition?: SQL) {
      if (key in values) throw new Error('Whose a row is does not change.');
      return freed(settled(db.update(table).set(values).where(mine(condition))));
    },
    delete: (condition?: SQL) => freed(settled(db.delete(table).where(mine(condition)))),
  };
}

interface Statement {
  execute: (values?: Record<string, unknown>) => Promise<unknown>;
}

/** The database itself holds a request of a client to rows of this client; for a listed reason a statement passes that wall. */
function free<Query extends Statement>(db: Runner, query: Query): Query {
  const { execute } = query;
  return Object.assign(query, {
    execute: (values?: Record<string, unknown>) => pastTheWall(db, () => execute(values)),
  });
}

/** The types forbid a second condition; should one come all the same, it must not take the place of the first. */
function settled<Query extends object>(query: Query): Query {
  const refuse = () => {
    throw new Error('The condition of this statement is set.');
  };
  return Object.assign(query, { where: refuse });
}
