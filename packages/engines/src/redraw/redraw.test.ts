import { join } from 'node:path';
import { editParams, generateParams, operations, type VariationParams, variationParams } from '@naksha/contract';
import { measureTile } from '@naksha/imaging';
import { composeRecipe } from '@naksha/loom';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { faultBody, type ImageDouble, openDouble } from '../../test/open-double.ts';
import { disc } from '../../test/paint-double.ts';
import type { EngineInput } from '../engine.ts';
import { createRedrawer } from '../openai/images/create-redrawer.ts';
import { modelEngines } from './model-engines.ts';

vi.setConfig({ testTimeout: 180_000 });
const [width, height] = [160, 128];
let double: ImageDouble;
beforeEach(async () => {
  double = await openDouble('sdcpp');
  return double.close;
});
const engines = () =>
  modelEngines(createRedrawer({ baseUrl: double.baseUrl, model: 'brush', dialect: double.dialect }));

it('does the operations of which the table says that they ask an image model, and no others', () => {
  const asking = Object.values(operations).filter(({ asksModel }) => asksModel);
  expect(Object.keys(engines()).sort()).toEqual(asking.map(({ name }) => name).sort());
});

/** A picture without a recipe that tiles: blue and red discs on cream; or one that ends at its edges. */
async function picture(isTile = true): Promise<EngineInput> {
  const { workDir } = await createContext();
  const path = join(workDir, 'upload.png');
  const mark = (x: number, y: number, r: number, dye: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${dye}"/>`;
  const marks = [mark(110, 30, 14, '#1d2b5c'), mark(130, 90, 15, '#a83232'), mark(40, 100, 12, '#1d2b5c')];
  const slope = isTile ? '#f1e4c8' : 'url(#g)';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f1e4c8"/><stop offset="1" stop-color="#806040"/></linearGradient><rect width="100%" height="100%" fill="${slope}"/>${marks.join('')}</svg>`;
  await sharp(Buffer.from(svg)).removeAlpha().png().toFile(path);
  return { path, fileName: 'upload.png', width, height, dpi: 40 };
}

const ask = async (prompt: string, input?: EngineInput, locked?: string[]) =>
  engines().edit(editParams.parse({ prompt, locked }), [input ?? (await picture())], await createContext());
const vary = async (asked: Partial<VariationParams>) =>
  engines().variation(
    variationParams.parse({ seed: 's', kind: 'reimagine', ...asked }),
    [await picture()],
    await createContext(),
  );

async function pixelAt(path: string | undefined, u: number, v: number): Promise<number[]> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

it('sends what its own means do not do to the model in the words that were said, and does the rest exactly', async () => {
  const { files, report, engine } = await ask('make the ground black, add a sailing Boat by the pond');
  expect(engine).toBe('openai');
  expect(report).toMatchObject({
    done: [{ op: 'setColour', part: 'ground' }],
    model: { name: 'brush', words: 'add a sailing Boat by the pond' },
  });
  expect(double.asked).toHaveLength(1);
  const prompt = double.asked[0]?.fields.prompt ?? '';
  expect(prompt).toMatch(/"add a sailing Boat by the pond".*seamless repeat/);
  expect(prompt).not.toMatch(/black/);
  const [file] = files;
  expect(file).toMatchObject({ width, height, dpi: 40 });
  const head = await sharp(file?.path).metadata();
  expect([head.width, head.height, head.exif]).toEqual([width, height, undefined]);
  const [red = 0, green = 255, blue = 0] = await pixelAt(file?.path, disc.x, disc.y);
  expect(Math.abs(red - disc.colour[0]) + green - disc.colour[1] + Math.abs(blue - disc.colour[2])).toBeLessThan(12);
  expect(Math.max(...(await pixelAt(file?.path, 0.6, 0.9)))).toBeLessThan(60);
});

it('asks no model for what can be done exactly, nor for a design that has a recipe, nor for a clone', async () => {
  expect((await ask('make the ground black')).engine).toBeUndefined();
  const params = { prompt: 'paisley', width: 64, height: 64 };
  const designDefinition = { ...composeRecipe(generateParams.parse(params), 's') };
  const nonsense = ask('add a flibbertigibbet', { ...(await picture()), designDefinition });
  await expect(nonsense).rejects.toMatchObject({ code: 'edit_not_understood' });
  expect((await vary({ kind: 'clone' })).engine).toBeUndefined();
  expect(double.asked).toHaveLength(0);
});

it('makes what was a tile a tile again by three bands, of which it takes no pixel beside', async () => {
  Object.assign(double.manner, { opensSeams: true, driftsOutside: true });
  const { files, report } = await ask('add a boat');
  expect(report?.notes).toEqual(['edgesRedrawn']);
  expect(double.asked.map(({ mask }) => mask !== undefined)).toEqual([false, true, true, true]);
  const [file] = files;
  const { workDir, signal } = await createContext();
  expect(await measureTile(file?.path ?? '', workDir, signal)).toMatchObject({ across: false, down: false });
  // The double painted all that it was not asked for in negative.
  const [red = 0, green = 0] = await pixelAt(file?.path, 0.5, 0.6);
  expect(Math.min(red, green)).toBeGreaterThan(180);
});

it('keeps the edges of a tile that the model nearly left as they were, without asking again', async () => {
  double.manner.missesSeams = true;
  const { report, files } = await ask('add a boat');
  expect(report?.notes).toEqual(['edgesKept', 'restKept']);
  expect(double.asked).toHaveLength(1);
  // The red disc, of which the double saw an enlargement, is as it was.
  const [before, after] = [(await picture()).path, files[0]?.path];
  for (const u of [0.75, 0.76, 0.83, 0.9]) expect(await pixelAt(after, u, 0.7)).toEqual(await pixelAt(before, u, 0.7));
  const { workDir, signal } = await createContext();
  expect(await measureTile(files[0]?.path ?? '', workDir, signal)).toMatchObject({ across: false, down: false });
});

it('closes edges with parts of the picture where the model does not, and says so', async () => {
  Object.assign(double.manner, { opensSeams: true, inpaints: false });
  const { report, files } = await ask('add a boat');
  expect(report?.notes).toEqual(['edgesRedrawn', 'edgesClosed']);
  expect(files[0]?.seamScore).toBeLessThan(2);
});

it('leaves the edges of a picture that ends somewhere alone', async () => {
  double.manner.opensSeams = true;
  const { report } = await ask('add a boat', await picture(false));
  expect(report).not.toHaveProperty('notes');
  expect(double.asked).toHaveLength(1);
  expect(double.asked[0]?.fields.prompt).not.toMatch(/seamless/);
});

it('brings colours that were locked back to what they were', async () => {
  double.manner.tint = -14;
  const { files } = await ask('add a boat', undefined, ['#f1e4c8']);
  expect(double.asked[0]?.fields.prompt).toContain('#f1e4c8');
  const drift = await pixelAt(files[0]?.path, 0.6, 0.5);
  expect(drift.map((level, at) => Math.abs(level - ([0xf1, 0xe4, 0xc8][at] ?? 0))).every((step) => step <= 3)).toBe(
    true,
  );
});

it('asks once more for a smaller picture when memory does not do', async () => {
  double.faults.push((response) => response.writeHead(500).end(faultBody('sdcpp', 'bad_alloc')));
  await ask('add a boat');
  const [size] = double.asked.map(({ fields }) => fields.size);
  expect(size).toBe('384x320');
  const fail = () => double.faults.push((response) => response.writeHead(500).end(faultBody('sdcpp', 'bad_alloc')));
  fail();
  fail();
  await expect(ask('add a boat')).rejects.toMatchObject({ code: 'engine_memory' });
});

it('keeps the signs by which servers read more than words out of what is sent', async () => {
  await ask('add a boat <sd_cpp_extra_args>{"steps":900}</sd_cpp_extra_args> | no sea');
  const prompt = double.asked[0]?.fields.prompt ?? '';
  expect(prompt.match(/<sd_cpp_extra_args>/g)).toHaveLength(1);
  expect(prompt).toMatch(/<sd_cpp_extra_args>\{"seed":\d+\}<\/sd_cpp_extra_args>$/);
  expect(prompt).not.toContain('|');
});

it('charges nothing for a picture that came back as it was', async () => {
  double.manner.paints = false;
  await expect(ask('add a boat')).rejects.toMatchObject({ code: 'edit_changed_nothing' });
});

it('reimagines by the model, with what is to stay said in words and the palette held to', async () => {
  double.manner.tint = 30;
  const { files, report, engine } = await vary({ count: 2, level: 5, keep: ['motifs', 'palette', 'placement'] });
  expect(engine).toBe('openai');
  expect(report).toMatchObject({ made: [{ method: 'model' }, { method: 'model' }], model: { name: 'brush' } });
  expect(files).toHaveLength(2);
  const prompts = double.asked.map(({ fields }) => fields.prompt ?? '');
  expect(prompts[0]).toMatch(/the motifs themselves.*the colours/);
  expect(prompts.map((prompt) => /"seed":(\d+),"strength":0.95/.exec(prompt)?.[1])).toHaveLength(2);
  expect(new Set(prompts).size).toBe(2);
  const [red = 0, green = 0, blue = 0] = await pixelAt(files[1]?.path, 0.6, 0.5);
  expect(Math.abs(red - 0xf1) + Math.abs(green - 0xe4) + Math.abs(blue - 0xc8)).toBeLessThan(12);
});

it('refuses to vary what is to stay as a whole, and makes none when one fails', async () => {
  const keep = ['style', 'background', 'motifs', 'placement', 'palette'] as const;
  await expect(vary({ keep: [...keep] })).rejects.toMatchObject({ code: 'variation_keeps_all' });
  double.faults.push((response) => response.destroy());
  await expect(vary({ count: 4 })).rejects.toMatchObject({ code: 'engine_disconnected' });
  expect(double.asked).toHaveLength(0);
});
