import { type Endpoint, type ErrorCode, endpoints, errors, fillSentence, type JobEvent } from '@naksha/contract';
import { expect } from 'vitest';
import { z } from 'zod';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined;

/** One call as a row of the contract reads it. */
interface Asked<E extends Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly headers: Headers;
}

interface Call {
  readonly endpoint: Endpoint;
  readonly asked: Asked<Endpoint>;
}

type Answer = (asked: Asked<Endpoint>) => Response | Promise<Response>;

/**
 * Stands where the network is: answers calls by the rows of the contract. What a screen asks is held against the row's schemas, and so
 * is what a test lets it answer; a call that no test answers fails the test.
 */
export class FakeServer {
  /** Reports of failures are taken, forms are stamped, and the public pages name no one, no areas are kept, whatever the test is about. */
  readonly #answers = new Map<Endpoint, Answer>([
    [endpoints.listAreas, () => Response.json({ data: [] })],
    [endpoints.getResellers, () => Response.json({ data: [] })],
    [endpoints.getSite, () => Response.json({ trial: null, reseller: '' })],
    [endpoints.getFormStamp, () => Response.json({ stamp: 'a stamp', ripeInMs: 0 })],
    [endpoints.sendEmail, () => Response.json({ success: true }, { status: 202 })],
  ]);
  readonly #calls: Call[] = [];
  readonly #unanswered: string[] = [];

  /** Answers a row from now on. */
  answer<E extends Endpoint>(
    endpoint: E,
    answer: (asked: Asked<E>) => z.input<E['answer']> | Promise<z.input<E['answer']>>,
  ): this {
    this.#answers.set(endpoint, async (asked) => {
      // The row read this very request, so that it has the row's own parts.
      const body = endpoint.answer.parse(await answer(asked as Asked<E>));
      const status = endpoint.status ?? 200;
      return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
    });
    return this;
  }

  /** Refuses a row from now on, or `once` and then as it was, as the catalogue words it. */
  refuse(
    endpoint: Endpoint,
    code: ErrorCode,
    {
      field,
      params = {},
      once = false,
    }: { field?: string; params?: Record<string, string | number>; once?: boolean } = {},
  ): this {
    const { status, message } = errors[code];
    const before = this.#answers.get(endpoint);
    if (once && !before) throw new Error(`Nothing answers ${endpoint.path} after it was refused once.`);
    this.#answers.set(endpoint, () => {
      if (once && before) this.#answers.set(endpoint, before);
      return Response.json(
        {
          error: {
            code,
            message: fillSentence(message, params),
            params,
            ...(field ? { field } : {}),
            requestId: 'test',
          },
        },
        { status: status ?? 500 },
      );
    });
    return this;
  }

  /** Answers a row with a stream that stays open, and gives what writes events to it. */
  stream(endpoint: Endpoint): (event: JobEvent) => void {
    let write: (text: string) => void = () => {
      throw new Error('No screen listens yet.');
    };
    this.#answers.set(endpoint, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          write = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new Response(body, { headers: { date: new Date().toUTCString() } });
    });
    return ({ type, value }) => write(`event: ${type}\ndata: ${JSON.stringify(value)}\n\n`);
  }

  /** What was asked of a row so far, oldest first. */
  asked<E extends Endpoint>(endpoint: E): readonly Asked<E>[] {
    return this.#calls.filter((call) => call.endpoint === endpoint).map((call) => call.asked as Asked<E>);
  }

  /** The `fetch` of the page. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const method = init.method ?? 'GET';
    const found = Object.values<Endpoint>(endpoints)
      .filter((endpoint) => endpoint.method === method)
      .flatMap((endpoint) => {
        const params = paramsOf(endpoint.path, url.pathname);
        return params ? [{ endpoint, params }] : [];
      })
      // `/users/me` is itself and not the user "me".
      .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
    const answer = found && this.#answers.get(found.endpoint);
    if (!answer) {
      this.#unanswered.push(`${method} ${url.pathname}`);
      return new Response(null, { status: 501 });
    }
    const parsed = partsOf(found.endpoint, found.params, url, init.body);
    if (!parsed.success) {
      this.#unanswered.push(`${method} ${url.pathname}: ${parsed.error.message}`);
      return new Response(null, { status: 422 });
    }
    // These parts come from the row's own schemas; generic code cannot say so.
    const asked = { ...parsed.data, headers: new Headers(init.headers) } as Asked<Endpoint>;
    this.#calls.push({ endpoint: found.endpoint, asked });
    return answer(asked);
  };

  /** Fails when a screen asked what the test did not expect. */
  expectNothingUnanswered(): void {
    expect(this.#unanswered).toEqual([]);
  }
}

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
}

function partsOf({ params, query, body }: Endpoint, inPath: object, url: URL, sent: RequestInit['body']) {
  const nothing = z.unknown();
  return z.object({ params: params ?? nothing, query: query ?? nothing, body: body ?? nothing }).safeParse({
    params: inPath,
    query: Object.fromEntries(url.searchParams),
    body: typeof sent === 'string' ? JSON.parse(sent) : undefined,
  });
}
