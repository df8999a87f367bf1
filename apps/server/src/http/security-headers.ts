import helmet from '@fastify/helmet';
import { endpoints } from '@naksha/contract';
import type { FastifyInstance } from 'fastify';
import type { Config, S3Settings } from '../config.ts';

/**
 * Everything comes from this address and nothing from another, but for long files where browsers read them from the bucket: the screens, their workers (which Vite may inline as
 * blobs), pictures drawn in the browser. Inline styles are what the component library measures with.
 */
const contentSecurityPolicy = (bucket: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", 'blob:', ...bucket],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** Where browsers read long files from the bucket itself. */
function bucketSources(s3: S3Settings | undefined): string[] {
  if (s3?.publicEndpoint === undefined) return [];
  const { protocol, host } = new URL(s3.publicEndpoint);
  return [`${protocol}//${s3.isPathStyle ? '' : `${s3.bucket}.`}${host}`];
}

/** What a page may not ask a browser for; it needs none of it. */
export const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
  .map((name) => `${name}=()`)
  .join(', ');

/** Sets the headers that say to a browser what it must not do with an answer, and keeps answers out of caches. */
export async function securityHeaders(
  app: FastifyInstance,
  { isProduction, s3 }: Pick<Config, 'isProduction' | 's3'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(bucketSources(s3)),
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Sent only where the address is known to be served over TLS.
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000 } : false,
    // Signed links to pictures are opened by other programs as well.
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', permissionsPolicy);
    // Pictures and answers that a browser has kept are not for whoever comes next.
    if (request.routeOptions.url === endpoints.logout.path && reply.statusCode === 200) {
      reply.header('clear-site-data', '"cache"');
    }
  });
}
