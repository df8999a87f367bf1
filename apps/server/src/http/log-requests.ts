import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Scope } from './scope.ts';

/** One line for each request, when it has come to its end: its pattern instead of its address, for signed links and searches are private. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const said = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...said, err: error }, 'request errored');
    else request.log.info(said, 'request completed');
  }
}

/** Lets every line of a request say from here on who asks, by ids. Of a link it is the session that holds it. */
export function logAsker(request: FastifyRequest, reply: FastifyReply, scope: Scope): void {
  const log = request.log.child(idsOf(scope));
  request.log = log;
  reply.log = log;
}

function idsOf(scope: Scope): Readonly<Record<string, string>> {
  switch (scope.kind) {
    case 'client':
      return { clientId: scope.clientId, userId: scope.userId };
    case 'super':
      return { userId: scope.userId };
    case 'key':
      return { clientId: scope.clientId, keyId: scope.keyId };
    case 'link':
      return scope.grant.by === undefined ? {} : { sessionId: scope.grant.by };
    case 'public':
      return scope.userId === undefined ? {} : { userId: scope.userId };
  }
}
