import { readFile, stat, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { editParams, exportParams, exportPsdParams, generateParams, upscaleParams } from '@naksha/contract';
import { families, renderVersion } from '@naksha/loom';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { edit } from '../builtin/edit.ts';
import { exportPicture } from '../builtin/export.ts';
import { exportPsd } from '../builtin/export-psd.ts';
import { generate } from '../builtin/generate.ts';
import { upscale } from '../builtin/upscale.ts';
import type { Drawn, EngineInput, EngineResult } from '../engine.ts';
import { changesSince } from './changes-since.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

const [width, height] = [192, 160];

/** A design as it comes from storage, with what was kept of it. */
async function design(drawn?: (own: Drawn) => Partial<Drawn> | Promise<Partial<Drawn>>): Promise<EngineInput> {
  const params = generateParams.parse({ trainedPattern: 'block-print', width, height, dpi: 60, seed: 'kept' });
  const { files } = await generate(params, [], await createContext());
  const [file] = files;
  if (file?.drawn === undefined) throw new Error('Expected a design with its plan');
  const { path, designDefinition } = file;
  const own = { ...file.drawn, ...(await drawn?.(file.drawn)) };
  return { path, fileName: 'design.png', width, height, dpi: 60, designDefinition, drawn: own };
}

/** The same plan as another version of the planner might have made it: half as large. */
async function planOfAnother({ plan = '' }: Drawn): Promise<Partial<Drawn>> {
  const kept = JSON.parse(brotliDecompressSync(await readFile(plan)).toString());
  for (const layer of kept.scene.layers) for (const item of layer.items) item.scale *= 0.5;
  kept.version = 99;
  await writeFile(plan, brotliCompressSync(JSON.stringify(kept)));
  return { planVersion: 99 };
}

/** As it was stored before there were versions: by the planner of today, which its recipe alone names. */
async function unversioned(): Promise<EngineInput> {
  const input = await design(withoutPlan({ planVersion: undefined }));
  const engineVersion = String(families['block-print'].version);
  return { ...input, designDefinition: { ...input.designDefinition, engineVersion } };
}

const withoutPlan = (versions: Partial<Drawn>) => () => ({ plan: undefined, ...versions });

async function exported(input: EngineInput, params: object = {}): Promise<EngineResult> {
  return exportPicture(exportParams.parse({ fileName: 'a', dpi: 60, ...params }), [input], await createContext());
}

const layered = async (input: EngineInput, params: object = {}): Promise<EngineResult> =>
  exportPsd(exportPsdParams.parse({ fileName: 'a', dpi: 60, ...params }), [input], await createContext());

const pixelsOf = async (path = '') => sharp(path).removeAlpha().raw().toBuffer();
const isEqual = async (one: string | undefined, other: string | undefined) =>
  (await pixelsOf(one)).equals(await pixelsOf(other));

it('keeps the plan of what it draws, with the versions that drew it', async () => {
  const { drawn } = await design();
  expect(drawn).toMatchObject({ planVersion: families['block-print'].version, renderVersion });
  const { size } = await stat(drawn?.plan ?? '');
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThan(100_000);
});

it('draws from the plan that was kept and not from what a planner makes by now', async () => {
  const asNow = await design();
  const other = await design(planOfAnother);
  const [plain, kept] = [await exported(asNow), await exported(other)];
  expect(plain.report).toBeUndefined();
  expect(await isEqual(plain.files[0]?.path, asNow.path)).toBe(true);
  expect(await isEqual(kept.files[0]?.path, asNow.path)).toBe(false);
  // What is drawn of it, however it is asked for, and the plan that is handed on, is the kept one.
  const enlarged = await upscale(upscaleParams.parse({ scale: 2 }), [other], await createContext());
  const twice = await exported(other, { dpi: 120 });
  expect(await isEqual(enlarged.files[0]?.path, twice.files[0]?.path)).toBe(true);
  const again = await exported({ ...other, drawn: kept.files[0]?.drawn });
  expect(await isEqual(again.files[0]?.path, kept.files[0]?.path)).toBe(true);
  const layers = await layered(other);
  expect(await isEqual(layers.files[0]?.rendition, kept.files[0]?.path)).toBe(true);
  expect(layers.files[0]?.drawn).toMatchObject({ planVersion: 99 });
});

it('edits the colours of a design in the plan that was kept', async () => {
  const params = editParams.parse({ prompt: 'make the ground navy' });
  const [now, then] = [await design(), await design(planOfAnother)];
  const [plain, kept] = [
    await edit(params, [now], await createContext()),
    await edit(params, [then], await createContext()),
  ];
  expect(await isEqual(plain.files[0]?.path, kept.files[0]?.path)).toBe(false);
  expect(kept.files[0]?.drawn).toMatchObject({ planVersion: 99 });
  expect(kept.report).toMatchObject({ done: [{ op: 'setColour' }] });
});

it('takes the stored pixels at their own size where the render has changed, and draws larger ones and says so', async () => {
  const input = await design(() => ({ renderVersion: renderVersion - 1 }));
  const own = await exported(input, { format: 'tiff' });
  expect(own.report).toEqual({ drawing: ['pixels'] });
  expect(await isEqual(own.files[0]?.path, input.path)).toBe(true);
  expect(own.files[0]?.drawn).toMatchObject({ renderVersion: renderVersion - 1 });
  const larger = await exported(input, { dpi: 120 });
  expect(larger.report).toEqual({ drawing: ['render'] });
  expect(larger.files[0]).toMatchObject({ width: 2 * width, drawn: { renderVersion } });
  const stored = await exported(input, { dpi: 120, drawing: 'stored' });
  expect(stored.report).toEqual({ drawing: ['pixels'] });
  expect(stored.files[0]).toMatchObject({ width: 2 * width, height: 2 * height, dpi: 120 });
  expect(await isEqual(stored.files[0]?.path, larger.files[0]?.path)).toBe(false);
});

it('says that the zones of a piece are planned by another planner than the design was', async () => {
  const piece = { extent: 'piece', usage: 'dupattas', dpi: 5 };
  expect((await exported(await design(planOfAnother), piece)).report).toEqual({ drawing: ['zones'] });
  expect((await exported(await design(), piece)).report).toBeUndefined();
});

it('plans a design from before there were versions once more, sees that it is the same, and keeps the plan', async () => {
  const input = await unversioned();
  const { files, found, report } = await exported(input);
  expect(report).toBeUndefined();
  expect(await isEqual(files[0]?.path, input.path)).toBe(true);
  expect(found).toMatchObject([{ input: 0, drawn: { planVersion: families['block-print'].version } }]);
  expect((await stat(found?.[0]?.drawn.plan ?? '')).size).toBeGreaterThan(100);
});

it('keeps the pixels of a design of which some are not drawn as they were, and says so; what a JPEG lost is no difference', async () => {
  const input = await unversioned();
  const pixels = await pixelsOf(input.path);
  // As an older render drew it: one sample is two levels lighter or darker.
  pixels[3000] = ((pixels[3000] ?? 0) + 2) % 256;
  const older = `${input.path}.older.png`;
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(older);
  const { files, found, report } = await exported({ ...input, path: older });
  expect(report).toEqual({ drawing: ['pixels'] });
  expect(await isEqual(files[0]?.path, older)).toBe(true);
  expect(files[0]?.drawn).toMatchObject({ renderVersion: 0 });
  expect(found).toMatchObject([
    { input: 0, drawn: { planVersion: families['block-print'].version, renderVersion: 0, plan: expect.any(String) } },
  ]);
  const lossy = `${input.path}.older.jpeg`;
  await sharp(input.path).jpeg({ quality: 95 }).toFile(lossy);
  expect((await exported({ ...input, path: lossy })).report).toBeUndefined();
});

it('keeps the pixels of a design that comes out different by now, at any size, and says so', async () => {
  const input = await unversioned();
  // As an older planner drew it: the same recipe, another picture.
  const older = `${input.path}.older.png`;
  await sharp(input.path).rotate(180).png().toFile(older);
  const { files, found, report } = await exported({ ...input, path: older });
  expect(report).toEqual({ drawing: ['pixels'] });
  expect(await isEqual(files[0]?.path, older)).toBe(true);
  expect(found).toEqual([{ input: 0, drawn: { planVersion: 0 } }]);
  const larger = await exported({ ...input, path: older }, { dpi: 120 });
  expect(larger).toMatchObject({ report: { drawing: ['pixels'] }, files: [{ width: 2 * width }] });
  // What was found out is not lost where nothing is made.
  await expect(exported({ ...input, path: older }, { format: 'svg' })).rejects.toMatchObject({ found });
  // It is drawn for anyone who knows that and asks for it.
  const gone = { ...input, path: older, drawn: { planVersion: 0, renderVersion } };
  expect((await exported(gone, { dpi: 120 })).report).toEqual({ drawing: ['planner'] });
  expect((await exported(gone)).report).toEqual({ drawing: ['pixels'] });
});

it('keeps the pixels where the plan of an older planner was lost: no one was warned that it would be drawn differently', async () => {
  const input = await design(withoutPlan({ planVersion: 0, hadPlan: true }));
  const larger = await exported(input, { dpi: 120 });
  expect(larger).toMatchObject({ report: { drawing: ['pixels'] }, files: [{ width: 2 * width }] });
});

it.each([
  ['shapes', (input: EngineInput, drawing: object) => exported(input, { format: 'svg', ...drawing })],
  ['whole goods', (input: EngineInput, drawing: object) => exported(input, { extent: 'piece', dpi: 5, ...drawing })],
  ['layers', layered],
])('makes %s of a design whose planner is gone only for whoever asks for today’s drawing', async (_, make) => {
  const gone = await design(withoutPlan({ planVersion: 0 }));
  await expect(make(gone, {})).rejects.toMatchObject({ code: 'drawing_changed' });
  await expect(make(gone, { drawing: 'stored' })).rejects.toMatchObject({ code: 'drawing_changed' });
  expect((await make(gone, { drawing: 'again' })).report?.drawing).toContain('planner');
});

it('draws a design whose layout is gone from the plan that was kept, and takes its pixels where none was', async () => {
  const own = await design();
  const kept = own.drawn;
  if (kept === undefined) throw new Error('Expected a design with its plan');
  const former = (plan = kept.plan): EngineInput => ({
    ...own,
    designDefinition: { ...own.designDefinition, layout: 'dropped' },
    drawn: { ...kept, plan },
  });
  const [then, now] = [await exported(former(), { dpi: 120 }), await exported(own, { dpi: 120 })];
  expect(then.files[0]).toMatchObject({ width: 2 * width, drawn: { planVersion: families['block-print'].version } });
  expect(await isEqual(then.files[0]?.path, now.files[0]?.path)).toBe(true);
  expect(await isEqual((await layered(former())).files[0]?.rendition, own.path)).toBe(true);
  expect((await upscale(upscaleParams.parse({ scale: 2 }), [former()], await createContext())).report).toEqual({
    redrawn: true,
  });
  await expect(exported(former(), { extent: 'piece', dpi: 5 })).rejects.toMatchObject({
    code: 'edit_needs_recipe',
  });
  const row = { designDefinition: former().designDefinition ?? null, planVersion: 1, renderVersion: 0 };
  expect(changesSince({ ...row, hasPlan: true })).toContain('render');
  expect(changesSince({ ...row, hasPlan: false })).toEqual([]);
  const lost = `${own.path}.plan`;
  await writeFile(lost, 'no plan');
  expect((await exported(former(lost), { dpi: 120 })).files[0]).toMatchObject({ width });
});

it('takes a plan that cannot be read for one that is not there', async () => {
  for (const bytes of [Buffer.from('no plan'), brotliCompressSync('{"form":1}'), brotliCompressSync('x'.repeat(6e7))]) {
    const input = await design(async ({ plan = '' }) => {
      await writeFile(plan, bytes);
      return {};
    });
    const { files, found } = await exported(input);
    expect(await isEqual(files[0]?.path, input.path)).toBe(true);
    expect(found).toHaveLength(1);
  }
});
