import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { jobRequest } from '@naksha/contract';
import { asJob, checkWhole, closePictures, openPicture } from '@naksha/imaging';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { askerOf } from '../../test/asker.ts';
import { engineOf, gate, onePixel, paint } from '../../test/engines.ts';
import { eventually } from '../../test/eventually.ts';
import { keepRow, plainPicture } from '../../test/uploads.ts';
import { useWorkshop } from '../../test/use-workshop.ts';
import { clients } from '../db/schema/clients.ts';
import { files } from '../db/schema/files.ts';
import { jobProgress, jobs } from '../db/schema/jobs.ts';
import { users } from '../db/schema/users.ts';
import type { ClientScope } from '../http/scope.ts';
import { submitDesign } from '../modules/designs/submit-design.ts';

const { shop, asha, hers, work } = useWorkshop();

describe('a job', () => {
  test('has its id beside what the children of its pictures write to their standard error', async () => {
    const heard: { line: string; jobId: string }[] = [];
    const onChildLine = (line: string, jobId: string) => heard.push({ line, jobId });
    // Makes a child say which modules it loads; one that works already would not.
    closePictures();
    process.env.NODE_DEBUG = 'module';
    try {
      const engines = engineOf(async (context, params, inputs) => {
        const made = await paint(context, params, inputs);
        for (const { path } of made.files) await openPicture(path);
        return made;
      });
      await work(engines, { onChildLine });
      const id = await hers().ask();
      await hers().ended(id);
      await expect.poll(() => heard.find(({ line }) => line.startsWith('MODULE'))).toMatchObject({ jobId: id });
    } finally {
      delete process.env.NODE_DEBUG;
      closePictures();
    }
  });

  test('ends with its results stored, its credits spent and its making written down', async () => {
    await work(engineOf(paint));
    const id = await hers().ask(3);
    const job = await hers().ended(id);
    expect(job).toMatchObject({ state: 'done', progress: 1, cost: 6 });
    expect(job.results).toHaveLength(3);
    expect(job.results[1]).toMatchObject({
      fileName: 'Vines on cream.png',
      directory: null,
      saved: false,
      contentType: 'image/png',
      width: 1,
      totalPixels: 1,
      dpi: 150,
      jobId: id,
      operation: 'generate',
      params: { prompt: 'vines', count: 3 },
      engine: 'builtin',
      seed: 'seed-1',
      seamScore: 0.5,
      designDefinition: { title: 'Vines on cream', at: 1 },
    });
    expect(await hers().balance()).toMatchObject({ creditsLeft: 94, reserved: 0 });
    const rows = await asha().db.select().from(files).where(eq(files.jobId, id));
    expect((await hers().storedKeys()).sort()).toEqual(rows.map((row) => row.storageKey).sort());
    expect(await asha().db.select().from(jobProgress).where(eq(jobProgress.jobId, id))).toEqual([]);
  });

  test.each([
    ['before it began', 'users', 'user_inactive'],
    ['while it was made', 'users', 'user_inactive'],
    ['while it was made', 'clients', 'client_inactive'],
  ] as const)('makes and charges nothing for whoever was deactivated %s (%s)', async (when, table, code) => {
    const { db, userId, clientId } = asha();
    const deactivate = () =>
      table === 'users'
        ? db.update(users).set({ isActive: false }).where(eq(users.id, userId))
        : db.update(clients).set({ isActive: false }).where(eq(clients.id, clientId));
    const id = await hers().ask(3);
    if (when === 'before it began') await deactivate();
    await work(
      engineOf(async (context, params, inputs) => {
        if (when !== 'before it began') await deactivate();
        return paint(context, params, inputs);
      }),
    );
    await eventually(async () => {
      const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
      expect(job).toMatchObject({ state: 'failed', error: { code } });
    });
    expect(await db.select().from(files).where(eq(files.jobId, id))).toEqual([]);
    await db.update(users).set({ isActive: true }).where(eq(users.id, userId));
    await db.update(clients).set({ isActive: true }).where(eq(clients.id, clientId));
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('passes its inputs on, keeps them as parents and puts exports into their folder', async () => {
    const seen: unknown[] = [];
    const engine = engineOf(async (context, params, inputs) => {
      seen.push(...inputs);
      return paint(context, params, inputs);
    });
    await work(engine);
    const [parent] = (await hers().ended(await hers().ask())).results;
    const request = { operation: 'export', inputs: [parent?._id], params: { fileName: 'saree border' } };
    const { job } = await submitDesign(asha(), jobRequest.parse(request));
    const [exported] = (await hers().ended(job._id)).results;
    expect(exported).toMatchObject({ parentId: parent?._id, directory: 'exported', saved: true });
    expect(seen).toMatchObject([{ width: 1, height: 1, dpi: 150, designDefinition: { title: 'Vines on cream' } }]);
  });

  test('decodes a picture that is kept whole in memory after that of another job, and is passed by others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'naksha-greedy-'));
    const [sound, endless] = [join(folder, 'sound.png'), join(folder, 'endless')];
    await writeFile(sound, onePixel);
    // Never read to its end, for nothing is ever written into it.
    execFileSync('/usr/bin/mkfifo', [endless]);
    const order: string[] = [];
    const stop = new AbortController();
    const begun = [gate(), gate()] as const;
    let isFirst = true;
    const engine = engineOf(async (context, params, inputs) => {
      const [mine, path] = isFirst ? [begun[0], endless] : [begun[1], sound];
      isFirst = false;
      const decoded = checkWhole(path, stop.signal).catch(() => undefined);
      mine.open();
      await decoded;
      order.push('greedy');
      return paint(context, params, inputs);
    });
    await work(engine, { slots: 4 });
    const submit = async (scope: ClientScope) => {
      const id = await keepRow(scope.db, scope, { width: 3000, height: 3000 });
      await scope.services.storage.put(`files/${scope.clientId}/${id}`, Readable.from([await hugeInPasses()]));
      await submitDesign(
        scope,
        jobRequest.parse({ operation: 'filter', inputs: [id], params: { filter: 'grayscale' } }),
      );
    };
    await submit(asha());
    await begun[0].passed;
    await submit(await shop().designer(100));
    await begun[1].passed;
    await asJob('long', () => checkWhole(sound));
    order.push('modest');
    stop.abort();
    await eventually(() => expect(order).toEqual(['modest', 'greedy', 'greedy']));
    await rm(folder, { recursive: true });
  });

  test('names what has no recipe after the design that it was made from', async () => {
    await work(
      engineOf(async (context, params, inputs) => {
        const { files: painted } = await paint(context, params, inputs);
        if (inputs.length === 0) return { files: painted };
        return { files: painted.map(({ designDefinition: _recipe, ...file }) => file) };
      }),
    );
    const filtered = async (id: string | undefined) => {
      const request = { operation: 'filter', inputs: [id], params: { filter: 'grayscale' } };
      const { job } = await submitDesign(asha(), jobRequest.parse(request));
      return (await hers().ended(job._id)).results[0];
    };
    const parents = (await hers().ended(await hers().ask(3))).results.map(({ _id }) => _id);
    const [named = '', drawn, scanned = ''] = parents;
    await asha().db.update(files).set({ designName: 'Night garden: “બગીચો”' }).where(eq(files.id, named));
    await asha()
      .db.update(files)
      .set({ fileName: 'scan 12.TIFF', designDefinition: null })
      .where(eq(files.id, scanned));
    expect(await filtered(named)).toMatchObject({ fileName: 'Night garden “બગીચો”.png' });
    expect(await filtered(drawn)).toMatchObject({ fileName: 'Vines on cream.png' });
    const again = await filtered(scanned);
    expect(again).toMatchObject({ fileName: 'scan 12.png', parentId: scanned });
    expect(await filtered(again?._id)).toMatchObject({ fileName: 'scan 12.png' });
  });

  test('stores a drawing with a picture of it, which is what other operations are given', async () => {
    const opened: Buffer[] = [];
    const engine = engineOf(async (context, params, inputs) => {
      for (const { path } of inputs) opened.push(await readFile(path));
      const { files: painted } = await paint(context, params, inputs);
      const path = join(context.workDir, 'drawing.svg');
      await writeFile(path, '<svg/>');
      return { files: painted.map((file) => ({ ...file, path, rendition: file.path, contentType: 'image/svg+xml' })) };
    });
    await work(engine);
    const [drawing] = (await hers().ended(await hers().ask())).results;
    expect(drawing).toMatchObject({ fileName: 'Vines on cream.svg', contentType: 'image/svg+xml', bytes: 6 });
    const request = { operation: 'export', inputs: [drawing?._id], params: { fileName: 'vines' } };
    await hers().ended((await submitDesign(asha(), jobRequest.parse(request))).job._id);
    expect(opened).toEqual([onePixel]);
  });

  test('reports how far it is, forwards only, from what the engine has done', async () => {
    const reported: number[] = [];
    const bands = 12;
    await work(
      engineOf(async (context, params, inputs) => {
        for (let band = 1; band <= bands; band++) {
          await new Promise((resolve) => setTimeout(resolve, 60));
          context.progress(band / bands);
        }
        return paint({ ...context, progress: () => undefined }, params, inputs);
      }),
    );
    const id = await hers().ask();
    const end = shop().services.events.subscribe((event) => {
      if (event.kind === 'job')
        void hers()
          .look(id)
          .then((job) => reported.push(job.progress));
    });
    await hers().ended(id);
    end();
    const between = reported.filter((fraction) => fraction > 0 && fraction < 1);
    expect(between.length).toBeGreaterThan(1);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    for (const fraction of between)
      expect(Math.abs(fraction * bands - Math.round(fraction * bands))).toBeLessThan(1e-3);
  });

  test('of somebody who asks for one does not wait for all of somebody who asked for many', async () => {
    const bina = await shop().designer(10);
    const many: string[] = [];
    for (let at = 0; at < 10; at++) many.push(await hers().ask());
    const one = await askerOf(bina).ask();
    await work(engineOf(paint), { slots: 1 });
    await Promise.all(many.map((id) => hers().ended(id)));
    await askerOf(bina).ended(one);
    const order = await asha().db.select({ id: jobs.id }).from(jobs).orderBy(asc(jobs.finishedAt)).limit(1000);
    const ours = order.map((row) => row.id).filter((id) => id === one || many.includes(id));
    expect(ours.indexOf(one)).toBeLessThanOrEqual(1);
  });

  test('of a neighbour is done while four long ones of one client run and wait, and so is that of a third', async () => {
    const { open, passed } = gate();
    await work(
      engineOf(async (context, params, inputs) => {
        if (params.count === 4) await passed;
        return paint(context, params, inputs);
      }),
      { slots: 3 },
    );
    const long = [];
    for (let at = 0; at < 4; at++) long.push(await hers().ask(4));
    await Promise.all(long.slice(0, 2).map((id) => hers().running(id)));
    for (const neighbour of [await shop().designer(10), await shop().designer(10)]) {
      const theirs = askerOf(neighbour);
      expect(await theirs.ended(await theirs.ask())).toMatchObject({ state: 'done' });
    }
    const states = await Promise.all(long.map(async (id) => (await hers().look(id)).state));
    expect(states).toEqual(['running', 'running', 'queued', 'queued']);
    open();
    for (const id of long) expect(await hers().ended(id)).toMatchObject({ state: 'done' });
  });
});

/** What says that it is a JPEG in passes of 279 million pixels. */
async function hugeInPasses(): Promise<Buffer> {
  const bytes = await plainPicture().jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  for (const at of [5, 7]) bytes.writeUInt16BE(16_700, frame + at);
  return bytes;
}
