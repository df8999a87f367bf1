import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Left out on a database, because on the other one it says the same: pace of connections, start and end of the program, pixels. */
const databaseless = {
  pglite: ['http/hostile-requests', 'modules/files/upload', 'modules/designs/limits'],
  postgres: ['main', 'modules/designs/real-engine', 'modules/designs/kept-plan', 'config', 'signing-secrets'],
};

/** The server's tests on one of its two databases; what knows of no database runs on one of them. */
const serverOn = (database: 'pglite' | 'postgres'): TestProjectInlineConfiguration => ({
  test: {
    name: `server-${database}`,
    include: ['apps/server/src/**/*.test.ts'],
    exclude: databaseless[database].map((path) => `apps/server/src/${path}.test.ts`),
    env: { NAKSHA_TEST_DB: database },
    globalSetup: database === 'postgres' ? ['scripts/test/postgres-for-tests.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Journeys through the running product, one file at a time and after everything else: a browser next to other work is slow, and then seems broken. */
const inBrowser = (
  name: string,
  groupOrder: number,
  include: string[],
  exclude: string[],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ['e2e/start-product.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { groupOrder },
    testTimeout: 120_000,
    hookTimeout: 200_000,
    // What a page does next may take a slow machine seconds; playwright's own waiting is as patient.
    expect: { poll: { timeout: 30_000 } },
  },
});

export default defineConfig({
  test: {
    // More than there are cores: many tests wait, for a connection to be closed or a process to end, and a core is idle meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          // A test is there to find faults; on a busy machine the usual five seconds would find that it is busy.
          testTimeout: 30_000,
        },
      },
      // Screens and parts of them in a document without a browser.
      {
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/test/set-up.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'gates', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      serverOn('pglite'),
      serverOn('postgres'),
      // Servers that are killed and started again need the machine to themselves as well.
      {
        test: {
          name: 'kill',
          include: ['e2e/kill/**/*.test.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 600_000,
        },
      },
      // The screens come before the journeys: their pictures show a product in which no one has worked yet.
      inBrowser('screens', 1, ['e2e/screens.spec.ts'], []),
      inBrowser('e2e', 2, ['e2e/**/*.spec.ts'], ['e2e/screens.spec.ts']),
    ],
  },
});
