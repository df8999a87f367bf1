import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Serves the contract as pages to read and try, from files of this server alone. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  // Several megabytes of program text: loaded by whoever serves pages, not by workers.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await app.register(async (pages) => {
    pages.addHook('onSend', async (_, reply, payload) => {
      if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return;
      const policy = String(reply.getHeader('content-security-policy'));
      const hashes = inlineScripts(payload).map((script) => `'sha256-${sha256(script)}'`);
      reply.header(
        'content-security-policy',
        policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')),
      );
    });
    await pages.register(reference, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Naksha API',
        withDefaultFonts: false,
        telemetry: false,
        showDeveloperTools: 'never',
        hideClientButton: true,
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
