import { join } from 'node:path';
import { dpiParams, errors, fillSentence, limits, repeatParams, resizeParams } from '@naksha/contract';
import { createPngFile, openPicture, PictureError, packBand } from '@naksha/imaging';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { dpi } from './dpi.ts';
import { repeat } from './repeat.ts';
import { resize } from './resize.ts';
import { withinLimit } from './within-limit.ts';

// Child processes start, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

/** A picture of 40 × 30 pixels at 254 dpi: 4 × 3 mm. */
async function picture(): Promise<EngineInput> {
  const { workDir } = await createContext();
  const path = join(workDir, 'picture.png');
  const size = { width: 40, height: 30 };
  const pixels = Uint8Array.from({ length: 40 * 30 * 3 }, (_, i) => (i * 7) % 251);
  const file = await createPngFile(path, { ...size, dpi: 254 });
  await file.append(packBand({ ...size, pixels }));
  await file.finish();
  return { path, fileName: 'picture.png', ...size, dpi: 254 };
}

it('repeats with gaps in millimetres and reports the joins before and after', async () => {
  const context = await createContext();
  const params = repeatParams.parse({
    layout: 'half-drop',
    columns: 3,
    gapHorizontal: 0.5,
    unit: 'mm',
    gapColour: '#102030',
  });
  const { files, report } = await repeat(params, [await picture()], context);
  expect(files[0]).toMatchObject({ width: 135, height: 60, dpi: 254 });
  expect(await openPicture(files[0]?.path ?? '')).toMatchObject({ width: 135, height: 60, dpi: 254, hasAlpha: false });
  expect(report).toMatchObject({ joins: { before: { across: expect.any(String) }, after: { across: null } } });
  expect(context.reported.at(-1)).toBe(1);
});

it.each([
  [{ width: 80 }, 80, 60, 254],
  [{ height: 6, unit: 'cm', dpi: 127 }, 400, 300, 127],
  [{ width: 1, height: 2, unit: 'inch', dpi: 100 }, 100, 200, 100],
])('resizes to %j', async (params, width, height, density) => {
  const { files } = await resize(resizeParams.parse(params), [await picture()], await createContext());
  expect(files[0]).toMatchObject({ width, height, dpi: density });
  expect(await openPicture(files[0]?.path ?? '')).toMatchObject({ width, height, dpi: density });
});

it('changes the density and nothing else', async () => {
  const { files } = await dpi(dpiParams.parse({ dpi: 300 }), [await picture()], await createContext());
  expect(await openPicture(files[0]?.path ?? '')).toMatchObject({ width: 40, height: 30, dpi: 300 });
});

it.each([0, 301])('takes no density of %d', (value) => {
  for (const schema of [dpiParams, resizeParams]) {
    const { success, error } = schema.safeParse({ dpi: value, width: 9 });
    expect(success).toBe(false);
    if (value > 300) expect(error?.issues[0]?.message).toBe('dpi_too_high');
  }
  expect(dpiParams.safeParse({ dpi: 300 }).success).toBe(true);
});

it('takes sizes up to the limit and says the figures of those beyond', () => {
  expect(withinLimit({ width: 28_000, height: 9_999 })).toEqual({ width: 28_000, height: 9_999 });
  expect(withinLimit({ width: 28_000, height: 10_000 })).toEqual({ width: 28_000, height: 10_000 });
  try {
    withinLimit({ width: 28_000, height: 10_001 });
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    expect(error.code).toBe('too_many_pixels');
    expect(fillSentence(errors[error.code].message, error.params)).toBe(
      'The design is larger than the limit of 280 megapixels: it has 280.03 megapixels (28000 × 10001).',
    );
  }
  expect(limits.maxPixels).toBe(280_000_000);
});

it('refuses what is beyond the limit before any pixel is read', async () => {
  const context = await createContext();
  const refusal = { code: 'too_many_pixels', params: { limit: 280_000_000 } };
  const many = repeatParams.parse({ columns: 1000, rows: 1000 });
  await expect(repeat(many, [await picture()], context)).rejects.toMatchObject(refusal);
  const large = resizeParams.parse({ width: 200_000, height: 1401 });
  await expect(resize(large, [await picture()], context)).rejects.toMatchObject(refusal);
  expect(context.reported).toEqual([]);
});
