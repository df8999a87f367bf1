import { type Endpoint, type Endpoints, endpoints, isErrorCode, type Owned } from '@naksha/contract';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { cellsOf, isAllowed, type Outcome, prepareCall } from '../../test/authorization-call.ts';
import { names, openTheatre, type Theatre } from '../../test/authorization-theatre.ts';
import { badBodies, leavesOf, withValue } from '../../test/bad-bodies.ts';
import { mails } from '../db/schema/mails.ts';
import { places } from '../db/schema/site.ts';

/** The contract with calls as often as one likes. */
const patientTable = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([name, { rate: _, ...row }]) => [name, row]),
) as Endpoints;
const writing = names.filter((name) => 'body' in endpoints[name]);

/** What an id within a body names, by the name of its field. */
const named: Readonly<Record<string, Owned | 'attachment'>> = {
  clientId: 'client',
  userId: 'user',
  planId: 'place',
  planIds: 'place',
  resellerId: 'reseller',
  was: 'reseller',
  attachments: 'attachment',
  inputs: 'file',
  ids: 'file',
  folderId: 'folder',
  job: 'job',
};

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre({ endpointTable: patientTable });
});
afterAll(async () => {
  await theatre.app.close();
  expect(theatre.app.errors).toEqual([]);
});

/** A call of a row by somebody who may make it. */
async function allowed(name: (typeof names)[number]) {
  const { app, stage } = theatre;
  const cell = cellsOf(name).find(isAllowed);
  if (!cell) throw new Error(`No one may call ${name}.`);
  const presented = await stage.present(cell.caller);
  return { cell, account: presented.account, ...(await prepareCall(app.url, stage, cell, presented)) };
}

const refusal = z.object({ code: z.string().refine(isErrorCode) });
const isRefused = ({ status, error }: Outcome) => status >= 400 && status < 500 && refusal.safeParse(error).success;

test.each(writing)(
  '%s refuses a body with nothing, too much or something else in it by a code of the catalogue, and keeps and costs nothing',
  async (name) => {
    const { cell, good, call } = await allowed(name);
    const before = await theatre.stage.fingerprint();
    const wrong: string[] = [];
    for (const { what, body } of badBodies(cell.row, good)) {
      // To ask needs no words.
      if (what === 'nothing' && name === 'askAdmins') continue;
      const outcome = await call(body);
      // Where everything can be left out nothing is changed. A report of a failure is heard with whatever a browser adds.
      const isHarmless = what === 'nothing' || (what === 'something more' && name === 'sendEmail');
      if (!isRefused(outcome) && !(isHarmless && outcome.status < 300)) wrong.push(`${what}: ${outcome.status}`);
    }
    expect(wrong).toEqual([]);
    expect(await theatre.stage.fingerprint()).toBe(before);
  },
);

const naming = writing.filter((name) => leavesOf(endpoints[name], {}).some(({ isId }) => isId));
test.each(naming)('%s does nothing to what belongs to another client', async (name) => {
  const { cell, account, good, call } = await allowed(name);
  const { stage } = theatre;
  const ids = leavesOf(cell.row, good).filter(({ isId }) => isId);
  const tried: { path: string; body: unknown }[] = [];
  for (const { path } of ids) {
    const field = path.findLast((part) => typeof part === 'string') ?? '';
    const kind = named[field];
    if (!kind) throw new Error(`Nothing says what ${field} of ${name} names.`);
    // To a super-admin all clients are there.
    const object = cell.caller === 'a super-admin' || kind === 'place' ? 'absent' : 'there';
    const other = cell.caller.includes('another client') ? 'here' : object;
    tried.push({ path: path.join('.'), body: withValue(good, path, await stage.make(kind, other, account)) });
  }
  const before = await stage.fingerprint();
  const wrong: string[] = [];
  for (const { path, body } of tried) {
    const outcome = await call(body);
    // Of a list to clear what is another's is passed over.
    const isPassedOver = name === 'clearJobs' && outcome.status === 200;
    if (!isRefused(outcome) && !isPassedOver) wrong.push(`${path}: ${outcome.status}`);
  }
  expect(wrong).toEqual([]);
  expect(await stage.fingerprint()).toBe(before);
});

test('what looks like markup or a formula is kept as text, without signs that deceive, and does nothing in mails and spreadsheets', async () => {
  const { app, stage } = theatre;
  const sly = '=1+1<img src=x onerror=y>';
  const deceiving = '\u202e\u3164';
  const wrong: string[] = [];
  for (const name of writing) {
    const { cell, good } = await allowed(name);
    for (const { path } of leavesOf(cell.row, good).filter(({ isFree }) => isFree)) {
      const { call, good: fresh } = await allowed(name);
      const outcome = await call(withValue(fresh, path, sly + deceiving));
      if (outcome.status >= 300 && !isRefused(outcome)) wrong.push(`${name} ${path.join('.')}: ${outcome.status}`);
    }
  }
  expect(wrong).toEqual([]);
  const { db } = app.connection;
  expect(await db.select({ name: places.name }).from(places).where(like(places.name, '=%'))).toContainEqual({
    name: sly,
  });
  // The key of another system's request and the words of a prompt are kept as they came.
  expect(await stage.holding(`[${deceiving}]`)).toEqual(['public.deductions', 'public.jobs']);
  const letters = await db.select({ html: mails.html }).from(mails);
  const html = letters.map((letter) => letter.html).join();
  expect([html.includes('&lt;img src=x'), html.includes('<img src=x')]).toEqual([true, false]);
  const { headers } = await stage.present('a super-admin');
  const sheet = await app.ask('GET /action-logs/logs.csv', { headers });
  expect(sheet.body).toContain(`"'${sly}`);
  expect(sheet.body).not.toContain(`"${sly}`);
});
