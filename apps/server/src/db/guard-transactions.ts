import type { Database } from './database.ts';
import { insideTransaction, refuseInsideTransaction } from './inside-transaction.ts';
import type { createTurns } from './take-turns.ts';

type Turns = ReturnType<typeof createTurns>;

/** A driver's client whose own `query` is refused while one of its transactions is open. */
export function guardClient<Client extends object>(client: Client, inTurn: Turns): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(target);
      return (...parameters: unknown[]) => {
        refuseInsideTransaction();
        return inTurn(async () => Reflect.apply(value, target, parameters));
      };
    },
  });
}

/** Makes a database mark its transactions, so that a guarded client can tell. */
export function guardTransactions(db: Database, inTurn: Turns): Database {
  const transaction: Database['transaction'] = db.transaction.bind(db);
  db.transaction = (work, settings) => {
    refuseInsideTransaction();
    return inTurn(() => transaction((tx) => insideTransaction(() => work(tx)), settings));
  };
  return db;
}
