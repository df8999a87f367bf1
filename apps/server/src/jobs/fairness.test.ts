import { jobRequest } from '@naksha/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askerOf } from '../../test/asker.ts';
import { engineOf, gate, paint, untilAborted } from '../../test/engines.ts';
import { eventually } from '../../test/eventually.ts';
import { useWorkshop } from '../../test/use-workshop.ts';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { ClientScope } from '../http/scope.ts';
import { submitDesign } from '../modules/designs/submit-design.ts';

const { shop, hers, work } = useWorkshop();
const waitedMs = 10_000;

/** A large picture of somebody's, as far as anyone can see without opening it. */
async function largePicture(scope: ClientScope): Promise<string> {
  const [picture] = (await askerOf(scope).ended(await askerOf(scope).ask())).results;
  const id = picture?._id ?? '';
  await scope.db.update(files).set({ width: 6000, height: 6000, totalPixels: 36_000_000 }).where(eq(files.id, id));
  return id;
}

/** Asks for an enlargement of a picture. */
async function enlarge(scope: ClientScope, fileId: string): Promise<string> {
  const request = jobRequest.parse({ operation: 'upscale', inputs: [fileId], params: { scale: 2 } });
  return (await submitDesign(scope, request)).job._id;
}

test('while two clients hold both long places and ask for more, a small job of a third begins, and its long job is the next', async () => {
  const ends: (() => void)[] = [];
  await work(
    engineOf(async (context, params, inputs) => {
      if (!('scale' in params)) return paint(context, params, inputs);
      const { open, passed } = gate();
      ends.push(open);
      await Promise.race([passed, untilAborted(context.signal)]);
      return paint(context, {}, inputs);
    }),
    { slots: 3 },
  );
  const [one, two, third] = [await shop().designer(100), await shop().designer(100), await shop().designer(100)];
  const pictures = new Map<ClientScope, string>();
  for (const scope of [one, two, third]) pictures.set(scope, await largePicture(scope));
  const ask = (scope: ClientScope) => enlarge(scope, pictures.get(scope) ?? '');
  await ask(one);
  await ask(two);
  await eventually(() => expect(ends).toHaveLength(2));
  for (let turn = 0; turn < 5; turn++) for (const scope of [one, two]) await ask(scope);
  const large = await ask(third);
  const small = await askerOf(third).ended(await askerOf(third).ask());
  expect([small.state, (await askerOf(third).look(large)).state]).toEqual(['done', 'queued']);

  const begun = async () => {
    const ofThese = inArray(jobs.clientId, [one.clientId, two.clientId, third.clientId]);
    const rows = await shop().connection.db.select().from(jobs).where(ofThese).orderBy(asc(jobs.startedAt));
    return rows.filter(({ operation, startedAt }) => operation === 'upscale' && startedAt !== null);
  };
  ends.shift()?.();
  await eventually(async () => expect(await begun()).toHaveLength(3));
  expect((await begun()).at(-1)?.clientId).toBe(third.clientId);
  // Nothing is left in line for the next test.
  await eventually(async () => {
    for (const end of ends.splice(0)) end();
    expect((await begun()).filter(({ state }) => state === 'done')).toHaveLength(13);
  });
});

test('a small job begins within seconds behind any number of long jobs of any number of others', async () => {
  // What is long works on until it is stopped, as the largest pictures do for minutes.
  const painter = await work(
    engineOf((context, params, inputs) =>
      'scale' in params ? untilAborted(context.signal) : paint(context, params, inputs),
    ),
  );
  const others = await Promise.all(Array.from({ length: 5 }, () => shop().designer(100)));
  for (const other of others) {
    const id = await largePicture(other);
    for (let turn = 0; turn < 3; turn++) await enlarge(other, id);
  }
  const began = performance.now();
  const small = await hers().ended(await hers().ask());
  expect(small.state).toBe('done');
  expect(performance.now() - began).toBeLessThan(waitedMs);
  await painter.stop(0);
});
