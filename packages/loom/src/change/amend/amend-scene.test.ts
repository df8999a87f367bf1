import { type Detail, type Family, generateParams, variationParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { compareScenes, type Drawn, isWithin } from '../../../test/compare.ts';
import type { Scene } from '../../drawing/scene.ts';
import { unevennessOf } from '../../judge/judge-cloth.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { parseRecipe } from '../../recipe/parse-recipe.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { resvgRasterise } from '../../render/server.ts';
import { weaveWindow } from '../../render/weave.ts';
import { editRecipe } from '../edit/edit-recipe.ts';
import { planScene } from '../plan-scene.ts';
import { varyRecipe } from '../vary/vary-recipe.ts';

function recipeOf(trainedPattern: Family, layout: string, prompt = '', side = 512, detailsOption?: Detail): Recipe {
  const params = generateParams.parse({ trainedPattern, prompt, detailsOption, width: side, height: side, dpi: 96 });
  return { ...composeRecipe(params, '7'), layout };
}
const edit = (recipe: Recipe, ...words: string[]) =>
  words.reduce((edited, each) => editRecipe(edited, each, 'en').recipe, recipe);
const strewn = ({ layers }: Scene) => layers.filter(({ kind }) => kind === 'dots').length;
const count = ({ census }: Scene, motif: string) => census.filter((disc) => disc.motif === motif).length;

describe('an edit that speaks of motifs', { timeout: 60_000 }, () => {
  it.each([
    ['tropical', 'toss', 'add parrots', 'parrot'],
    ['phulkari', 'sainchi', 'add an elephant', 'elephant'],
    ['floral', 'toss', 'more roses', 'rosette'],
  ] as const)('sets more in the places of others: %s %s, %s', (family, layout, words, motif) => {
    const recipe = recipeOf(family, layout);
    const before = planScene(recipe);
    const after = planScene(edit(recipe, words));
    expect(count(after, motif)).toBeGreaterThan(count(before, motif));
    const { gone, new: added, isRestSame } = compareScenes(before, after);
    expect(isRestSame).toBe(true);
    expect(gone.length).toBeLessThan(before.layers.reduce((sum, { items }) => sum + items.length, 0) / 2);
    expect(added.filter((drawn) => !isWithin(before, drawn, gone, 2))).toEqual([]);
  });

  it('takes some away and leaves the others where they were', () => {
    const recipe = recipeOf('warli', 'village', '', 768);
    const before = planScene(recipe);
    const after = planScene(edit(recipe, 'fewer cows'));
    const left = count(after, 'cow') / count(before, 'cow');
    expect([left > 0.35, left < 0.65]).toEqual([true, true]);
    expect(compareScenes(before, after).isRestSame).toBe(true);
    expect(before.census.filter(({ motif }) => motif !== 'cow').every((disc) => has(after, disc))).toBe(true);
  });

  it('sets one in the places of another', () => {
    const recipe = recipeOf('phulkari', 'sainchi');
    const before = planScene(recipe);
    const after = planScene(edit(recipe, 'replace the parrots with elephants'));
    expect([count(after, 'parrot'), count(after, 'elephant')]).toEqual([0, count(before, 'parrot')]);
    expect(compareScenes(before, after).gone).toHaveLength(count(before, 'parrot'));
  });

  it.each([
    ['kalamkari', 'rinceau', undefined],
    ['brocade', 'kadwa', 'dotted'],
  ] as const)(
    'takes dots away that are strewn over a ground, and nothing with them: %s %s',
    (family, layout, details) => {
      const recipe = recipeOf(family, layout, '', 256, details);
      const [before, after] = [planScene(recipe), planScene(edit(recipe, 'remove the dots'))];
      expect([strewn(before), strewn(after)]).toEqual([1, 0]);
      expect(compareScenes(before, after).isRestSame).toBe(true);
    },
  );

  it('plans again where what was asked for finds no place', () => {
    const after = planScene(edit(recipeOf('brocade', 'kadwa', '', 256, 'dotted'), 'replace the dots with parrots'));
    expect(count(after, 'parrot')).toBeGreaterThan(0);
    expect(strewn(after)).toBe(0);
  });

  it('plans again in the layout that an earlier change asked for', () => {
    const recipe = recipeOf('geometric', 'star', '', 256);
    const { motifs } = recipe;
    const wanted = { ...motifs, include: ['jaali' as const] };
    const changes = [
      { motif: 'jaali' as const, factor: 1.8, layout: 'jaali', motifs: wanted },
      { motif: 'vine' as const, factor: 0, motifs: { ...wanted, exclude: ['vine' as const] } },
    ];
    expect(count(planScene({ ...recipe, since: { motifs, changes } }), 'jaali')).toBeGreaterThan(0);
  });

  it('builds on the one before, is read again alike and can be kept', () => {
    const recipe = recipeOf('tropical', 'toss', 'tropical leaves with parrots');
    const words = ['remove the parrots', 'make the ground navy', 'more hibiscus'];
    const first = edit(recipe, words[0] ?? '');
    const last = edit(recipe, ...words);
    expect(compareScenes(planScene(first), planScene(edit(first, words[1] ?? '')))).toEqual({
      gone: [],
      new: [],
      isRestSame: true,
    });
    expect(count(planScene(last), 'parrot')).toBe(0);
    expect(edit(recipe, ...(last.source.edits ?? []))).toEqual(last);
    expect(parseRecipe(JSON.parse(JSON.stringify(last)))).toEqual({ recipe: last });
    expect(planScene(JSON.parse(JSON.stringify(last)))).toEqual(planScene(last));
  });

  it('holds when the cloth is arranged again, and in variations', () => {
    const removed = edit(recipeOf('tropical', 'toss', 'tropical leaves with parrots'), 'remove the parrots');
    const again = edit(removed, 'bigger motifs');
    expect(again.since).toBeUndefined();
    const clone = varyRecipe(removed, variationParams.parse({ kind: 'clone' }), 'a');
    const reimagined = varyRecipe(removed, variationParams.parse({ kind: 'reimagine' }), 'a');
    for (const recipe of [again, clone, reimagined]) expect(count(planScene(recipe), 'parrot')).toBe(0);
  });
});

/** How far a change of the drawing shows beyond it: the hand's waver, dye that runs along the yarn, knots that pull the cloth. */
const shown: Readonly<Record<string, number>> = { kalamkari: 8, patola: 14, bandhani: 40 };

describe('pixels', { timeout: 60_000 }, () => {
  it.each([
    ['kalamkari', 'buti', 'remove the carnation'],
    ['patola', 'narikunjar', 'हाथी हटाओ'],
    ['bandhani', 'shikari', 'મોર હટાવો'],
  ] as const)('of %s %s stay to the last bit beyond the room of what was asked: %s', (family, layout, words) => {
    const recipe = recipeOf(family, layout, '', 720);
    const edited = edit(recipe, words);
    const [before, after] = [planScene(recipe), planScene(edited)];
    const size = { width: 320, height: 320 };
    const draw = (scene: Scene) => weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
    const [one, other] = [draw(before), draw(after)];
    const { gone, new: added } = compareScenes(before, after);
    const perUnit = size.width / (before.torus.w * before.columns);
    const isNear = nearness(before, [...gone, ...added], shown[family] ?? 0, perUnit, size.width);
    let changed = 0;
    let strayed = 0;
    for (let i = 0; i < size.width * size.height; i++) {
      const isSame = [0, 1, 2].every((k) => one.data[i * 4 + k] === other.data[i * 4 + k]);
      if (isSame) continue;
      changed++;
      if (isNear[i] !== 1) strayed++;
    }
    expect(changed).toBeGreaterThan(1000);
    expect(isNear.reduce((sum, each) => sum + each, 0)).toBeLessThan(isNear.length * 0.8);
    expect(strayed).toBe(0);
    const { value, most } = unevennessOf(other, `${family} ${layout}`);
    expect(value).toBeLessThanOrEqual(Math.max(most, unevennessOf(one, `${family} ${layout}`).value * 1.1));
  });
});

function has({ census }: Scene, disc: Scene['census'][number]): boolean {
  return census.some(({ x, y, r, motif }) => x === disc.x && y === disc.y && r === disc.r && motif === disc.motif);
}

/** Pixels within the circles of drawings and a margin in units, over all modules of the tile. */
function nearness(scene: Scene, drawn: readonly Drawn[], margin: number, perUnit: number, side: number): Uint8Array {
  const near = new Uint8Array(side * side);
  const [w, h] = [scene.torus.w * perUnit, scene.torus.h * perUnit];
  for (const { x, y, reach } of drawn) {
    const r = (reach + margin) * perUnit;
    for (let column = -1; column <= scene.columns; column++)
      for (let row = -1; row <= scene.rows; row++) {
        const [cx, cy] = [x * perUnit + column * w, y * perUnit + row * h];
        for (let py = Math.max(0, Math.floor(cy - r)); py < Math.min(side, cy + r); py++)
          for (let px = Math.max(0, Math.floor(cx - r)); px < Math.min(side, cx + r); px++)
            if ((px - cx) ** 2 + (py - cy) ** 2 < r * r) near[py * side + px] = 1;
      }
  }
  return near;
}
