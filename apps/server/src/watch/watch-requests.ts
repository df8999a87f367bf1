import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Measures every request that this server answers. */
export function watchRequests(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
