import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import type { Connection } from '../src/db/database.ts';
import { clients } from '../src/db/schema/clients.ts';
import { users } from '../src/db/schema/users.ts';
import type { ClientScope } from '../src/http/scope.ts';
import type { EngineTable } from '../src/jobs/engine-table.ts';
import { openEventBus } from '../src/jobs/event-bus.ts';
import { openQueue } from '../src/jobs/queue.ts';
import type { Report } from '../src/jobs/run-job.ts';
import type { Worker } from '../src/jobs/start-worker.ts';
import { checkLedger } from '../src/modules/credits/check-ledger.ts';
import { grantCredits } from '../src/modules/credits/grant.ts';
import { startDesignWorker } from '../src/modules/designs/start-design-worker.ts';
import { createSealer } from '../src/sealer.ts';
import type { Services } from '../src/services.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { createTokenSigner } from '../src/storage/signed-token.ts';
import type { Storage } from '../src/storage/storage.ts';
import { checkJobs, checkLine } from './check-jobs.ts';
import { openTestDatabase } from './database.ts';
import { putOnPlan } from './put-on-plan.ts';
import { newBucket } from './storage.ts';

/** Everything a job passes through, with a database, files and engines of the test's own. */
export interface Workshop {
  readonly connection: Connection;
  readonly services: Services;
  /** Every error that was reported as unexpected. */
  readonly errors: unknown[];
  /** The job of each of them, where it happened in one. */
  readonly errorJobs: (string | undefined)[];
  /** A designer of a new client with so many credits, or of the client of another scope. */
  readonly designer: (credits: number, colleague?: ClientScope) => Promise<ClientScope>;
  readonly work: (engines: EngineTable, options?: WorkOptions) => Promise<Worker>;
  /** What is wrong with ledger, jobs and files. */
  readonly checkBooks: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

interface WorkOptions {
  readonly slots?: number;
  readonly deadlineMs?: number;
  readonly patienceMs?: number;
  readonly leaveMs?: number;
  readonly storage?: Storage;
  readonly onChildLine?: (line: string, jobId: string) => void;
}

export async function openWorkshop(): Promise<Workshop> {
  const connection = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'naksha-workshop-'));
  await mkdir(join(folder, 'work'));
  const errors: unknown[] = [];
  const errorJobs: (string | undefined)[] = [];
  const onError: Report = (error, during) => {
    errors.push(error);
    errorJobs.push(during && 'jobId' in during ? during.jobId : undefined);
  };
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...(await newBucket()) });
  const services: Services = {
    config,
    links: createTokenSigner(['a secret for tests, of thirty-two bytes']),
    sealer: createSealer(['a secret for tests, of thirty-two bytes']),
    storage: await openStorage(config),
    queue: await openQueue(connection, { onError, silenceSeconds: 30, expireSeconds: 900 }),
    events: await openEventBus(connection, onError),
    providers: { razorpay: undefined, stripe: undefined },
    workDir: join(folder, 'work'),
    databaseHome: connection.home,
    isDatabaseShared: connection.home === 'postgres',
    isDatabaseAnswering: connection.isAnswering,
    lifecycle: { isReady: true, isDraining: false },
  };
  const workers: Worker[] = [];
  let names = 0;
  return {
    connection,
    services,
    errors,
    errorJobs,
    async designer(credits, colleague) {
      const name = `designer_${++names}`;
      const clientId = colleague?.clientId ?? (await makeClient(connection, name, credits));
      const [user] = await connection.db
        .insert(users)
        .values({ clientId, name: 'Some Designer', username: name, passwordHash: '-', role: 'user' })
        .returning();
      if (!user) throw new Error('A user was expected back.');
      return {
        kind: 'client',
        db: connection.db,
        services,
        requestId: 'test',
        ip: '127.0.0.1',
        userId: user.id,
        userName: user.name,
        sessionId: user.id,
        clientId,
        role: 'user',
        isUserMode: false,
      };
    },
    async work(engines, options = {}) {
      const worker = await startDesignWorker({ ...services, connection, engines, onError, ...options });
      workers.push(worker);
      return worker;
    },
    async checkBooks() {
      const { db } = connection;
      return [...(await checkLedger(db)), ...(await checkJobs(db)), ...(await checkLine(db, services.queue))];
    },
    async close() {
      for (const worker of workers) await worker.stop(0);
      await services.events.close();
      await services.queue.close();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeClient(connection: Connection, name: string, credits: number): Promise<string> {
  const [client] = await connection.db.insert(clients).values({ name }).returning();
  if (!client) throw new Error('A client was expected back.');
  await putOnPlan(connection.db, client.id);
  const grant = { amount: credits, expiresAt: null, reason: 'for a test' };
  if (credits > 0) await connection.db.transaction((tx) => grantCredits({ db: tx, clientId: client.id }, grant));
  return client.id;
}
