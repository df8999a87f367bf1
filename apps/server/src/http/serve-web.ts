import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Serves the built screens. Whatever is neither a file nor a call, and is asked for as a page, gets the one page: it knows
 * its routes itself. Without a build there are calls only.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders(reply, path) {
        // Names under assets carry a hash of their content.
        const isForEver = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A letter of the outbox is shown in a sandboxed frame, whose origin is opaque: its fonts are asked for across origins.
        if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isBuilt && isPage) return reply.sendFile('index.html');
    throw new AppError('not_found');
  });
}
