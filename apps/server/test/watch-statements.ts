import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/db/database.ts';

/** The database with a list of the statements that are made of it, inside of transactions as well, and to which tables they go. */
export function watchStatements(db: Database): { db: Database; made: string[] } {
  const made: string[] = [];
  const transaction: Database['transaction'] = (inside, settings) =>
    db.transaction((tx) => inside(watch(tx, made)), settings);
  return { db: watch(Object.assign(Object.create(db), { transaction }), made), made };
}

function watch<Runner extends object>(runner: Runner, made: string[]): Runner {
  return new Proxy(runner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const [table] = given;
        made.push([String(name), ...(is(table, PgTable) ? [getTableName(table)] : [])].join(' '));
        return Reflect.apply(value, target, given);
      };
    },
  });
}
