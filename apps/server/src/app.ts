import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { type Endpoint, type EndpointName, type Endpoints, endpoints, limits } from '@naksha/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { bind, callerOf } from './calls/bind.ts';
import { handlers as allHandlers } from './calls/handlers.ts';
import type { Database } from './db/database.ts';
import { addCalls } from './http/add-calls.ts';
import { admitCalls } from './http/admit-calls.ts';
import { answerErrors, answerLost, answerUnreadable, refuseOddRequests } from './http/answer-errors.ts';
import { AppError } from './http/app-error.ts';
import { trustProxies } from './http/canonical-ip.ts';
import { closeUnused } from './http/close-unused.ts';
import type { Handlers } from './http/handler.ts';
import { keepPace } from './http/keep-pace.ts';
import { limitCalls, shareCounts } from './http/limit-calls.ts';
import { limitConnections } from './http/limit-connections.ts';
import { RequestLog } from './http/log-requests.ts';
import { openDoors } from './http/open-doors.ts';
import { presentProblem } from './http/present-problem.ts';
import { readJson, readNothing } from './http/read-json.ts';
import { refuseAtTheDoor } from './http/refuse-at-the-door.ts';
import { refuseOtherHosts } from './http/refuse-other-hosts.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveDocs } from './http/serve-docs.ts';
import { serveWeb } from './http/serve-web.ts';
import { createSharedCounts } from './http/shared-counts.ts';
import type { Services } from './services.ts';

/** Work whose caller has gone is waited for before what it works on is closed: as long as a log-in may wait for its turn, and a moment. */
const longestWorkMs = (limits.logInWaitSeconds + 1) * 1000;

const web = fileURLToPath(new URL('../../web/dist', import.meta.url));

interface AppParts {
  readonly db: Database;
  readonly services: Services;
  /** The rows to bind and the handlers behind them; a test may pass doctored ones. */
  readonly endpointTable?: Endpoints | undefined;
  readonly handlers?: Handlers | undefined;
  /** What watches every request. */
  readonly watchers?: readonly ((app: FastifyInstance) => void)[];
}

/** Builds the whole HTTP side: every row of the contract as a route, the screens, the documentation. */
export async function createApp({
  db,
  services,
  endpointTable = endpoints,
  handlers = allHandlers,
  watchers = [],
}: AppParts): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers: { req: presentRequest, err: presentProblem } },
    logController: new RequestLog(),
    trustProxy: trustProxies(config.trustedProxies),
    genReqId: ({ headers: { 'x-request-id': id } }) => (isRequestId(id) ? id : newId()),
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: limits.archiveTokenMaxLength },
    // A HEAD would run the handler of its GET, and some of those change something.
    exposeHeadRoutes: false,
    bodyLimit: limits.bodyMaxBytes,
    // A shorter time for everything but uploads, and a pace for these, are kept where they are read.
    requestTimeout: limits.longestUploadSeconds * 1000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // What has come in before the end is answered.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerLost,
  });
  app.decorateRequest('scope', null);
  app.decorateRequest('authenticatedAt', 0);
  app.decorateRequest('cameWhole', false);
  const admission = admitCalls();
  app.addHook('onClose', () => admission.untilIdle(longestWorkMs));
  for (const watch of watchers) watch(app);
  refuseAtTheDoor(app, admission, callerOf);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_, reply) => {
    if (services.lifecycle.isDraining) reply.header('connection', 'close');
  });
  answerErrors(app);
  limitConnections(app.server, config.trustedProxies);
  openDoors(app);
  closeUnused(app);
  readJson(app);
  keepPace(app);
  await securityHeaders(app, config);
  // After the headers, which stand on their answers too.
  refuseOddRequests(app);
  if (config.publicHost !== undefined) refuseOtherHosts(app, config.publicHost);
  await app.register(rateLimit, { global: false, ...(services.isDatabaseShared && { store: storeIn(db, app.log) }) });
  // Answers alone: a body that is packed is refused, for unpacking takes it from whoever watches how it comes.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  refusePacked(app);
  // The embedded database works on the event loop itself: there a busy loop is work being done.
  if (config.databaseUrl !== undefined) {
    await app.register(underPressure, {
      maxEventLoopDelay: 3000,
      // While the database is silent no call waits for it; screens are served.
      healthCheck: services.isDatabaseAnswering,
      healthCheckInterval: 1000,
      pressureHandler(request, _, pressure) {
        // Whether the process lives and can be used is another question.
        if (request.routeOptions.config.isProbe) return;
        if (pressure === underPressure.TYPE_HEALTH_CHECK && !request.routeOptions.config.isCall) return;
        throw new AppError('unavailable', { retryAfterSeconds: 5 });
      },
    });
  }

  const context = { db, services, limits: limitCalls(app, config.requestsPerMinute), admission };
  const bindRow = <Name extends EndpointName>(to: FastifyInstance, name: Name) =>
    bind<Endpoints[Name]>(to, endpointTable[name], handlers[name], context);
  const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
  const isStreamed = (row: Endpoint) => row.raw?.body !== undefined;
  for (const name of names) if (!isStreamed(endpointTable[name])) bindRow(app, name);
  await app.register(async (streaming) => {
    readNothing(streaming);
    for (const name of names) if (isStreamed(endpointTable[name])) bindRow(streaming, name);
  });
  await serveDocs(app);
  await serveWeb(app, web);
  return app;
}

function refusePacked(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const packed = headers['content-encoding'];
    if (packed !== undefined && packed !== 'identity') throw new AppError('wrong_type');
  });
}

function storeIn(db: Database, log: FastifyBaseLogger) {
  const onSilence = (error: unknown) => log.warn({ err: error }, 'Calls are counted in this process alone for now.');
  return shareCounts(createSharedCounts({ add: (calls) => addCalls(db, calls), onSilence }));
}

function isRequestId(id: string | string[] | undefined): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id);
}

/** Logs the pattern instead of the address: signed links and searches are private. */
function presentRequest({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) {
  return { method, route: routeOptions?.url ?? 'none' };
}
