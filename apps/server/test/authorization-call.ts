import { type Endpoint, type EndpointName, endpoints } from '@naksha/contract';
import { type Caller, callers, expected, type ObjectKind, objectsOf } from './authorization-oracle.ts';
import { sampleBodies } from './authorization-samples.ts';
import type { Presented, Stage } from './authorization-stage.ts';
import { unrelatedEvent } from './sign-events.ts';
import { archiveList } from './sign-links.ts';

/** One call of the matrix: a row, who makes it, and what its path names. */
export interface Cell {
  readonly name: EndpointName;
  readonly row: Endpoint;
  readonly caller: Caller;
  readonly object: ObjectKind;
}

export interface Outcome {
  readonly status: number;
  /** The failure without what differs from call to call. */
  readonly error: unknown;
}

const everybody = Object.keys(callers).filter((name): name is Caller => name in callers);

/** Every cell of a row. */
export function cellsOf(name: EndpointName): Cell[] {
  const row: Endpoint = endpoints[name];
  return everybody.flatMap((caller) => objectsOf(row).map((object) => ({ name, row, caller, object })));
}

export function isAllowed({ row, caller, object }: Cell): boolean {
  return expected(row, caller, object) === 'done';
}

/** What came of a cell that was not what must come of it. */
export function describeFault({ name, caller, object, row }: Cell, { status }: Outcome): string {
  const must = expected(row, caller, object);
  return `${name} by ${caller}${row.owns ? `, ${row.owns} ${object}` : ''}: ${status} instead of ${must}`;
}

/** Rows whose body holds a code, with whether the second step is on by then. */
const codeRows: Partial<Record<EndpointName, boolean>> = { confirmSecondStep: false, endSecondStep: true };

/** Rows whose body names a file. */
const namesFile: readonly EndpointName[] = ['secureReadUrl', 'changeFiles', 'createArchive'];

/** What a link names where the row says no owner of it. */
const unowned = [
  ['/support/', 'attachment'],
  ['/plans/pictures/', 'planPicture'],
] as const;

/** What a call needs to have been uploaded. */
const uploadOf: Partial<Record<string, 'nothing' | 'picture' | 'archive'>> = {
  putBytes: 'nothing',
  resumeUpload: 'nothing',
  saveFileInfo: 'picture',
  openArchive: 'archive',
  saveArchiveEntry: 'archive',
};

/** A call that can be made: each time it sends one request over HTTP, with its good body or with another. */
interface PreparedCall {
  readonly good: unknown;
  readonly call: (body?: unknown) => Promise<Outcome>;
}

/** Makes all that the call of a cell needs. */
export async function prepareCall(url: string, stage: Stage, cell: Cell, presented: Presented): Promise<PreparedCall> {
  const { name, row, caller, object } = cell;
  const { account, clientId } = presented;
  const received = uploadOf[name];
  const uploadId = received && (await stage.makeUpload(account, clientId, received));
  const homeObject = caller.includes('another client') ? 'there' : 'here';
  const fileId = namesFile.includes(name) ? await stage.make('file', homeObject, account) : undefined;
  const named = row.owns ?? unowned.find(([path]) => row.path.startsWith(path))?.[1] ?? 'file';
  const id = uploadId ?? (await stage.make(named, object, account));
  const resetToken = name === 'resetPassword' ? await stage.makeReset() : '';
  const code = codeRows[name] === undefined ? '' : await stage.makeSecondStep(account, codeRows[name]);
  const token = caller === 'a link' ? stage.linkFor(row, id) : 'no.token';
  const makeBody = Object.entries(sampleBodies).find(([sample]) => sample === name)?.[1];
  const good = makeBody?.({ ...stage.contextOf(presented, `${uploadId ?? fileId}.png`), resetToken, code });
  const path = row.path.replace('{id}', id).replace('{token}', token).replace('{name}', 'generate');
  const query = name === 'getPreview' || name === 'getSquare' ? `?token=${token}` : '';

  const call = async (given: unknown = good): Promise<Outcome> => {
    const json = given === undefined ? undefined : JSON.stringify(given);
    const event = unrelatedEvent(row.path);
    const sent = event?.body ?? (name === 'postArchive' ? `list=${archiveList(id)}` : new Uint8Array([1, 2, 3]));
    const body = row.raw?.body === undefined ? json : sent;
    const abort = new AbortController();
    const response = await fetch(`${url}${path}${query}`, {
      method: row.method,
      headers: {
        ...presented.headers,
        ...event?.headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: abort.signal,
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { requestId: _, ...error } = Object(isJson ? await response.json() : {}).error ?? {};
    // Of an answer that may never end only the status counts.
    abort.abort();
    return { status: response.status, error };
  };
  return { good, call };
}
