import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { families, generateParams, languages } from '@naksha/contract';
import { bringSubjects, composeObeyed, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import type { drawCloth } from './cloth/loom-page.ts';
import { requests } from './cloth/requests.ts';
import { type GreyPicture, ssim } from './cloth/ssim.ts';

declare global {
  interface Window {
    /** What the bundled script leaves behind. */
    loom: { drawCloth: typeof drawCloth };
  }
}

/** Sides in pixels of the picture that the server finishes and of the one that the browser shows meanwhile. */
const finished = 768;
const shown = 384;
const leastAlike = 0.9;

type Request = (typeof requests)[number];

let browser: Browser;
let page: Page;
/** What went over the network, or tried to. */
const asked: string[] = [];
beforeAll(async () => {
  const script = await bundleLoom();
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: script });
  await page.context().setOffline(true);
  page.on('request', (request) => asked.push(request.url()));
});
afterAll(() => browser?.close());

test('every cloth is asked for, and some in each of the three languages', async () => {
  const recipes = await Promise.all(requests.map(async (request) => (await composed(request)).recipe));
  expect(families.filter((family) => !recipes.some((recipe) => recipe.family === family))).toEqual([]);
  for (const language of languages)
    expect(recipes.filter(({ source }) => source.params.language === language).length).toBeGreaterThanOrEqual(6);
});

test.each(requests)('$prompt is the same plan in the browser, and as good as the same picture', async (request) => {
  const { seed, ...input } = request;
  const { recipe, scene } = await composed(request);
  const there = await page.evaluate(([given, from, side]) => window.loom.drawCloth(given, from, side), [
    input,
    seed,
    shown,
  ] as const);
  expect(JSON.parse(there.recipe)).toEqual(JSON.parse(JSON.stringify(recipe)));
  expect(digest(there.scene)).toBe(digest(JSON.stringify(scene)));

  const size = { width: finished, height: finished };
  const { data } = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  const reduced = await reduce(data);
  const drawn = greyOf(Buffer.from(there.pixels, 'base64'), 4);
  expect(ssim(reduced, drawn)).toBeGreaterThanOrEqual(leastAlike);
  // And it is this cloth that is alike, not any two cloths.
  expect(ssim(reduced, shift(drawn, 4))).toBeLessThan(leastAlike);
  expect(asked).toEqual([]);
});

/** Each is composed once, for all that is asked of it. */
const composedOnce = new Map<Request, ReturnType<typeof compose>>();

function composed(request: Request) {
  const known = composedOnce.get(request) ?? compose(request);
  composedOnce.set(request, known);
  return known;
}

async function compose({ seed, ...input }: Request) {
  const params = generateParams.parse(input);
  await bringSubjects(params.prompt, params.language);
  return composeObeyed(params, seed);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function reduce(data: Uint8ClampedArray): Promise<GreyPicture> {
  const raw = { width: finished, height: finished, channels: 4 } as const;
  const small = await sharp(data, { raw })
    .removeAlpha()
    .resize(shown, shown, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer();
  return greyOf(small, 3);
}

/** Luma by Rec. 709, of the values as they are stored. */
function greyOf(pixels: Uint8Array, channels: 3 | 4): GreyPicture {
  const values = new Float32Array(shown * shown);
  for (let i = 0; i < values.length; i++) {
    const at = i * channels;
    values[i] = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  }
  return { width: shown, height: shown, values };
}

/** The picture moved to the right, around the tile. */
function shift(picture: GreyPicture, pixels: number): GreyPicture {
  const { width, values } = picture;
  const moved = values.map((_, at) => {
    const x = at % width;
    return values[at - x + ((x + width - pixels) % width)] ?? 0;
  });
  return { ...picture, values: moved };
}

/** The loom as one script for a page, bundled as the product's pages are; it leaves its functions in `window.loom`. */
async function bundleLoom(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('./cloth/loom-page.ts', import.meta.url)), formats: ['iife'], name: 'loom' },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('Expected one script but the bundler made none');
  return script.code;
}
