import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, and nothing else. An empty body is none: browsers send the content type with a DELETE too. Keys that
 * would poison a prototype are refused.
 */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** Leaves bodies unread, for routes that stream them. */
export function readNothing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
}
