import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { showBand } from '@naksha/imaging';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../../test/contexts.ts';
import { type DoubleFault, faultBody, type ImageDouble, openDouble } from '../../../test/open-double.ts';
import { disc } from '../../../test/paint-double.ts';
import { EngineError } from '../../engine-error.ts';
import type { RedrawWish } from '../../redraw/redrawer.ts';
import { createRedrawer } from './create-redrawer.ts';
import { type DialectName, dialects } from './dialects.ts';

vi.setConfig({ testTimeout: 180_000 });
const doubles: ImageDouble[] = [];
afterEach(() => {
  for (const double of doubles.splice(0)) double.close();
});

const names = Object.keys(dialects).filter((name): name is DialectName => name in dialects);

/** A double, and a picture in a size that it takes. */
async function open(name: DialectName, settings: { patienceMs?: number } = {}) {
  const double = await openDouble(name);
  doubles.push(double);
  const { baseUrl } = double;
  const redrawer = createRedrawer({ baseUrl, model: 'brush', apiKey: 'canary', dialect: name, ...settings });
  const { workDir } = await createContext();
  const [size = { width: 0, height: 0 }] = redrawer.sizesFor({ width: 500, height: 500 });
  const picture = join(workDir, 'picture.png');
  await sharp({ create: { ...size, channels: 3, background: '#204060' } })
    .png()
    .toFile(picture);
  const wish: RedrawWish = { picture, size, words: 'a boat', seed: 7, strength: 0.5, to: join(workDir, 'answer.png') };
  const { signal } = new AbortController();
  const draw = (more: Partial<RedrawWish> = {}) => redrawer.redraw({ ...wish, ...more }, signal);
  return { double, redrawer, wish, draw, workDir, size };
}

async function pixelAt(path: string, u: number, v: number): Promise<number[]> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

const blue = [0x20, 0x40, 0x60];

describe.each(names)('a server of the kind %s', (name) => {
  it('draws a whole picture again, and is sent what it needs and the key', async () => {
    const { double, draw, wish, size } = await open(name);
    await draw();
    const [asked] = double.asked;
    expect(asked).toMatchObject({ key: 'Bearer canary', fields: { model: 'brush' } });
    expect(asked?.fields.prompt).toMatch(/^a boat/);
    expect(asked?.fields.size).toBe(`${size.width}x${size.height}`);
    expect(await pixelAt(wish.to, disc.x, disc.y)).toEqual([...disc.colour]);
    expect(await pixelAt(wish.to, 0.9, 0.9)).toEqual(blue);
    const seeds = { openai: undefined, sdcpp: '"seed":7', 'vllm-omni': '7', localai: undefined }[name];
    if (seeds !== undefined) expect(`${asked?.fields.seed} ${asked?.fields.prompt}`).toContain(seeds);
  });

  it('draws where the mask says and nowhere else', async () => {
    const { double, redrawer, draw, wish, workDir, size } = await open(name);
    double.manner.driftsOutside = true;
    const [view, mask] = [join(workDir, 'view.png'), join(workDir, 'mask.png')];
    // Off the middle on both axes: turned inside out it would be seen.
    const band = {
      roll: { across: 0, down: 0 },
      left: size.width / 8,
      top: size.height / 4,
      width: 96,
      height: 64,
      soft: 1,
    };
    const { signal } = new AbortController();
    await showBand({ from: wish.picture, to: view, mask, band, kind: redrawer.maskKind }, signal);
    await draw({ picture: view, mask });
    // The double turns what lies outside of the mask into its negative.
    const inside = await pixelAt(wish.to, 1 / 8 + 48 / size.width, 1 / 4 + 32 / size.height);
    expect(inside).toEqual(blue);
    expect(await pixelAt(wish.to, 0.9, 0.9)).toEqual(blue.map((level) => 255 - level));
  });

  it('says in its own way that its memory does not do', async () => {
    const { double, draw } = await open(name);
    const body = faultBody(name, 'CUDA out of memory. Tried to allocate 9.00 GiB (GPU 0; secret.path/here)');
    double.faults.push((response) => response.writeHead(500).end(body));
    await expect(draw()).rejects.toMatchObject({ code: 'engine_memory', isWorthRetrying: false });
  });
});

const json =
  (body: unknown): DoubleFault =>
  (response) =>
    void response.end(JSON.stringify(body));
const fail =
  (status: number, body: string, headers = {}): DoubleFault =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const sends = (bytes: Buffer) => json({ data: [{ b64_json: bytes.toString('base64') }] });

it.each<[string, DoubleFault, string, boolean]>([
  ['a page of HTML with 500', fail(500, '<html>Server got itself in trouble</html>'), 'job_failed', true],
  ['a wrong key', fail(401, faultBody('openai', 'Incorrect API key', 'invalid_api_key')), 'job_failed', false],
  ['no such model', fail(404, faultBody('openai', 'The model does not exist', 'model_not_found')), 'job_failed', false],
  ['no credit there', fail(429, faultBody('openai', 'You exceeded', 'insufficient_quota')), 'unavailable', false],
  ['a refusal of the wish', fail(400, faultBody('openai', 'Rejected', 'moderation_blocked')), 'engine_refused', false],
  ['a gateway that waited too long', fail(504, ''), 'load_issue', false],
  ['too large a request', fail(413, 'Maximum request body size exceeded'), 'engine_memory', false],
  ['another place', (response) => void response.writeHead(307, { location: '/v1/else' }).end(), 'job_failed', false],
  ['a connection that breaks', (_, request) => void request.socket.destroy(), 'engine_disconnected', true],
  ['no JSON', fail(200, 'Sure! Here it is'), 'engine_bad_picture', true],
  ['no picture', json({ data: [] }), 'engine_bad_picture', true],
  ['a picture cut short', sends(png.subarray(0, png.length - 900)), 'engine_bad_picture', true],
  ['a drawing', sends(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'engine_bad_picture', true],
  [
    'another shape',
    sends(await sharp(png).resize(512, 1024, { fit: 'fill' }).png().toBuffer()),
    'engine_bad_picture',
    true,
  ],
  ['an address elsewhere', json({ data: [{ url: 'http://127.0.0.1:1/a.png' }] }), 'engine_bad_picture', true],
  ['an address of a file', json({ data: [{ url: 'file:///etc/passwd' }] }), 'engine_bad_picture', true],
  ['60 MB', (response) => void response.end(Buffer.alloc(60_000_000, 0x20)), 'engine_bad_picture', true],
])('does not take %s for a picture', async (_, fault, code, isWorthRetrying) => {
  const { double, draw, wish } = await open('openai');
  double.faults.push(fault);
  const problem = await draw().catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(EngineError);
  expect(problem).toMatchObject({ code, isWorthRetrying });
  expect(`${problem}${JSON.stringify(problem)}`).not.toMatch(/canary|boat|trouble|exceeded|Incorrect/);
  await expect(access(wish.to)).rejects.toThrow();
});

it('asks a busy server again when it says so, and not for ever', async () => {
  const { double, draw } = await open('openai');
  const busy = fail(429, faultBody('openai', 'Slow down', 'rate_limit_exceeded'), { 'retry-after': '0' });
  double.faults.push(busy, busy);
  await draw();
  expect(double.asked).toHaveLength(1);
  double.faults.push(busy, busy, busy);
  await expect(draw()).rejects.toMatchObject({ code: 'unavailable', isWorthRetrying: false });
  double.faults.push(fail(503, '', { 'retry-after': '3600' }));
  await expect(draw()).rejects.toMatchObject({ code: 'unavailable' });
  expect(double.faults).toHaveLength(0);
});

it('asks one server for no more at a time than it works on, whoever asks, and lets those who wait leave', async () => {
  const { double, draw, redrawer, wish } = await open('sdcpp');
  const other = createRedrawer({ baseUrl: double.baseUrl, model: 'brush', dialect: 'sdcpp' });
  const { signal } = new AbortController();
  const stop = new AbortController();
  const held: (() => void)[] = [];
  const arrived = () => expect.poll(() => held.length);
  const hold: DoubleFault = (response) => {
    held.push(() => response.writeHead(401).end());
  };
  double.faults.push(hold, hold, hold);
  const one = expect(draw()).rejects.toMatchObject({ code: 'job_failed' });
  await arrived().toBe(1);
  const left = expect(other.redraw(wish, stop.signal)).rejects.toThrow('called off');
  const next = expect(other.redraw(wish, signal)).rejects.toMatchObject({ code: 'job_failed' });
  const last = expect(redrawer.redraw(wish, signal)).rejects.toMatchObject({ code: 'job_failed' });
  stop.abort(new Error('called off'));
  await left;
  for (const [count, asked] of [one, next, last].entries()) {
    expect(held).toHaveLength(count + 1);
    held[count]?.();
    await asked;
    if (count < 2) await arrived().toBe(count + 2);
  }
});

it('gives a silent server up after a while, and at once when it is aborted', async () => {
  const { double, draw, redrawer, wish } = await open('openai', { patienceMs: 150 });
  double.faults.push(
    () => undefined,
    () => undefined,
  );
  await expect(draw()).rejects.toMatchObject({ code: 'load_issue', isWorthRetrying: false });
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('called off')), 50);
  await expect(redrawer.redraw(wish, stop.signal)).rejects.toThrow('called off');
});

it('says that a server is away', async () => {
  const { double, draw } = await open('openai');
  double.close();
  await expect(draw()).rejects.toMatchObject({ code: 'unavailable', isWorthRetrying: true, isForOperator: true });
});

it('asks for the shape that is nearest, and for less when that was too much', () => {
  const sizesOf = (dialect: DialectName, width: number, height: number) =>
    createRedrawer({ baseUrl: 'http://h/v1', model: 'm', dialect }).sizesFor({ width, height });
  expect(sizesOf('openai', 3000, 2100)).toEqual([{ width: 1536, height: 1024 }]);
  expect(sizesOf('sdcpp', 4000, 2000)[0]).toEqual({ width: 1472, height: 704 });
  expect(sizesOf('vllm-omni', 100, 100)).toEqual([
    { width: 512, height: 512 },
    { width: 368, height: 368 },
  ]);
  expect(sizesOf('localai', 900, 1000)).toEqual([
    { width: 1024, height: 1024 },
    { width: 512, height: 512 },
  ]);
});
