import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { engineOf, paint } from '../../test/engines.ts';
import { eventually } from '../../test/eventually.ts';
import { useWorkshop } from '../../test/use-workshop.ts';
import { jobs } from '../db/schema/jobs.ts';
import { builtinEngines, type EngineTable } from './engine-table.ts';

const { shop, asha, hers, work } = useWorkshop();
const newer = { prompt: 'vines', weft: 'of next year' };
const row = async (id: string) => (await asha().db.select().from(jobs).where(eq(jobs.id, id)))[0];

describe('a job that a process does not know', () => {
  test.each<[string, EngineTable]>([
    ['by its operation', () => undefined],
    ['by a parameter', builtinEngines],
  ])('%s is left in line for a process that knows it, and takes no harm', async (_what, older) => {
    const id = await hers().ask();
    await asha().db.update(jobs).set({ params: newer }).where(eq(jobs.id, id));
    await work(older);
    await eventually(async () => expect(await row(id)).toMatchObject({ state: 'queued', startedAt: expect.any(Date) }));
    await work(engineOf(paint));
    expect(await hers().ended(id)).toMatchObject({ state: 'done' });
    expect(await row(id)).toMatchObject({ failures: 0 });
  });

  test('and that no process has known for a quarter of an hour fails, costs nothing and is reported', async () => {
    const id = await hers().ask();
    const startedAt = sql`now() - interval '16 minutes'`;
    await asha().db.update(jobs).set({ params: newer, startedAt }).where(eq(jobs.id, id));
    await work(builtinEngines);
    expect(await hers().ended(id)).toMatchObject({ state: 'failed', error: { code: 'job_failed' } });
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
    expect(shop().errors).toMatchObject([{ name: 'UnknownHere' }]);
  });
});
