import type { Item, Scene } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { copiesOf } from './copies.ts';
import { createInkwell } from './ink.ts';
import { shapesOf } from './svg.ts';

/**
 * A design's tile as an SVG document for drawing programs, `widthCm` wide: the layers as named groups, each motif a symbol that is
 * used, and what crosses an edge set on both sides, so that the tile repeats. The surface steps (the hand's waver, weave, bleeding
 * dye) are pixels and are left out. Throws RangeError for an ink that names no role.
 */
export function drawSvgFile(
  scene: Scene,
  { palette, title }: Pick<Recipe, 'palette' | 'title'>,
  widthCm: number,
): string {
  const { w, h } = scene.torus;
  const width = scene.columns * w;
  const height = scene.rows * h;
  const ink = createInkwell(palette.roles);
  const box = { left: 0, top: 0, right: width, bottom: height };
  const used = new Set<number>();
  const layers = scene.layers.map(({ id, name, wash, items }) => {
    const ground = wash === undefined ? '' : `<rect width="${n(width)}" height="${n(height)}" fill="${ink(wash)}"/>`;
    const places: string[] = [];
    for (const item of items) {
      const matrix = matrixOf(item);
      copiesOf(scene, item, box, (x, y) => {
        used.add(item.symbol);
        places.push(`<use href="#m${item.symbol}" transform="matrix(${matrix} ${n(x)} ${n(y)})"/>`);
      });
    }
    return `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${escaped(name)}">${ground}${places.join('')}</g>`;
  });
  const defs = [...used].map((index) => `<g id="m${index}">${shapesOf(scene.symbols[index], ink)}</g>`);
  const heightCm = (widthCm * height) / width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"` +
    ` width="${n(widthCm)}cm" height="${n(heightCm)}cm" viewBox="0 0 ${n(width)} ${n(height)}" overflow="hidden"` +
    ` stroke-linecap="round" stroke-linejoin="round"><title>${escaped(title)}</title>` +
    `<defs>${defs.join('')}</defs>${layers.join('')}</svg>\n`
  );
}

/** The first four numbers of an item's matrix: mirrored, turned, scaled, in the tile's own units. */
function matrixOf({ turn, scale, flip }: Item): string {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const side = flip === true ? -1 : 1;
  return [side * cos, side * sin, -sin, cos].map((value) => Math.round(value * 1e5) / 1e5).join(' ');
}

function n(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
