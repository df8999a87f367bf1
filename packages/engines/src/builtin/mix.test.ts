import { join } from 'node:path';
import { generateParams, type MixParams, mixParams } from '@naksha/contract';
import { composeRecipe, parseRecipe } from '@naksha/loom';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createContext, hashOf } from '../../test/contexts.ts';
import { type Ink, inks, writeDiscs } from '../../test/picture-of-discs.ts';
import type { EngineInput } from '../engine.ts';
import { mix } from './mix.ts';

// Children decode and draw, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

/** A picture of one disc on a ground, or of the ground alone. */
async function picture(ground: Ink, disc: Ink | null, size = 96): Promise<EngineInput> {
  const path = join((await createContext()).workDir, 'upload.png');
  await writeDiscs(path, size, ground, disc === null ? [] : [{ x: 40, y: 44, r: 24, ink: disc }]);
  return { path, fileName: 'upload.png', width: size, height: size, dpi: 40 };
}

function design(prompt: string): EngineInput {
  const recipe = composeRecipe(generateParams.parse({ prompt, width: 96, height: 96, dpi: 40 }), '4');
  return { path: '/nowhere.png', fileName: 'design.png', width: 96, height: 96, dpi: 40, designDefinition: recipe };
}

async function mixed(params: Partial<MixParams>, inputs: readonly EngineInput[]) {
  const context = await createContext();
  return { ...(await mix(mixParams.parse(params), inputs, context)), reported: context.reported };
}

it('makes of two designs recipes that can be changed, one for each way', async () => {
  const { files, report, reported } = await mixed({ count: 2 }, [design('kalamkari vine'), design('floral, mint')]);
  expect(report?.made).toHaveLength(2);
  expect(new Set(await Promise.all(files.map(({ path }) => hashOf(path)))).size).toBe(2);
  for (const { designDefinition, drawn, width } of files) {
    expect('recipe' in parseRecipe(designDefinition)).toBe(true);
    expect([drawn?.plan !== undefined, width]).toEqual([true, 96]);
  }
  expect(reported.at(-1)).toBe(1);
});

it('mixes pictures of unlike sizes, and a design with a picture, by their pixels, and passes over what comes to nothing', async () => {
  const red = await picture(inks.cream, inks.red);
  const blue = await picture(inks.pale, inks.navy, 60);
  const { files, report } = await mixed({ count: 4 }, [red, blue]);
  const made = report?.made;
  expect(made).toEqual(expect.arrayContaining(['colours', 'cloth', 'halves']));
  expect(files.map(({ width, height, designDefinition }) => [width, height, designDefinition])).toEqual(
    files.map(() => [96, 96, undefined]),
  );
  const [colours] = files;
  const centre = await sharp(colours?.path)
    .extract({ left: 40, top: 44, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(centre[2]).toBeGreaterThan(centre[0] ?? 255);
  const again = await mixed({ mode: 'cloth', count: 1 }, [red, blue]);
  expect(again.report?.made).toEqual(['cloth']);
  // A stripe of a twentieth is none.
  const other = await mixed({ mode: 'halves', weight: 0.05 }, [red, blue]);
  expect(other.report?.made).toEqual(['colours']);
  const only = mixed({ mode: 'halves', weight: 0.05, only: true }, [red, blue]);
  await expect(only).rejects.toMatchObject({ code: 'mix_comes_to_nothing' });
});

it('says of a plain colour that there is no drawing in it', async () => {
  const inputs = [await picture(inks.cream, inks.red), await picture(inks.navy, null)];
  await expect(mixed({}, inputs)).rejects.toMatchObject({ code: 'picture_plain' });
});

it('says so where no way comes to anything', async () => {
  const same = design('kalamkari vine');
  await expect(mixed({}, [same, same])).rejects.toMatchObject({ code: 'mix_comes_to_nothing' });
});
