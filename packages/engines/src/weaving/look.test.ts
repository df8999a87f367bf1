import { generateParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { expect, it } from 'vitest';
import { look } from './thread.ts';

const composed = (prompt: string, side: number, dpi: number) =>
  composeRecipe(generateParams.parse({ prompt, width: side, height: side, dpi }), '7');

it('measures a cloth, and passes over one on which more is drawn than threads have room for', async () => {
  const busy = { ...composed('paisley', 2048, 36), layout: 'interlock', heroCm: 5.94, density: 0.9, detail: 5 };
  expect(await look({ recipe: busy })).toBeUndefined();
  expect(await look({ recipe: composed('polka dots', 64, 72) })).toMatchObject({ kind: expect.any(String) });
});
