import { type Endpoint, endpoints, reportSubject } from '@naksha/contract';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { knownPart } from './known-part.ts';
import { toApiError } from './refusal.ts';
import { endSession, readSession } from './session-store.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType ? z.input<E[K]> : never;
export interface CallOptions<E extends Endpoint> {
  params?: Part<E, 'params'>;
  query?: Part<E, 'query'>;
  body?: Part<E, 'body'>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Goes on although the page is left. */
  keepalive?: boolean;
}

const quotaQuirk = z.object({ Error: z.string() });

/**
 * Calls one row of the contract and answers what the row promises, without what this page does not know yet. Throws `ApiError` with the catalogue's code; a 401
 * ends the session; the `200 { Error }` of an exhausted quota becomes the code `credits_exhausted`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<z.output<E['answer']>> {
  return reporting(endpoint, async () => {
    const response = await send(endpoint, options);
    const answer = parse(await reached(response.text(), options));
    const quirk = quotaQuirk.safeParse(answer);
    if (quirk.success) throw new ApiError({ status: 200, code: 'credits_exhausted', message: quirk.data.Error });
    const promised = knownPart(endpoint.answer, answer);
    if (!promised.success) {
      const requestId = response.headers.get('x-request-id') ?? undefined;
      const mismatch = mismatchOf(promised.error);
      throw new ApiError({ status: response.status, code: 'unexpected', message: '', requestId, mismatch });
    }
    // zod's generic output type is not narrowed by `safeParse` on an abstract row, though it is the same schema.
    return promised.data as z.output<E['answer']>;
  });
}

/** Calls a row of the contract whose answer is a file. Throws `ApiError`. */
export async function callBytes<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Blob> {
  return reporting(endpoint, async () => reached((await send(endpoint, options)).blob(), options));
}

/** Opens the answer of a row of the contract that goes on for as long as it is read. Throws `ApiError`. */
export async function openStream(endpoint: Endpoint, signal: AbortSignal): Promise<Response> {
  return reporting(endpoint, () => send(endpoint, { signal }));
}

/** Gets what lies at a signed address that a row of the contract answers. Throws `ApiError`. */
export async function callSigned(endpoint: Endpoint, address: string, signal?: AbortSignal): Promise<Blob> {
  const question = signal ? { signal } : {};
  return reporting(endpoint, async () => {
    const response = await reached(fetch(address, question), question);
    if (response.ok) return reached(response.blob(), question);
    throw toApiError(response.status, parse(await reached(response.text(), question)));
  });
}

const mostIssues = 5;

/** The messages of issues are left out: some repeat what was received. */
function mismatchOf({ issues }: z.ZodError): string {
  const faults = issues.slice(0, mostIssues).map((issue) => {
    const kind = issue.code === 'invalid_type' ? `${issue.code}, expected ${issue.expected}` : issue.code;
    return `${issue.path.join('.') || 'all of it'} (${kind})`;
  });
  return faults.join('; ');
}

/** When this failure was last reported in this tab: a call that fails again and again is one report a minute. */
const reported = new Map<string, number>();
const reportPauseMs = 60_000;

/** Reports what the server refused or failed to support, except a failed report (specification, section 7). */
export async function reporting<Answer>(endpoint: Endpoint, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0 && endpoint !== endpoints.sendEmail) report(endpoint, error);
    throw error;
  }
}

function report(endpoint: Endpoint, { status, code, requestId, mismatch }: ApiError): void {
  const { method, path } = endpoint;
  const unlike = mismatch === undefined ? '' : ` Not as promised: ${mismatch}.`;
  const text = `${method} ${path} was answered with ${status} ${code}. Request ${requestId ?? 'without an id'}.${unlike}`;
  reportFailure(reportSubject(endpoint, code), text);
}

/** Reports a failure to support, at most once a minute under one subject. */
export function reportFailure(subject: string, text: string): void {
  // Without a session the server drops reports.
  if (!readSession()) return;
  const now = Date.now();
  if (now - (reported.get(subject) ?? Number.NEGATIVE_INFINITY) < reportPauseMs) return;
  reported.set(subject, now);
  // A report that fails must not become the next failure.
  void call(endpoints.sendEmail, { body: { subject, text } }).catch(() => undefined);
}

/** Sends the request; an answer that is not a success becomes an `ApiError`, and a 401 ends the session. */
async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
  const request: RequestInit = { method: endpoint.method, headers: headersFor(options) };
  if (options.body !== undefined) request.body = JSON.stringify(options.body);
  if (options.signal) request.signal = options.signal;
  if (options.keepalive) request.keepalive = true;
  const response = await reached(fetch(address(endpoint.path, options.params, options.query), request), options);
  if (response.ok) return response;
  if (response.status === 401) endSession();
  throw toApiError(response.status, parse(await reached(response.text(), options)));
}

/** What comes over the line, which may break before an answer or within one; a question that was taken back is no failure. */
async function reached<Part>(part: Promise<Part>, { signal }: { signal?: AbortSignal }): Promise<Part> {
  return part.catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'offline', message: '' });
  });
}

function headersFor(options: { body?: unknown; idempotencyKey?: string }): Record<string, string> {
  const headers: Record<string, string> = authHeaders();
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  return headers;
}

/** The three headers of the specification, when there is a session. */
function authHeaders(): Record<string, string> {
  const session = readSession();
  if (!session) return {};
  return {
    Authorization: `Bearer ${session.authToken}`,
    Userid: session.user._id,
    ...(session.user.clientId ? { Clientid: session.user.clientId } : {}),
  };
}

function address(path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(entryOf(params, name)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function entryOf(params: unknown, name: string): string {
  const found = Object.entries(params ?? {}).find(([key]) => key === name);
  if (!found) throw new TypeError(`the path needs {${name}}`);
  return String(found[1]);
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page: the status alone speaks.
    return undefined;
  }
}
