import { afterAll, beforeAll, expect } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';

/** The program of a file of tests, to be used from within them; nothing unexpected may have been logged when they are over. */
export function useTestApp(settings?: NodeJS.ProcessEnv): TestApp {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(settings);
  });
  afterAll(async () => {
    await app.close();
    expect(app.errors).toEqual([]);
  });
  return {
    get connection() {
      return app.connection;
    },
    get services() {
      return app.services;
    },
    get url() {
      return app.url;
    },
    get errors() {
      return app.errors;
    },
    ask: (...given) => app.ask(...given),
    signIn: (account) => app.signIn(account),
    requestTimeout: () => app.requestTimeout(),
    open: () => app.open(),
    addKey: (clientId) => app.addKey(clientId),
    close: () => app.close(),
  };
}
