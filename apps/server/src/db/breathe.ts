import { setImmediate as turn } from 'node:timers/promises';

/**
 * Makes a client of an embedded database let the event loop turn before each statement, inside of transactions too. It
 * works on that loop: where one statement led to the next, nothing else would be heard until the last. Connections are
 * accepted one a turn, so turns have to be short.
 */
export function breathe<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (tx: object) => unknown) => Reflect.apply(value, target, [(tx: object) => work(breathe(tx))]);
      }
      if (name !== 'query') return value.bind(target);
      return async (...parameters: unknown[]) => {
        await turn();
        return Reflect.apply(value, target, parameters);
      };
    },
  });
}
