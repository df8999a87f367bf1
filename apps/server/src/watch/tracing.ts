import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceJob } from '../jobs/run-job.ts';

export interface Tracing {
  readonly traceRequests: (app: FastifyInstance) => void;
  readonly traceJob: TraceJob;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

/**
 * Traces of requests and jobs, sent by OTLP where the variables of OpenTelemetry say (`OTEL_EXPORTER_OTLP_ENDPOINT`, `…_HEADERS`). Patterns
 * and ids are in them, never addresses, bodies or names. Loaded only where it is used.
 */
export function openTracing(role: string): Tracing {
  const named = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME ?? 'naksha',
    'naksha.role': role,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(named),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('naksha');
  return {
    traceRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        const startTime = Date.now() - reply.elapsedTime;
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'naksha.request_id': request.id,
        };
        const options = { kind: SpanKind.SERVER, startTime, attributes };
        const span = tracer.startSpan(`${request.method} ${route}`, options, parentOf(request));
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    async traceJob({ id, operation, requestId }, work) {
      const attributes = { 'naksha.job_id': id, ...(requestId !== null && { 'naksha.request_id': requestId }) };
      const span = tracer.startSpan(`job ${operation}`, { kind: SpanKind.CONSUMER, attributes });
      try {
        return await context.with(trace.setSpan(context.active(), span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    stop: () => provider.shutdown(),
  };
}

/** Whoever asks may be traced as well, and says so in a header. */
function parentOf({ headers: { traceparent } }: FastifyRequest): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
