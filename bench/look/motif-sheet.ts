import { createRng, type Motif, motifLibrary, type Recipe, type Scene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import sharp, { type OverlayOptions } from 'sharp';
import { plain } from './recipe-of.ts';

const cell = 240;
const label = 18;
/** Radii in units of which one is a pixel: a motif of about 10 cm, two of 2 cm. */
const large = 84;
const small = 24;

/** Every motif of the library large and twice small, three to a cell, with its name. */
export async function motifSheet(only: readonly string[], seed: string, palette: number, columns = 6): Promise<Buffer> {
  const motifs = Object.entries(motifLibrary).filter(([name]) => only.length === 0 || only.includes(name));
  const recipe = plain('kalamkari', undefined, seed, palette);
  const parts: OverlayOptions[] = [];
  for (const [i, [name, motif]] of motifs.entries()) {
    const left = (i % columns) * cell;
    const top = Math.floor(i / columns) * (cell + label);
    parts.push({ input: await drawn(name, motif, recipe, seed), left, top: top + label });
    const text = `<svg width="${cell}" height="${label}"><text x="4" y="13" font-size="12" font-family="sans-serif">${name}</text></svg>`;
    parts.push({ input: Buffer.from(text), left, top });
  }
  const rows = Math.ceil(motifs.length / columns);
  const sheet = { width: columns * cell, height: rows * (cell + label), channels: 3, background: '#ffffff' } as const;
  return sharp({ create: sheet }).composite(parts).png().toBuffer();
}

async function drawn(name: string, motif: Motif, recipe: Recipe, seed: string): Promise<Buffer> {
  const inks = {
    body: 'a4',
    second: 'leaf2',
    third: 'a3',
    leaf: 'leaf1',
    heart: 'a1',
    contour: 'line',
    light: 'light',
  } as const;
  const other = { ...inks, body: 'a1', second: 'a3', third: 'a4', heart: 'a2' } as const;
  const asks = [
    { radius: large, inks, x: 102, y: 112 },
    { radius: small, inks: other, x: 208, y: 40, seed: 'b' },
    { radius: small, inks, x: 208, y: 110, seed: 'c' },
    { radius: small * 0.6, inks: other, x: 208, y: 170, seed: 'd' },
  ];
  const scene: Scene = {
    torus: { w: cell, h: cell, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    symbols: asks.map((ask) =>
      motif({ radius: ask.radius, inks: ask.inks, detail: 4, line: 1 }, createRng(`${seed}/${name}/${ask.seed ?? ''}`)),
    ),
    layers: [
      { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
      {
        id: 'motifs',
        name: 'Motifs',
        kind: 'motifs',
        items: asks.map(({ x, y }, symbol) => ({ symbol, x, y, turn: 0, scale: 1 })),
      },
    ],
    surface: [],
    census: [],
  };
  const size = { width: cell * 2, height: cell * 2 };
  const raster = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  return sharp(Buffer.from(raster.data.buffer), { raw: { width: size.width, height: size.height, channels: 4 } })
    .resize(cell)
    .png()
    .toBuffer();
}
