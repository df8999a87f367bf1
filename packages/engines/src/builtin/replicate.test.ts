import { join } from 'node:path';
import { generateParams, look, replicateParams } from '@naksha/contract';
import { colourDistance, parseRecipe } from '@naksha/loom';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { inks, writeDiscs } from '../../test/picture-of-discs.ts';
import { replicate } from './replicate.ts';

// Children measure and threads draw, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const size = 96;

/** Discs of two dyes on cream, or nothing at all. */
async function picture(isPlain = false) {
  const path = join((await createContext()).workDir, 'upload.png');
  const discs = [24, 72].flatMap((x) => [24, 72].map((y) => ({ x, y, r: 14, ink: x === y ? inks.navy : inks.red })));
  await writeDiscs(path, size, inks.cream, isPlain ? [] : discs);
  return { path, fileName: 'upload.png', width: size, height: size, dpi: 40 };
}

it('weaves other cloths in the dyes of what it measured, and says how near each comes', async () => {
  const context = await createContext();
  const params = replicateParams.parse({ prompt: 'polka dots', count: 2 });
  const { files, report } = await replicate(params, [await picture()], context);
  expect(files).toHaveLength(2);
  expect(look.parse(report?.look)).toMatchObject({ kind: 'motifs', symmetry: expect.any(String) });
  const made = Array.isArray(report?.made) ? report.made : [];
  expect(made.map(({ family }) => family)).toEqual(['dots', 'dots']);
  expect(new Set(made.map(({ layout }) => layout)).size).toBe(2);
  for (const { near } of made) expect([1, 2, 3, 4, 5]).toContain(near);
  const parsed = parseRecipe(files[0]?.designDefinition);
  if (!('recipe' in parsed)) throw new Error('A recipe was expected.');
  expect(colourDistance(parsed.recipe.palette.roles.ground, '#f0e4c8')).toBeLessThan(0.06);
  expect(generateParams.parse(parsed.recipe.source.params).prompt).toBe('polka dots');
  expect(context.reported.toSorted((a, b) => a - b)).toEqual(context.reported);
});

it('has nothing to go by in a plain colour, and ends at once when it is cancelled', async () => {
  const params = replicateParams.parse({});
  await expect(replicate(params, [await picture(true)], await createContext())).rejects.toMatchObject({
    code: 'picture_plain',
  });
  const stopped = AbortSignal.abort(new Error('cancelled'));
  await expect(replicate(params, [await picture()], await createContext(stopped))).rejects.toThrow('cancelled');
});
