import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { makeSubjects } from './scripts/subjects/make-subjects.ts';

// Where one file is run by hand; in a whole run they are there already.
await makeSubjects(import.meta.dirname);

/** Left out on a database, because on the other one it says the same, or only there has something to say: pace of connections, start and end of the program, pixels, whether a test notices. */
const onTheOtherAlone = {
  pglite: [
    'http/authorization',
    'http/bad-bodies',
    'http/hostile-requests',
    'http/http',
    'modules/files/upload',
    'modules/files/upload-in-parts',
    'modules/files/archive',
    'modules/designs/limits',
    'modules/payments/providers/refund-race',
    'http/authorization-noticed',
    'http/second-wall',
    'roles',
    'verify-audit',
    'http/body-depth',
    'http/close-unused',
    'http/keep-pace',
    'http/limit-connections',
    'http/present-problem',
    'http/refuse-other-hosts',
    'http/spreadsheet',
    'http/twins',
    'http/canonical-ip',
    'db/copy-rows',
    'db/query-limiter',
    'db/shared-answer',
    'db/refuse-while-silent',
    'db/upgrade',
    ...['claim-bucket', 'counted-file', 'disk', 's3', 'signed-token', 'storage'].map((file) => `storage/${file}`),
    ...['copy-objects', 'make-backup'].map((file) => `backup/${file}`),
    'modules/invoices/draw-invoice',
    'modules/invoices/cluster-subset',
    // Of rooms where others race, files that ask the same SQL of either, one statement after the other.
    ...['ask-admins', 'check-jobs', 'colleagues', 'image-model', 'price-of-work', 'set-operation', 'store-results'].map(
      (file) => `modules/designs/${file}`,
    ),
    ...['check-payments', 'facts', 'quote-basket'].map((file) => `modules/payments/${file}`),
    ...['ended-plan', 'start-subscription'].map((file) => `modules/subscriptions/${file}`),
    ...[
      'links-shut-out',
      'list-files',
      'list-similar',
      'change-files',
      'get-archive',
      'save-file-info',
      'evict-previews',
    ].map((file) => `modules/files/${file}`),
    'modules/demo/demonstration',
    ...['attachments', 'support', 'ticket-letters', 'ticket-lists', 'ticket-pictures'].map(
      (file) => `modules/support/${file}`,
    ),
    // Rooms that do so in every file; what races, waits or is killed runs on both.
    ...[
      'api-keys',
      'clients',
      'inquiries',
      'installation',
      'logs',
      'mail',
      'plans',
      'reports',
      'second-step',
      'session',
      'site',
      'users',
    ].map((room) => `modules/${room}/*`),
  ],
  postgres: [
    'run-command',
    'main',
    'modules/designs/real-engine',
    'modules/designs/bad-pictures',
    'modules/designs/kept-plan',
    'modules/payments/providers/providers',
    'db/keep-statistics',
    'config',
    'signing-secrets',
  ],
};

/** Short files that run for long: twenty seconds and more. */
const slowest = [
  ...['server/src/main', 'render/cloths', 'approved-is-delivered', 'versions/versions', 'render/diversity'],
  ...['redraw/redraw', 'botanical/plants', 'joins/judge-joins', 'render/determinism'],
];

/** What runs longest begins first, of whichever project, so that no core waits at the end; of a fresh clone Vitest knows only how large files are. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = slowest.findIndex((path) => moduleId.endsWith(`/${path}.test.ts`));
      return at < 0 ? slowest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

/** How long what is awaited may take, in milliseconds: a limit finds what hangs, so it is three times what a slow machine at work on all else has needed. A page's own patience is `patienceMs` in `e2e/open-page.ts`. */
const patience = { poll: 45_000, test: 120_000, page: 90_000, inBrowser: 400_000 } as const;

/** Test files of one worker share what they import, which is a third of their time; nothing they test is kept in a module, and what is mocked is given back. Those of the pages do not: they keep stores. */
const sharedModules = { isolate: false } as const;

/** A nursery of 64 MB: what tests make is garbage by the next one, and with the usual 16 MB a tenth of their time goes into looking through it. */
const roomy = { execArgv: ['--max-semi-space-size=64'] };

/** What keeps files, and reads them again; what only asks for rows says the same on a disk. */
export const ofStorage = [
  'storage/storage',
  ...['designs', 'kept-plan', 'store-results', 'submit-design'].map((file) => `modules/designs/${file}`),
  ...[
    'archive',
    'count-layers',
    'create-secure-url',
    'evict-previews',
    'get-archive',
    'get-bytes',
    'list-files',
    'received-bytes',
    'save-file-info',
    'sweep-files',
    'upload',
    'upload-in-parts',
  ].map((file) => `modules/files/${file}`),
  'modules/leaving/leaving',
  'modules/support/attachments',
  'backup/copy-objects',
  'backup/make-backup',
];

const hasS3 = Boolean(process.env.NAKSHA_ON_S3);

/** What the tests of the server on a database leave to another project: with an S3 server, files lie there beside PostgreSQL and on a disk beside the embedded database. */
export function leftOutOn(database: 'pglite' | 'postgres', isOnS3: boolean): readonly string[] {
  if (!isOnS3) return onTheOtherAlone[database];
  return database === 'postgres'
    ? [...onTheOtherAlone.postgres, ...ofStorage]
    : onTheOtherAlone.pglite.filter((path) => !ofStorage.includes(path));
}

/** The server's tests on one of its two databases; what knows of no database runs on one of them. */
const serverOn = (database: 'pglite' | 'postgres'): TestProjectInlineConfiguration => ({
  test: {
    name: `server-${database}`,
    include: ['apps/server/src/**/*.test.ts'],
    exclude: leftOutOn(database, hasS3).map((path) => `apps/server/src/${path}.test.ts`),
    ...sharedModules,
    ...roomy,
    // Files lie on a disk here, though another project of the run has a bucket.
    env: { NAKSHA_TEST_DB: database, NAKSHA_TEST_S3: '' },
    globalSetup: database === 'postgres' ? ['scripts/test/postgres-for-tests.ts'] : [],
    testTimeout: patience.test,
    hookTimeout: patience.test,
    // What is awaited comes late on a busy machine, and comes all the same.
    expect: { poll: { timeout: patience.poll } },
  },
});

/** Screens and parts of them in a document without a browser. */
const inDocument: NonNullable<TestProjectInlineConfiguration['test']> = {
  environment: 'jsdom',
  pool: 'vmForks',
  ...roomy,
  // A worker that has grown to this is followed by another.
  vmMemoryLimit: '1GB',
  setupFiles: ['apps/web/test/set-up.ts'],
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.poll } },
};

/** What is seen and done in the running product, one file at a time: browsers beside each other are slow, and then seem broken. */
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
    maxConcurrency: 2,
    sequence: { groupOrder },
    testTimeout: patience.inBrowser,
    hookTimeout: patience.inBrowser,
    // What a page does next may take a slow machine seconds; playwright's own waiting is as patient.
    expect: { poll: { timeout: patience.page } },
  },
});

/** What screens look like. */
const screens = ['e2e/screens.spec.ts'];
/** What is judged on every screen there is. */
const visits = ['e2e/every-screen.spec.ts'];

/** Servers that are killed and started again, and one whose database is. */
const onOneWorker = (
  name: string,
  groupOrder: number,
  include: string[],
  exclude: string[],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude,
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { groupOrder },
    testTimeout: 3 * patience.inBrowser,
    hookTimeout: 3 * patience.inBrowser,
  },
});

/** Servers that end in order with work under way, and those that are killed over payments; apart from the others so that the lanes end together. */
const ends = ['e2e/kill/drain.test.ts', 'e2e/kill/settle.test.ts'];

/** What happens while the database is away. */
const outage = ['e2e/kill/database.test.ts'];

/** The storage that the settings name, and what is kept there, on a real S3 server beside PostgreSQL; where the run has one. */
const onS3: TestProjectInlineConfiguration = {
  test: {
    ...serverOn('postgres').test,
    name: 'server-s3',
    include: [...ofStorage.map((path) => `apps/server/src/${path}.test.ts`), 'e2e/swift/*.test.ts'],
    exclude: [],
    env: { NAKSHA_TEST_DB: 'postgres' },
    globalSetup: ['scripts/test/postgres-for-tests.ts', 'scripts/test/swift-for-tests.ts'],
  },
};

/** Cloths that are planned, drawn and judged: they compute, wait for nothing and measure no time. A whole run does them with what browsers and servers that are killed leave of the machine. */
const weaving = ['cloths', 'judge', 'render', 'versions'].map((room) => `packages/loom/src/${room}/**/*.test.ts`);

/** What needs neither a page nor a database. */
const unit: NonNullable<TestProjectInlineConfiguration['test']> = {
  ...sharedModules,
  ...roomy,
  // Words are read as the product reads them, whichever file came before.
  setupFiles: ['packages/loom/test/open-subjects.ts'],
  // A test is there to find faults; on a busy machine the usual five seconds would find that it is busy.
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.poll } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // More than there are cores: many tests wait, for a connection to be closed or a process to end, and a core is idle meanwhile.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { test: { ...unit, name: 'unit', include: ['packages/*/src/**/*.test.ts', 'e2e/*.test.ts'], exclude: weaving } },
      {
        test: {
          ...unit,
          name: 'weaving',
          include: weaving,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 6 },
          // All else comes before it.
          testTimeout: 3 * patience.test,
          hookTimeout: 3 * patience.test,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          testTimeout: patience.test,
          hookTimeout: patience.test,
          expect: { poll: { timeout: patience.poll } },
        },
      },
      // Each file in a page of its own, with modules of its own: a screen leaves stores, listeners and answers behind, and which file comes next depends on the machine. What was compiled for the page before is not compiled again.
      { test: { ...inDocument, name: 'components', include: ['apps/web/src/**/*.test.tsx'] } },
      {
        test: {
          name: 'gates',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/postgres/*.test.ts'],
          testTimeout: 2 * patience.test,
          hookTimeout: 2 * patience.test,
        },
      },
      serverOn('pglite'),
      serverOn('postgres'),
      ...(hasS3 ? [onS3] : []),
      onOneWorker('kill', 4, ['e2e/kill/**/*.test.ts'], [...ends, ...outage]),
      onOneWorker('ends', 4, ends, []),
      // How long a server may be silent is measured: it has the machine to itself.
      onOneWorker('outage', 5, outage, []),
      // The screens come first: their pictures show a product in which no one has worked yet. `scripts/test/run-lanes.ts` says what runs side by side.
      inBrowser('screens', 1, screens, []),
      inBrowser('visits', 2, visits, []),
      inBrowser('journeys', 3, ['e2e/**/*.spec.ts'], [...screens, ...visits]),
    ],
  },
});
