import { limits } from '@naksha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Said by whoever reads the body at a pace of its own; set once it is waited for. */
    endWaiting: (() => void) | null;
  }
}

/** Shorter answers fit into what the system keeps for a connection, whether they are read or not. */
const shortAnswerBytes = 16 * 1024;
const lookMs = 100;

/** Closes connections over which a body or an answer comes so slowly that nothing honest could be on their other end. */
export function keepPace(app: FastifyInstance): void {
  app.decorateRequest('endWaiting', null);
  app.addHook('preParsing', async (request, reply) => {
    // The body of a GET is never read: what it asks for may take longer, and the body is waited for when it is answered.
    if (request.method !== 'GET') waitForBody(request, reply);
  });
  // Whoever was refused before the body was read may still be sending it, to no one.
  app.addHook('onResponse', async (request, reply) => {
    waitForBody(request, reply);
    endLongBody(request);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const isShort = payload === undefined || payload === null || lengthOf(payload) < shortAnswerBytes;
    const { socket } = reply.raw;
    if (isShort || socket === null) return;
    // What the system has taken over, as far as Node knows.
    const stop = watchPace(
      () => socket.bytesWritten - socket.writableLength,
      () => socket.destroy(),
    );
    reply.raw.once('close', stop);
  });
}

/**
 * Calls `onSlow` when a count of bytes grows more slowly than is allowed: at any time, or after a while on the whole, so that what comes at
 * the slowest pace ends some time as well. The answer ends the watch.
 */
export function watchPace(count: () => number, onSlow: () => void): () => void {
  const first = count();
  let before = first;
  let seconds = 0;
  const timer = setInterval(() => {
    const now = count();
    seconds += limits.paceSeconds;
    const isSlow = now - before < limits.slowestBytesPerSecond * limits.paceSeconds;
    const isLong = seconds >= limits.patientSeconds && now - first < limits.steadyBytesPerSecond * seconds;
    if (isSlow || isLong) {
      clearInterval(timer);
      onSlow();
    }
    before = now;
  }, limits.paceSeconds * 1000);
  return () => clearInterval(timer);
}

/**
 * Closes the connection unless the body of the request has come in time, whether somebody reads it or not; a caller without an answer yet
 * gets `too_slow`.
 */
export function waitForBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.complete || raw.destroyed || request.endWaiting) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return;
    if (reply.sent || reply.raw.headersSent) raw.socket.destroy();
    else reply.header('connection', 'close').send(new AppError('too_slow'));
  }, limits.bodySeconds * 1000);
  request.endWaiting = () => clearTimeout(timer);
  // Said of a body that has come as well as of one that broke off.
  raw.once('close', request.endWaiting);
}

/**
 * Closes the connection over which much of a body comes that was answered without it. A part of an upload is read away to its end: a caller that
 * finds the connection closed while it still sends does not see why it was refused.
 */
function endLongBody({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  const { socket } = raw;
  const first = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - first > limits.uploadPartBytes) socket.destroy();
  }, lookMs);
  raw.once('close', () => clearInterval(timer));
}

function lengthOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : Number.POSITIVE_INFINITY;
}
