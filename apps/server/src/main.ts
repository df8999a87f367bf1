import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { DatabaseUnreachable } from './db/database-unreachable.ts';
import { DatabaseHeld } from './db/give-way.ts';
import { isErrno } from './db/is-errno.ts';
import { FolderInUse } from './db/lock-folder.ts';
import { clientRole } from './db/second-wall.ts';
import { presentProblem } from './http/present-problem.ts';
import { openEngines } from './jobs/engine-table.ts';
import type { Report } from './jobs/run-job.ts';
import type { Claim } from './jobs/runner.ts';
import { sweepWork } from './jobs/sweep-work.ts';
import { demoLogIns } from './modules/demo/log-ins.ts';
import { makeDemoDesigns } from './modules/demo/make-designs.ts';
import { seedDemonstration } from './modules/demo/seed-demonstration.ts';
import { shutDemonstration } from './modules/demo/shut-demonstration.ts';
import { startDesignWorker } from './modules/designs/start-design-worker.ts';
import { fillTraits } from './modules/files/fill-traits.ts';
import { startSealer } from './modules/logs/start-sealer.ts';
import { startMailer } from './modules/mail/start-mailer.ts';
import { startProviderWatch } from './modules/payments/providers/start-provider-watch.ts';
import { prepareReset } from './modules/session/prepare-reset.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { StorageError } from './storage/storage-error.ts';
import { tryDataFolder } from './try-data-folder.ts';
import { createMetrics, watchRequests } from './watch/metrics.ts';
import { serveMetrics } from './watch/serve-metrics.ts';

/** What running jobs are given to end when the program is asked to stop. */
const graceMs = 10_000;
/** While connections are being ended, further requests on them are still answered. */
const quietMs = 1_000;
const longestDrainMs = 8_000;
const lookMs = 20;
/** What is under way after so long is cut. */
const longestRequestMs = 20_000;
/** A stop that takes longer is given up. */
const longestStopMs = 30_000;
/** How often what dead processes left is looked for. */
const sweepMs = 3_600_000;
/** A signal to the group of processes comes twice: from its sender, and passed on by the process that started this one. */
const echoMs = 1_000;

/** One line of JSON, as the log of requests has it, without the values of a query; with the job, mail or request that it happened in, if it happened in one. */
const onError: Report = (error, during) =>
  console.error(JSON.stringify({ level: 50, ...during, err: presentProblem(error) }));

const noSecondWall = `The database does not hold requests to their client as well, as the role ${clientRole} would: docs/settings.md says what its account has to be allowed.`;

const demonstrationShut =
  'The demonstration was on before: its log-ins with the known password were deactivated and their sessions ended.';

const onChildLine = (line: string, jobId: string) => console.error(JSON.stringify({ level: 40, jobId, msg: line }));

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const { role } = config;
  await tryDataFolder(config.dataDir);
  const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
  const { wallFault } = connection;
  if (wallFault !== undefined) console.error(JSON.stringify({ level: 40, msg: noSecondWall, refused: wallFault }));
  if (!config.isDemonstration) {
    const shut = await shutDemonstration(connection.db, config.knownDemoPasswords);
    if (shut.length > 0) console.error(JSON.stringify({ level: 40, msg: demonstrationShut, logIns: shut }));
  }
  const services = await openServices(config, connection, onError);
  const { queue, events, lifecycle } = services;

  const { metrics: metricsPort } = config;
  const metrics = metricsPort && createMetrics({ connection, services });
  const tracing = config.isTraced ? (await import('./watch/tracing.ts')).openTracing(role) : undefined;
  const traceJob = tracing?.traceJob;
  const engines = openEngines(config);
  const worker =
    role === 'api'
      ? undefined
      : await startDesignWorker({ ...services, connection, engines, onError, onChildLine, traceJob });
  const { db } = connection;
  const prepare = (claim: Claim) => prepareReset(db, { queue, config }, claim);
  const mailer =
    role === 'api' ? undefined : startMailer({ db, queue, events, config, prepareReset: prepare, onError });
  const sealer = role === 'api' ? undefined : startSealer(connection.db, onError);
  const watch = role === 'api' ? undefined : startProviderWatch(connection.db, services, onError);
  // A machine that only serves has a folder of its own, and no worker looks after it.
  const sweeping = setInterval(() => void sweepWork(services.workDir).catch(onError), sweepMs);
  const watchers = [
    ...(metrics ? [(app: FastifyInstance) => watchRequests(app, metrics)] : []),
    ...(tracing ? [tracing.traceRequests] : []),
  ];
  const app = role === 'worker' ? undefined : await createApp({ db: connection.db, services, watchers });
  const metricsServer = metrics && metricsPort && (await serveMetrics(metrics, metricsPort));

  let stoppingSince: number | undefined;
  let showing: Promise<void> | undefined;
  let measuring: Promise<void> | undefined;
  const leaving = new AbortController();
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    console.log('Stopping: what is under way is given some seconds to end. Asked again, Naksha ends at once.');
    lifecycle.isReady = false;
    clearInterval(sweeping);
    leaving.abort();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    setTimeout(() => app?.server.closeAllConnections(), longestRequestMs).unref();
    // Whoever began it hears why it failed.
    await showing?.catch(() => undefined);
    if (app) await drain(app, lifecycle);
    // Open streams end with the events; requests and jobs under way are waited for.
    await events.close();
    await Promise.all([app?.close(), worker?.stop(graceMs), mailer?.stop(graceMs)]);
    await measuring?.catch(onError);
    await watch?.stop();
    await sealer?.stop();
    await metricsServer?.close();
    await tracing?.stop().catch(onError);
    await queue.close();
    await connection.close();
    console.log('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(fail));

  const url = await app?.doors.listen({ host: config.host, port: config.port });
  if (config.isDemonstration && !leaving.signal.aborted) {
    showing = showDemonstration(config, connection.db, worker && services, leaving.signal);
    await showing;
    if (worker && !leaving.signal.aborted) {
      // They are found by what they look like from the first minute, and not after the first sweep.
      measuring = fillTraits(connection.db, services, onError, leaving.signal);
    }
  }
  if (stoppingSince !== undefined) return;
  lifecycle.isReady = true;
  if (url !== undefined) sayWelcome(config, url);
}

/** Makes the demonstration, with its designs where workers of this process draw them. */
async function showDemonstration(
  config: Config,
  db: Database,
  services: Services | undefined,
  signal: AbortSignal,
): Promise<void> {
  await seedDemonstration(db, config.demoPassword.reveal());
  if (services) await makeDemoDesigns(db, services, sayProgress, signal);
}

/**
 * Ends connections in order, each with the answer to its next request: one that is closed while a request comes in cuts it.
 * Over when none is open, or when for a while no request has come. A busy process reads requests late, so a while is also
 * a number of looks, between which everything that has arrived is read.
 */
async function drain({ server, doors }: FastifyInstance, lifecycle: Services['lifecycle']): Promise<void> {
  lifecycle.isDraining = true;
  const start = performance.now();
  let quietSince = start;
  let quietLooks = 0;
  server.on('request', () => {
    quietSince = performance.now();
    quietLooks = 0;
  });
  while (performance.now() - start < longestDrainMs) {
    const open = await doors.connections();
    if (open === 0 || (performance.now() - quietSince > quietMs && quietLooks > quietMs / lookMs / 2)) return;
    await sleep(lookMs);
    quietLooks++;
  }
}

function sayProgress(made: number, of: number): void {
  console.log(`Making the designs of the demonstration: ${made} of ${of}`);
}

function sayWelcome(config: Config, url: string): void {
  console.log(`\nNaksha is ready: ${url}`);
  if (!config.isDemonstration) return;
  const logins = demoLogIns.map(({ login }) => login).join(', ');
  console.log(`Sign in as ${logins}; the password is ${config.demoPassword.reveal()}\n`);
}

/** Says what is wrong in a sentence where it is known, and ends; by sysexits 78 is a configuration error, 69 a service that is away. */
function fail(problem: unknown): never {
  if (problem instanceof ConfigError) {
    console.error(problem.message);
    process.exit(78);
  }
  const isBucketAway = problem instanceof StorageError && problem.fault === 'away';
  if (isBucketAway || problem instanceof DatabaseUnreachable || problem instanceof DatabaseHeld) {
    console.error(problem.message);
    process.exit(69);
  }
  if (problem instanceof FolderInUse) console.error(problem.message);
  else if (isErrno(problem, 'EADDRINUSE')) console.error(portInUse(problem));
  else console.error(presentProblem(problem).stack);
  process.exit(1);
}

function portInUse(problem: unknown): string {
  const port = problem instanceof Error && 'port' in problem ? `Port ${problem.port}` : 'The port';
  return `${port} is in use. Stop the program that has it, or choose another one with PORT.`;
}

main().catch(fail);
