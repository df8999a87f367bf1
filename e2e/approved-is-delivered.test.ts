import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FlattenParams, flattenParams, generateParams, vectoriseParams } from '@naksha/contract';
import { closePictures, flattenPicture, vectorisePicture, writePicturesPsd } from '@naksha/imaging';
import { composeRecipe, planScene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { initializeCanvas, readPsd } from 'ag-psd';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { approvedPalette } from '../apps/web/src/studio/tools/flatten/approved-palette.ts';
import { previewFlat } from '../apps/web/src/studio/tools/flatten/flatten-preview.ts';
import { requests } from './cloth/requests.ts';

/** Sides in pixels of a design, and of the smaller copy from which its preview is made. */
const side = 160;
const copied = 80;
const { signal } = new AbortController();
const work = { signal, progress: () => undefined };

const folders: string[] = [];
afterAll(async () => {
  closePictures();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

// Each is approved flat; then one goes on in layers and the next as a drawing.
it.each(requests.map((request, at) => ({ ...request, as: at % 2 === 0 ? 'layers' : 'drawing' })))(
  'delivers of "$prompt" the colours that were approved, flat and as $as',
  async ({ as, ...request }) => {
    const folder = await mkdtemp(join(tmpdir(), 'naksha-approved-'));
    folders.push(folder);
    const from = await designOf(request, folder);
    const given = { ...work, from, folder };

    const flat = await preview(from, flattenParams.parse({}));
    const flattened = join(folder, 'flat.png');
    await flattenPicture({ ...given, to: flattened, params: flat.approved });
    expect(await coloursOf(flattened)).toEqual(flat.seen);

    if (as === 'layers') {
      const layered = join(folder, 'flat.psd');
      const params = {
        pictures: [{ path: flattened, name: 'Design' }],
        layers: 'colour',
        overlays: [],
        spots: false,
        rendition: join(folder, 'psd.png'),
      } as const;
      await writePicturesPsd({ ...work, to: layered, folder, params });
      const psd = await layersOf(layered);
      expect([psd.named, psd.drawn]).toEqual([flat.seen, flat.seen]);
      expect(psd.together.equals(await pixelsOf(flattened))).toBe(true);
      return;
    }
    const { colours, locked, denoise, cleanEdges, smallest, ...drawing } = vectoriseParams.parse({});
    const areas = flattenParams.parse({ colours, locked, denoise, cleanEdges, smallest });
    const drawn = await preview(from, areas);
    const to = join(folder, 'drawing.svg');
    const rendition = join(folder, 'drawing.png');
    const { dither: _, ...palette } = drawn.approved;
    await vectorisePicture({ ...given, to, rendition, params: { ...drawing, ...palette } });
    const inks = (await readFile(to, 'utf8')).matchAll(/(?:fill|stroke)="(#\w+)"/g);
    expect([...new Set([...inks].map(([, hex]) => hex))].sort()).toEqual(drawn.seen);
  },
);

/** A design as its engine draws it, and scanned: as a JPEG keeps it. */
async function designOf({ seed, ...input }: (typeof requests)[number], folder: string): Promise<string> {
  const size = { width: side, height: side };
  const recipe = composeRecipe(generateParams.parse(input), seed);
  const { data } = weaveWindow(planScene(recipe), recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  const path = join(folder, 'design.jpg');
  await sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toFile(path);
  return path;
}

/** What the studio shows of a design, and what it asks for when that is approved. */
async function preview(path: string, params: FlattenParams) {
  const { data, info } = await sharp(path).resize(copied).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const found = previewFlat(image, params, copied / side);
  const palette = approvedPalette({ params, ...found }, params);
  return { seen: found.colours.map(({ hex }) => hex).sort(), approved: { ...params, palette } };
}

async function coloursOf(path: string): Promise<string[]> {
  const data = await pixelsOf(path);
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 3) seen.add(`#${data.toString('hex', at, at + 3)}`);
  return [...seen].sort();
}

const pixelsOf = (path: string): Promise<Buffer> => sharp(path).removeAlpha().raw().toBuffer();

/** As another program opens it: what the layers of the group are called, the one colour that each is drawn in, and all of them laid over each other. */
async function layersOf(path: string) {
  initializeCanvas(
    () => {
      throw new Error('Expected to need no canvas');
    },
    (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4), colorSpace: 'srgb' }),
  );
  const psd = readPsd(await readFile(path), { useImageData: true, skipThumbnail: true });
  const layers = (psd.children ?? []).flatMap(({ children = [] }) => children);
  const together = Buffer.alloc(side * side * 3);
  const drawn = layers.map((layer) => {
    const { left = 0, top = 0, right = 0 } = layer;
    const samples = Buffer.from(layer.imageData?.data ?? []);
    const found = new Set<string>();
    for (let at = 0; at < samples.length; at += 4) {
      if (samples[at + 3] === 0) continue;
      const hex = samples.toString('hex', at, at + 3);
      found.add(`#${hex}`);
      const [x, y] = [left + ((at / 4) % (right - left)), top + Math.floor(at / 4 / (right - left))];
      together.write(hex, (y * side + x) * 3, 'hex');
    }
    return [...found].join();
  });
  return { named: layers.map(({ name }) => name).sort(), drawn: drawn.sort(), together };
}
