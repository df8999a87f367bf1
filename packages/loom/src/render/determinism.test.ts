import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { families } from '@naksha/contract';
import { expect, it, vi } from 'vitest';
import { recipeOf, weave } from '../../test/cloths.ts';
import { planScene } from '../change/plan-scene.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

it('draws the same bytes in two processes', async () => {
  const script = fileURLToPath(new URL('../../test/hash-cloths.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...families]);
  const here = families.map((family) =>
    createHash('sha256')
      .update(weave(recipeOf(family, '1'), 256).tile.data)
      .digest('hex'),
  );
  expect(stdout.trim().split('\n')).toEqual(here);
});

it.each(families)('plans %s alike for a small and a large picture and for any colours', (family) => {
  const recipe = recipeOf(family, '2');
  const plan = JSON.stringify(planScene(recipe));
  const { ground, a1, a2 } = recipe.palette.roles;
  const largeAndRecoloured = {
    ...recipe,
    tile: { widthPx: 3072, heightPx: 3072, dpi: 288 },
    palette: { ...recipe.palette, roles: { ...recipe.palette.roles, ground: a1, a1: a2, a2: ground } },
  };
  expect(JSON.stringify(planScene(largeAndRecoloured)) === plan).toBe(true);
});
