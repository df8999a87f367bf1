import { type Endpoint, endpoints, type Language, type SessionUser } from '@naksha/contract';
import { demoPassword } from './log-in.ts';

/** An endpoint, by what it answers. */
type Answering<Answer> = Pick<Endpoint, 'method' | 'path'> & {
  readonly answer: { readonly parse: (found: unknown) => Answer };
};

/** A person who is signed in without a browser. */
export interface Person {
  readonly user: SessionUser;
  /** What a browser keeps of this session, in a language. */
  readonly session: (lang: Language) => string;
  readonly ask: <Answer>(
    endpoint: Answering<Answer>,
    sent?: { readonly id?: string; readonly body?: unknown },
  ) => Promise<Answer>;
}

/** Signs in over HTTP: the form itself is walked through by the journeys. */
export async function enter(address: string, login: string, password = demoPassword): Promise<Person> {
  const { authToken, user } = await askAt(address, {}, endpoints.login, { body: { login, password } });
  const headers = { authorization: `Bearer ${authToken}` };
  return {
    user,
    session: (lang) => JSON.stringify({ authToken, user: { ...user, lang } }),
    ask: (endpoint, sent) => askAt(address, headers, endpoint, sent),
  };
}

/** Calls an endpoint as the contract says it is called. */
export async function askAt<Answer>(
  address: string,
  headers: Readonly<Record<string, string>>,
  endpoint: Answering<Answer>,
  { id = '', body }: { readonly id?: string; readonly body?: unknown } = {},
): Promise<Answer> {
  const request =
    body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(address + endpoint.path.replace('{id}', id), { method: endpoint.method, ...request });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path} was answered with ${answer.status}: ${text}`);
  return endpoint.answer.parse(text === '' ? undefined : JSON.parse(text));
}
