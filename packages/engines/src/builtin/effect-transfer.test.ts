import { join } from 'node:path';
import { effectTransferParams } from '@naksha/contract';
import { createPngRows } from '@naksha/imaging';
import { expect, it } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { effectTransfer } from './effect-transfer.ts';

const side = 48;
async function picture(folder: string, fileName: string, by: number): Promise<EngineInput> {
  const path = join(folder, fileName);
  const png = await createPngRows(path, { width: side, height: side, channels: 3, depth: 8 }, 200);
  await png.write(Uint8Array.from({ length: side * side * 3 }, (_, i) => (Math.floor(i / by) * 29) % 256));
  await png.finish();
  return { path, fileName, width: side, height: side, dpi: 200 };
}

it('lays a picture in a craft, or with the look of a second one, in a process of its own, and says which', async () => {
  const context = await createContext();
  const [design, look] = [
    await picture(context.workDir, 'design.png', 50),
    await picture(context.workDir, 'look.png', 7),
  ];
  const woven = await effectTransfer(effectTransferParams.parse({ technique: 'woven' }), [design], context);
  expect(woven.files).toMatchObject([{ contentType: 'image/png', width: side, height: side, dpi: 200 }]);
  expect(woven.files[0]?.seamScore).toBeGreaterThanOrEqual(0);
  expect(woven.report).toEqual({ technique: 'woven', look: null });
  const taken = await effectTransfer(effectTransferParams.parse({}), [design, look], context);
  expect(taken.report).toEqual({ technique: null, look: 'look.png' });
  expect(context.reported.at(-1)).toBe(1);
});

it('ends without a picture when the second one is the first, and when it is given up', async () => {
  const context = await createContext();
  const design = await picture(context.workDir, 'design.png', 50);
  const params = effectTransferParams.parse({});
  await expect(effectTransfer(params, [design, design], context)).rejects.toMatchObject({
    code: 'effect_same_picture',
  });
  const given = { ...context, signal: AbortSignal.abort(new Error('given up')) };
  await expect(effectTransfer({ ...params, technique: 'batik' }, [design], given)).rejects.toThrow('given up');
});
