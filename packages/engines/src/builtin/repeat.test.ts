import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RepeatParams, repeatParams } from '@naksha/contract';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { repeat } from './repeat.ts';

// Child processes start, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

/** Pixels as numbers 0xrrggbbaa, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

function pixelsOf(bytes: Uint8Array, width: number, height: number): Pixels {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { width, height, at: (x, y) => words.getUint32((modulo(y, height) * width + modulo(x, width)) * 4) };
}

/** Bytes that repeat nowhere. */
function noise(width: number, height: number): Uint8Array {
  let state = 11;
  return Uint8Array.from({ length: width * height * 4 }, (_, i) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return i % 4 === 3 ? 255 : state >>> 24;
  });
}

/** Repeats RGBA pixels at 254 dpi and reads the file with a program that is none of ours. */
async function repeated(bytes: Uint8Array, width: number, height: number, asked: Partial<RepeatParams>) {
  const context = await createContext();
  const path = join(context.workDir, 'tile.png');
  await sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(path);
  const input = { path, fileName: 'tile.png', width, height, dpi: 254 };
  const { files } = await repeat(repeatParams.parse(asked), [input], context);
  const png = PNG.sync.read(await readFile(files[0]?.path ?? ''));
  return pixelsOf(png.data, png.width, png.height);
}

type Isometry = (x: number, y: number) => readonly [number, number];

/** True when every pixel of a picture that repeats is the same under a map. */
function isKept({ width, height, at }: Pixels, map: Isometry): boolean {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (at(x, y) !== at(...map(x, y))) return false;
  }
  return true;
}

const linear = {
  same: (x, y) => [x, y],
  half: (x, y) => [-x, -y],
  quarter: (x, y) => [-y, x],
  upright: (x, y) => [-x, y],
  level: (x, y) => [x, -y],
  slanted: (x, y) => [y, x],
} satisfies Record<string, Isometry>;

/** The shifts after which a map keeps the picture. */
function shiftsOf(picture: Pixels, map: Isometry): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let across = 0; across < picture.width; across++) {
    for (let down = 0; down < picture.height; down++) {
      const shifted: Isometry = (x, y) => {
        const [u, v] = map(x, y);
        return [u + across, v + down];
      };
      if (isKept(picture, shifted)) found.push([across, down]);
    }
  }
  return found;
}

/** The symmetry group of a picture without turns by a third, found by trying every isometry of its torus. */
function groupOf(picture: Pixels): string {
  const own = shiftsOf(picture, linear.same);
  const isSquare = picture.width === picture.height;
  /** Reflections in true mirrors, and those that only glide, along the axis that `along` picks. */
  const mirrorsOf = (map: Isometry, along: 0 | 1) => {
    const steps = new Set(own.filter((shift) => shift[1 - along] === 0).map((shift) => shift[along]));
    const shifts = shiftsOf(picture, map);
    return {
      mirrors: shifts.some((shift) => steps.has(shift[along])),
      glides: shifts.some((shift) => !steps.has(shift[along])),
    };
  };
  const [upright, level] = [mirrorsOf(linear.upright, 1), mirrorsOf(linear.level, 0)];
  const glides = upright.glides || level.glides;
  const mirrors = Number(upright.mirrors) + Number(level.mirrors);
  if (isSquare && shiftsOf(picture, linear.quarter).length > 0) {
    const slanted = shiftsOf(picture, linear.slanted).some(([across, down]) => (across + down) % picture.width === 0);
    if (!slanted) return 'p4';
    return mirrors === 2 ? 'p4m' : 'p4g';
  }
  if (shiftsOf(picture, linear.half).length > 0) {
    if (mirrors === 2) return glides ? 'cmm' : 'pmm';
    if (mirrors === 1) return 'pmg';
    return glides ? 'pgg' : 'p2';
  }
  if (mirrors > 0) return glides ? 'cm' : 'pm';
  return glides ? 'pg' : 'p1';
}

describe('the 17 groups of symmetry', () => {
  const rectangular = ['p1', 'p2', 'pm', 'pg', 'cm', 'pmm', 'pmg', 'pgg', 'cmm'] as const;
  it.each(rectangular)(
    '%s is what a search over all isometries finds in the picture, and it holds the tile',
    async (layout) => {
      const tile = noise(6, 5);
      const picture = await repeated(tile, 6, 5, { layout, columns: 2, rows: 4 });
      expect([picture.width, picture.height]).toEqual([12, 20]);
      expect(groupOf(picture)).toBe(layout);
      const given = pixelsOf(tile, 6, 5);
      for (let i = 0; i < 30; i++) expect(picture.at(i % 6, Math.floor(i / 6))).toBe(given.at(i, Math.floor(i / 6)));
    },
  );

  it.each(['p4', 'p4m', 'p4g'] as const)('%s turns the square in the middle of the tile', async (layout) => {
    const tile = noise(9, 7);
    const picture = await repeated(tile, 9, 7, { layout, columns: 2, rows: 2 });
    expect([picture.width, picture.height]).toEqual([14, 14]);
    expect(groupOf(picture)).toBe(layout);
    const given = pixelsOf(tile, 9, 7);
    // The upper side of either diagonal is the tile's own.
    for (let i = 0; i < 7; i++) expect(picture.at(3, 0)).toBe(given.at(4, 0));
  });

  /** Turns and mirrors about a corner of the cell, y down; mirrors stand across the translation or lie along it. */
  const maps = {
    third: (x, y) => [-x / 2 - (y * Math.sqrt(3)) / 2, (x * Math.sqrt(3)) / 2 - y / 2],
    sixth: (x, y) => [x / 2 - (y * Math.sqrt(3)) / 2, (x * Math.sqrt(3)) / 2 + y / 2],
    across: (x, y) => [-x, y],
    along: (x, y) => [x, -y],
  } satisfies Record<string, Isometry>;

  it.each([
    ['p3', ['third']],
    ['p3m1', ['third', 'across']],
    ['p31m', ['third', 'along']],
    ['p6', ['third', 'sixth']],
    ['p6m', ['third', 'sixth', 'across', 'along']],
  ] as const)('%s has the turns and mirrors of its name and no others: %j', async (layout, wanted) => {
    const [width, height] = [150, 130];
    const soft = Uint8Array.from({ length: width * height * 4 }, (_, i) => {
      const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)];
      if (i % 4 === 3) return 255;
      return 128 + 60 * Math.sin(x / 9 + (i % 4)) * Math.cos(y / 13) + 60 * Math.sin((x + 2 * y) / 17 - (i % 4));
    });
    const picture = await repeated(soft, width, height, { layout, columns: 1, rows: 1 });
    // Pixels lie in a cell that is rounded to whole ones.
    const stretch = picture.height / (picture.width * Math.sqrt(3));
    const green = (x: number, y: number) => {
      const [u, v] = [x - 0.5, y * stretch - 0.5];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const of = (i: number, j: number) => (picture.at(left + i, top + j) >>> 16) & 255;
      const row = (j: number) => of(0, j) + (of(1, j) - of(0, j)) * (u - left);
      return row(0) + (row(1) - row(0)) * (v - top);
    };
    const away = (map: Isometry) => {
      let sum = 0;
      for (let i = 0; i < 2000; i++) {
        const place = [((i * 0.618034) % 1) * picture.width, ((i * 0.754878) % 1) * picture.width * 1.7] as const;
        sum += Math.abs(green(...place) - green(...map(...place)));
      }
      return sum / 2000;
    };
    const kept = Object.entries(maps).filter(([, map]) => away(map) < 3);
    expect(kept.map(([name]) => name)).toEqual(wanted);
    for (const [name, map] of Object.entries(maps))
      if (!wanted.some((each) => each === name)) expect(away(map)).toBeGreaterThan(9);
  });
});

describe('copies and what lies between them', () => {
  const tile = { width: 12, height: 10 };
  const gaps = { gapColour: '#0a141e', gapHorizontal: 0.3, gapVertical: 0.2, unit: 'mm' } as const;
  const cases: Partial<RepeatParams>[] = [
    { layout: 'straight', offsetHorizontal: -5, offsetVertical: 17 },
    { layout: 'half-drop', ...gaps, offsetHorizontal: 0.4 },
    {
      layout: 'half-brick',
      gapColour: '#0a141e',
      gapHorizontal: 25,
      gapVertical: 10,
      unit: 'percent',
      offsetVertical: -30,
    },
    ...[1, 2, 3, -1].flatMap((n) =>
      [3, 4, 5].map((m) => ({ layout: 'step' as const, step: { n, m, axis: 'down' as const } })),
    ),
    { layout: 'step', step: { n: 2, m: 7, axis: 'across' }, gapColour: '#0a141e', gapHorizontal: 3 },
    { layout: 'step', step: { n: 63, m: 64, axis: 'across' } },
  ];
  it.each(cases)('lie where a plain loop puts them, to the pixel: %j', async (asked) => {
    const bytes = noise(tile.width, tile.height);
    const picture = await repeated(bytes, tile.width, tile.height, { ...asked, width: 83, height: 71 });
    expect([picture.width, picture.height]).toEqual([83, 71]);
    const given = pixelsOf(bytes, tile.width, tile.height);
    const { unit = 'px' } = asked;
    // 254 dpi are ten pixels to the millimetre.
    const px = (value: number, side: number) =>
      Math.round(unit === 'mm' ? value * 10 : unit === 'percent' ? (value / 100) * side : value);
    const [across, down] = [
      tile.width + px(asked.gapHorizontal ?? 0, tile.width),
      tile.height + px(asked.gapVertical ?? 0, tile.height),
    ];
    const [left, top] = [px(asked.offsetHorizontal ?? 0, tile.width), px(asked.offsetVertical ?? 0, tile.height)];
    const isStep = asked.layout === 'step';
    const { n, m } = asked.layout === 'straight' ? { n: 0, m: 1 } : isStep && asked.step ? asked.step : { n: 1, m: 2 };
    const isDown = asked.layout === 'half-drop' || (isStep && asked.step?.axis === 'down');
    for (let y = 0; y < 71; y++) {
      for (let x = 0; x < 83; x++) {
        const [u, v] = [x - left, y - top];
        const line = modulo(isDown ? Math.floor(u / across) : Math.floor(v / down), m);
        const shift = Math.round((line * n * (isDown ? down : across)) / m);
        const [a, b] = [modulo(isDown ? u : u - shift, across), modulo(isDown ? v - shift : v, down)];
        const wanted = a < tile.width && b < tile.height ? given.at(a, b) : 0x0a141eff;
        expect(picture.at(x, y), `${x}|${y}`).toBe(wanted);
      }
    }
  });

  it('mixes a band of joins by half at the join and by nothing at its end, and nowhere else', async () => {
    const bytes = noise(20, 16);
    const given = pixelsOf(bytes, 20, 16);
    const soft = await repeated(bytes, 20, 16, { columns: 1, rows: 1, brushHorizontal: 20 });
    const red = (pixels: Pixels, x: number, y: number) => pixels.at(x, y) >>> 24;
    for (let y = 0; y < 16; y++) {
      for (let x = 4; x < 16; x++) expect(soft.at(x, y)).toBe(given.at(x, y));
      for (let i = 0; i < 4; i++) {
        const keeps = 0.5 + 0.5 * (3 * (i / 4) ** 2 - 2 * (i / 4) ** 3);
        const [right, left] = [red(given, i, y), red(given, 19 - i, y)];
        expect(Math.abs(red(soft, i, y) - (keeps * right + (1 - keeps) * left))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(red(soft, 19 - i, y) - (keeps * left + (1 - keeps) * right))).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

describe('a scan whose rows step where left meets right', () => {
  const side = 240;
  /** Flowers in rows on a plain ground, each row half a flower lower at the right edge than at the left one. */
  const scan = Uint8Array.from({ length: side * side * 4 }, (_, i) => {
    const [x, y] = [Math.floor(i / 4) % side, Math.floor(i / 4 / side)];
    const [u, v] = [((x + 20) % 40) - 20, ((y + (20 * x) / side) % 40) - 20];
    const petal = Math.hypot(u, v) < 9 + 4 * Math.cos(5 * Math.atan2(v, u));
    return [petal ? 180 : 236, petal ? 40 : 224, petal ? 60 : 200, 255][i % 4] ?? 0;
  });

  async function reported(asked: Partial<RepeatParams>, given?: Awaited<ReturnType<typeof createContext>>) {
    const context = given ?? (await createContext());
    const path = join(context.workDir, 'scan.png');
    await sharp(scan, { raw: { width: side, height: side, channels: 4 } })
      .png()
      .toFile(path);
    const input = { path, fileName: 'scan.png', width: side, height: side, dpi: 254 };
    return (await repeat(repeatParams.parse({ columns: 1, rows: 1, ...asked }), [input], context)).report;
  }

  const steps = { across: 'steps', down: 'meets' };

  it('is closed with parts of itself', async () => {
    expect(await reported({ joins: 'closed' })).toEqual({
      joins: { before: steps, after: { across: 'meets', down: 'meets' } },
      notes: [],
    });
  });

  it('says how far it is while it is closed, before it is repeated', async () => {
    const context = await createContext();
    await reported({ joins: 'closed' }, context);
    expect(context.reported).toEqual(context.reported.toSorted((one, other) => one - other));
    expect(context.reported.filter((share) => share > 0 && share < 0.6).length).toBeGreaterThan(0);
    expect(context.reported.at(-1)).toBe(1);
  });

  it.each([2, 20])(
    'is not said to meet after a brush of %d percent, which lays figures over each other',
    async (percent) => {
      const after = { across: 'ghosts', down: 'meets' };
      expect(await reported({ brushHorizontal: percent })).toMatchObject({ joins: { before: steps, after } });
    },
  );
});
