import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FlattenParams, flattenParams, generateParams, vectoriseParams } from '@naksha/contract';
import { closePictures, flattenPicture, vectorisePicture, writePicturesPsd } from '@naksha/imaging';
import { composeRecipe, planScene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { approvedPalette } from '../apps/web/src/studio/tools/flatten/approved-palette.ts';
import { previewFlat } from '../apps/web/src/studio/tools/flatten/flatten-preview.ts';
import { requests } from './cloth/requests.ts';

/** Sides in pixels of a design, and of the smaller copy from which its preview is made. */
const side = 256;
const copied = 128;
const { signal } = new AbortController();
const work = { signal, progress: () => undefined };

const folders: string[] = [];
afterAll(async () => {
  closePictures();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

it.each(requests)(
  'delivers of "$prompt" the colours that were approved, flat, drawn and in layers',
  async (request) => {
    const folder = await mkdtemp(join(tmpdir(), 'naksha-approved-'));
    folders.push(folder);
    const from = await designOf(request, folder);
    const given = { ...work, from, folder };

    const flat = await preview(from, flattenParams.parse({}));
    const flattened = join(folder, 'flat.png');
    await flattenPicture({ ...given, to: flattened, params: flat.approved });
    expect(await coloursOf(flattened)).toEqual(flat.seen);

    const layered = join(folder, 'flat.psd');
    const params = {
      pictures: [{ path: flattened, name: 'Design' }],
      layers: 'colour',
      overlays: [],
      spots: false,
      rendition: join(folder, 'psd.png'),
    } as const;
    await writePicturesPsd({ ...work, to: layered, folder, params });
    const bytes = await readFile(layered);
    expect(flat.seen.filter((hex) => !bytes.includes(Buffer.from(hex, 'utf16le').swap16()))).toEqual([]);

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
  const data = await sharp(path).removeAlpha().raw().toBuffer();
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 3) seen.add(`#${data.toString('hex', at, at + 3)}`);
  return [...seen].sort();
}
