import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { recipeFor } from '../../test/recipe-for.ts';
import { planScene } from '../change/plan-scene.ts';
import { resvgRasterise } from './server.ts';
import { drawSvgFile } from './svg-file.ts';

it('draws in a drawing program what the loom draws before its surface steps', () => {
  const recipe = { ...recipeFor('floral', 'botanical'), title: 'Vine & <leaf>' };
  const scene = planScene(recipe);
  const svg = drawSvgFile(scene, recipe, 27);
  expect(svg).toContain('<title>Vine &amp; &lt;leaf></title>');
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: 160 }, font: { loadSystemFonts: false } }).render();
  const { pixels } = picture;
  expect([picture.width, picture.height]).toEqual([160, 160]);
  const unitsPerPxX = (scene.columns * scene.torus.w) / 160;
  const unitsPerPxY = (scene.rows * scene.torus.h) / 160;
  const window = { x: 0, y: 0, width: 160, height: 160 };
  const own = resvgRasterise({ scene, colours: recipe.palette.roles, unitsPerPxX, unitsPerPxY }, window).data;
  const differing = own.filter((value, i) => Math.abs(value - (pixels[i] ?? 0)) > 24).length;
  expect(differing / own.length).toBeLessThan(0.002);
});
