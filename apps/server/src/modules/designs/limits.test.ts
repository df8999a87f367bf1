import { limits, megapixelsOf, type OperationRow, operationRow, operations } from '@naksha/contract';
import { count, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { type Limit, limitsOf, sampleOf } from '../../../test/limits.ts';
import { type Designer, keepRow, newcomer } from '../../../test/uploads.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { ledgerEntries, ledgerHolds } from '../../db/schema/ledger.ts';
import { grantCredits } from '../credits/grant.ts';

let app: TestApp;
let asha: Designer;
/** Somebody without credits: what costs any is refused at last, after all else has been looked at. */
let poor: Designer;
let table: readonly OperationRow[];
beforeAll(async () => {
  app = await openTestApp();
  asha = await newcomer(app);
  poor = await newcomer(app);
  const grant = { amount: 1000, expiresAt: null, reason: 'for a test' };
  await app.connection.db.transaction((tx) => grantCredits({ db: tx, clientId: asha.clientId }, grant));
  const { body } = await app.ask('GET /design/operations', { token: asha.token });
  table = z.object({ data: z.array(operationRow) }).parse(body).data;
});
afterAll(() => app.close());

/** No operation takes a picture for too low that has so many rows; limits of pixels divide by it. */
const leastHigh = 64;

const names = Object.values(operations).map(({ name }) => name);
const drawn = Object.values(operations).filter(({ inputs, status }) => inputs.max > 0 && status === 'on');

const flat = {
  columns: 2,
  rows: 2,
  points: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
};

/** What makes one limit to be reached before another. */
const least: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  generate: { prompt: 'vines', width: 64, height: 64, dpi: 300 },
  resize: { width: 1000 },
  flatten: { colours: 64 },
  vectorise: { colours: 64 },
  effectTransfer: { technique: 'woven' },
  fromModel: { mesh: flat },
  onModel: { 'photo.mesh': flat },
};

const isOfMesh = ({ field }: Limit) => /^params\.(photo\.)?mesh\./.test(field);

/** A tile of the fewest pixels at one dot per inch is wider than 150 cm. A mesh has as many points as knots, each beside the next. */
const isOutOfReach = (name: string, limit: Limit) =>
  isOfMesh(limit) || (name === 'generate' && limit.field === 'params.dpi' && limit.kind === 'least');

/** The specification's own sentence, where it has one. */
const codeOf: Readonly<Record<string, string>> = {
  'dpi most': 'dpi_too_high',
  'fileName least': 'file_name_missing',
  'fileName most': 'text_too_long',
  'prompt least': 'prompt_required',
  'prompt most': 'prompt_too_long',
  'strokes most': 'area_strokes',
  'points most': 'area_points',
};

function changed(params: unknown, [name, ...inner]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(params))
    return params.map((part, at) => (String(at) === name ? changed(part, inner, value) : part));
  const known = z.record(z.string(), z.unknown()).catch({}).parse(params);
  return { ...known, [name]: changed(known[name], inner, value) };
}

async function traces() {
  const { db } = app.connection;
  const counted = [jobs, ledgerEntries, ledgerHolds, files].map(async (rows) => {
    const [found] = await db.select({ rows: count() }).from(rows);
    return found?.rows;
  });
  const kept: string[] = [];
  for await (const { key } of app.services.storage.list('files')) kept.push(key);
  return { counted: await Promise.all(counted), kept };
}

const refusalIn = (body: unknown): string => z.object({ error: z.object({ code: z.string() }) }).parse(body).error.code;

const ask = (token: string, body: object) => app.ask('POST /design/jobs', { token, body });

const keepFile = (width: number, height = 1, made: { operation?: string } = {}): Promise<string> =>
  keepRow(app.connection.db, asha, { width, height, ...made });

/** Taken on, and called off again. */
async function expectTaken(body: object): Promise<void> {
  const answer = await ask(asha.token, body);
  expect(answer, JSON.stringify(body)).toMatchObject({ status: 202 });
  const { job } = z.object({ job: z.object({ _id: z.string() }) }).parse(answer.body);
  expect((await app.ask(`DELETE /design/jobs/${job._id}`, { token: asha.token })).status).toBe(200);
}

function rowOf(name: string): OperationRow {
  const row = table.find((each) => each.name === name);
  if (!row) throw new Error(`${name} was expected in the table.`);
  return row;
}

/** What an operation cannot do without, and one of everything that has parts. */
const paramsOf = ({ name, params }: OperationRow): object =>
  Object.entries(least[name] ?? {}).reduce<object>(
    (sample, [field, value]) => Object.assign({}, changed(sample, field.split('.'), value)),
    Object.assign({}, sampleOf(params)),
  );

describe.each(names)('%s', (name) => {
  test('takes each parameter up to its limit and nothing beyond, with the sentence for it, and keeps no trace', async () => {
    const row = rowOf(name);
    const given = (limit: Limit, value: unknown) => ({
      operation: name,
      inputs,
      params: changed(paramsOf(row), limit.field.split('.').slice(1), value),
    });
    const before = await traces();
    const inputs = Array.from({ length: Math.max(row.inputs.min, Math.min(1, row.inputs.max)) }, () => newId());
    for (const limit of limitsOf(row.params)) {
      const part = limit.field.split('.').at(-1);
      const what = `${limit.field} ${limit.kind} ${limit.at}`;
      for (const value of isOutOfReach(name, limit) ? [] : limit.inside) {
        const answer = await ask(poor.token, given(limit, value));
        // Everything has been looked at but the pictures, which are not there, or the credits.
        if (inputs.length === 0) expect(answer.body, what).toMatchObject({ Error: 'Insufficient quota to deduct.' });
        else expect(refusalIn(answer.body), what).toMatch(/^(not_found|operation_coming_soon)$/);
      }
      const refused = await ask(poor.token, given(limit, limit.outside));
      const code = (isOfMesh(limit) ? undefined : codeOf[`${part} ${limit.kind}`]) ?? 'invalid_value';
      expect(refused, what).toMatchObject({ status: 422, body: { error: { code, field: limit.field } } });
    }
    expect(await traces()).toEqual(before);
  });

  test('takes as many pictures as it says', async () => {
    const { inputs, ...row } = rowOf(name);
    const before = await traces();
    const of = (pictures: number) => Array.from({ length: pictures }, () => newId());
    for (const pictures of [inputs.min - 1, inputs.max + 1].filter((each) => each >= 0)) {
      const answer = await ask(asha.token, {
        operation: name,
        inputs: of(pictures),
        params: paramsOf({ inputs, ...row }),
      });
      const error = { code: 'inputs_count', field: 'inputs' };
      expect(answer, `${pictures}`).toMatchObject({ status: 422, body: { error } });
    }
    expect(await traces()).toEqual(before);
  });
});

test.each(drawn)(
  '$name takes pictures up to its pixels and names limit, total, width and height of others',
  async (row) => {
    const { name, maxPixels } = row;
    const height = 1024;
    const width = Math.floor(maxPixels / height);
    const other = await keepFile(leastHigh, leastHigh);
    const request = (id: string) => {
      const inputs = Array.from({ length: Math.max(1, row.inputs.min) }, (_, at) => (at === 0 ? id : other));
      // Of a photograph nothing can be said without one, and it does not turn.
      const params = { ...paramsOf(rowOf(name)), photo: undefined, turntable: undefined };
      return { operation: name, inputs, params };
    };
    const widest = maxPixels / leastHigh;
    const [fits, justFits] = [await keepFile(widest - 1, leastHigh), await keepFile(widest, leastHigh)];
    const tooLarge = await keepFile(maxPixels + 1);
    const tooHigh = await keepFile(width, height + 1);
    const before = await traces();
    for (const [id, of] of [
      [tooLarge, [maxPixels + 1, maxPixels + 1, 1]],
      [tooHigh, [width * (height + 1), width, height + 1]],
    ] as const) {
      const [totalPixels, width, height] = of;
      const params = { limit: maxPixels, totalPixels, width, height };
      const message = `The design is larger than the limit of ${megapixelsOf(maxPixels)} megapixels: it has ${megapixelsOf(totalPixels)} megapixels (${width} × ${height}).`;
      const error = { code: 'too_many_pixels', field: 'inputs', params, message };
      expect(await ask(asha.token, request(id))).toMatchObject({ status: 422, body: { error } });
    }
    expect(await traces()).toEqual(before);
    if (name === 'upscale') return;
    for (const id of [fits, justFits]) await expectTaken(request(id));
  },
);

describe('upscaling', () => {
  test.each([...limits.upscaleFactors])(
    '%d times is for pictures that then have 280 million pixels at most',
    async (scale) => {
      const most = Math.floor(limits.maxPixels / scale ** 2);
      const request = (id: string) => ({ operation: 'upscale', inputs: [id], params: { scale } });
      for (const pixels of [most - 1, most]) await expectTaken(request(await keepFile(pixels)));
      const tooLarge = await keepFile(most + 1);
      const before = await traces();
      const error = { code: 'upscale_too_large', params: { maxScale: scale - 1 } };
      expect(await ask(asha.token, request(tooLarge))).toMatchObject({ status: 422, body: { error } });
      expect(await traces()).toEqual(before);
    },
  );

  test('is refused to what was upscaled and has more than 100 million pixels, with the sentence for it', async () => {
    const refusalOf = async (pixels: number, made: { operation?: string }) => {
      const id = await keepFile(pixels, 1, made);
      const { body } = await ask(asha.token, { operation: 'upscale', inputs: [id], params: { scale: 2 } });
      return refusalIn(body);
    };
    const upscaled = { operation: 'upscale' };
    expect(await refusalOf(limits.largePixels - 1, upscaled)).toBe('upscale_too_large');
    expect(await refusalOf(limits.largePixels, upscaled)).toBe('upscale_too_large');
    expect(await refusalOf(limits.largePixels + 1, upscaled)).toBe('upscaled_already');
    expect(await refusalOf(limits.largePixels + 1, {})).toBe('upscale_too_large');
  });
});

test('nothing is held, nothing was charged and no unexpected error was logged', async () => {
  const { body } = await app.ask('GET /credits/balance', { token: asha.token });
  expect(body).toMatchObject({ creditsLeft: 1000, reserved: 0 });
  const open = await app.connection.db.select().from(jobs).where(eq(jobs.state, 'queued'));
  expect(open).toEqual([]);
  expect(app.errors).toEqual([]);
});
