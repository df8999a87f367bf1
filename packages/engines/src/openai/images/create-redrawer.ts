import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { checkWhole, openPicture, PictureError } from '@naksha/imaging';
import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { Redrawer, RedrawWish, Size } from '../../redraw/redrawer.ts';
import { type Dialect, dialects, type SizeRule } from './dialects.ts';
import { readFault } from './read-fault.ts';
import { send } from './send.ts';
import type { ImageSettings } from './settings.ts';

/** Twice what the largest picture asked for takes without any packing, in base64. */
const mostBytes = 32 * 1024 * 1024;
const usualPatienceMs = 4 * 60_000;
/** A server that has too much to do is asked so often, and waited for so long at most each time. */
const mostAsks = 3;
const longestWaitMs = 30_000;

/** An image model behind a server in OpenAI's manner. Of all that is asked of one server at a time no more goes there than it works on. */
export function createRedrawer(settings: ImageSettings): Redrawer {
  const dialect: Dialect = dialects[settings.dialect];
  const inSlot = slotsOf(settings.baseUrl, dialect.atOnce);
  return {
    engine: 'openai',
    model: settings.model,
    maskKind: dialect.part.mask.kind,
    atOnce: dialect.atOnce,
    sizesFor: (picture) => fitSize(dialect.sizes, picture),
    redraw: async (wish, signal) => {
      for (let asks = 1; ; asks++) {
        try {
          return await inSlot(() => redraw(wish, settings, dialect, signal), signal);
        } catch (problem) {
          const waitMs = problem instanceof EngineError ? problem.askAgainMs : undefined;
          if (waitMs === undefined || waitMs > longestWaitMs || asks === mostAsks) throw problem;
          await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
        }
      }
    },
  };
}

type InSlot = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Of each server, for all edits and variations of this process. Several workers are not counted together: a server lets what comes
 * beyond wait or says that it is busy, and is asked again; an operator may give each worker a server of its own.
 */
const slots = new Map<string, InSlot>();

function slotsOf(baseUrl: string, count: number): InSlot {
  const inSlot = slots.get(baseUrl) ?? createSlots(count);
  slots.set(baseUrl, inSlot);
  return inSlot;
}

/** So much work at the same time, in the order in which it came; what is aborted while it waits leaves the line. */
function createSlots(count: number): InSlot {
  let free = count;
  const waiting: (() => void)[] = [];
  const turn = (signal: AbortSignal) =>
    new Promise<void>((enter, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        enter();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(begin);
    });
  return async (work, signal) => {
    signal.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function redraw(wish: RedrawWish, settings: ImageSettings, dialect: Dialect, signal: AbortSignal): Promise<void> {
  const { baseUrl, model, apiKey, patienceMs = usualPatienceMs } = settings;
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`);
  const body = await bodyOf(wish, { model, dialect });
  const late = AbortSignal.timeout(patienceMs);
  const headers = { accept: 'application/json, image/*', ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  const common = { headers, mostBytes, signal: AbortSignal.any([signal, late]) };
  try {
    const answer = await send({
      ...common,
      method: 'POST',
      url: new URL(body.path, base),
      headers: { ...headers, 'content-type': body.type },
      body: body.bytes,
    });
    if (answer.status !== 200) throw readFault(answer);
    const found = pictureIn(answer.bytes, base);
    if (!(found instanceof URL)) return await acceptPicture(found, wish.to, wish.size);
    const picture = await send({ ...common, method: 'GET', url: found });
    if (picture.status !== 200)
      throw new EngineError('engine_bad_picture', { isWorthRetrying: true, status: picture.status });
    await acceptPicture(picture.bytes, wish.to, wish.size);
  } catch (problem) {
    signal.throwIfAborted();
    if (late.aborted) throw new EngineError('load_issue', { isForOperator: true, reason: 'no answer' });
    throw problem;
  }
}

/** When memory does not do, so many pixels are asked for instead. */
const smaller = 0.5;

/** The sizes a server takes that suit a picture: the fittest first, then the next smaller, where there is one. */
function fitSize(rule: SizeRule, { width, height }: Size): Size[] {
  if ('only' in rule) {
    const off = (size: Size) => Math.abs(Math.log((size.width * height) / (size.height * width)));
    const byShape = rule.only.toSorted((one, other) => off(one) - off(other));
    const [first] = byShape;
    if (first === undefined) throw new RangeError('Expected a server that takes some size');
    const next = byShape.find(
      (size) => Math.abs(off(size) - off(first)) < 1e-9 && size.width * size.height < first.width * first.height,
    );
    return next === undefined ? [first] : [first, next];
  }
  const { multipleOf, leastPixels, mostPixels } = rule;
  const pixels = Math.min(mostPixels, Math.max(leastPixels, width * height));
  const sized = (count: number): Size => {
    const shape = Math.sqrt(count / (width * height));
    const side = (length: number) => Math.max(multipleOf, Math.round((length * shape) / multipleOf) * multipleOf);
    return { width: side(width), height: side(height) };
  };
  return [sized(pixels), sized(pixels * smaller)];
}

interface Body {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A wish as a server of this dialect reads it. */
async function bodyOf(wish: RedrawWish, { model, dialect }: { model: string; dialect: Dialect }): Promise<Body> {
  const { picture, mask, size } = wish;
  const asking = mask === undefined ? dialect.whole : dialect.part;
  const fields = {
    model,
    prompt: wordsOf(wish, dialect),
    n: '1',
    size: `${size.width}x${size.height}`,
    ...dialect.always,
    ...(dialect.extras === 'fields' ? extrasOf(wish) : {}),
  };
  const bytes = await readFile(picture);
  if (asking.body === 'json') {
    const json = { ...fields, n: 1, [asking.picture]: [bytes.toString('base64')] };
    return { path: asking.path, type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set(asking.picture, new File([bytes], 'picture.png', { type: 'image/png' }));
  if (mask !== undefined && asking.mask !== undefined) {
    form.set(asking.mask.field, new File([await readFile(mask)], 'mask.png', { type: 'image/png' }));
  }
  const encoded = new Response(form);
  return {
    path: asking.path,
    type: encoded.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await encoded.arrayBuffer()),
  };
}

function wordsOf(wish: RedrawWish, { extras }: Dialect): string {
  if (extras !== 'inWords') return wish.words;
  return `${wish.words}<sd_cpp_extra_args>${JSON.stringify(extrasOf(wish))}</sd_cpp_extra_args>`;
}

function extrasOf({ seed, strength }: RedrawWish): { seed: number; strength?: number } {
  return { seed, ...(strength === undefined ? {} : { strength }) };
}

const one = z.looseObject({ b64_json: z.string().nullish(), url: z.string().nullish() });
const answer = z.looseObject({ data: z.array(one).min(1) });
const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/**
 * The picture in an answer: its bytes, or its address, which must be at home where the server is: no other is asked. Throws EngineError
 * `engine_bad_picture`.
 */
function pictureIn(bytes: Buffer, base: URL): Buffer | URL {
  const [first] = answer.safeParse(readJson(bytes)).data?.data ?? [];
  if (typeof first?.b64_json === 'string' && base64.test(first.b64_json)) return Buffer.from(first.b64_json, 'base64');
  const url = typeof first?.url === 'string' ? URL.parse(first.url, base.href) : null;
  if (url?.protocol === 'data:') throw bad('data address');
  if (url === null) throw bad('no picture');
  if (url.origin !== base.origin) throw bad('address elsewhere');
  return url;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function bad(reason: string): EngineError {
  return new EngineError('engine_bad_picture', { isWorthRetrying: true, isForOperator: true, reason });
}

/** More than this is not a picture that was asked for. */
const mostPixels = 16_777_216;

/** How far the shape of an answer may be from the one asked for. */
const offShape = 0.1;

/**
 * Writes what a server sent to a file and looks whether it is a sound PNG or JPEG of about the shape that was asked for. The bytes are a
 * stranger's: a child process opens them. Throws EngineError `engine_bad_picture`.
 */
async function acceptPicture(bytes: Buffer, to: string, asked: Size): Promise<void> {
  await writeFile(to, bytes);
  try {
    const { width, height } = await openPicture(to);
    const off = Math.abs(Math.log((width * asked.height) / (height * asked.width)));
    if (width * height > mostPixels || off > offShape) throw badPicture('another size');
    await checkWhole(to);
  } catch (problem) {
    await rm(to, { force: true });
    throw problem instanceof PictureError ? badPicture(problem.code) : problem;
  }
}

function badPicture(reason: string): EngineError {
  return new EngineError('engine_bad_picture', { isWorthRetrying: true, isForOperator: true, reason });
}
