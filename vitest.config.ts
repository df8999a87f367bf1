import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The server's tests, all of them, on one of its two databases. */
const serverOn = (database: 'pglite' | 'postgres'): TestProjectInlineConfiguration => ({
  test: {
    name: `server-${database}`,
    include: ['apps/server/src/**/*.test.ts'],
    env: { NAKSHA_TEST_DB: database },
    globalSetup: database === 'postgres' ? ['scripts/test/postgres-for-tests.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'gates', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      serverOn('pglite'),
      serverOn('postgres'),
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/start-product.ts'],
          // One at a time and after everything else: a browser next to other work is slow, and then seems broken.
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
