import type { Item, SceneSymbol, Shape } from '../scene/scene.ts';
import { copiesOf } from './copies.ts';
import { createInkwell } from './ink.ts';
import type { Drawing, PixelWindow } from './raster.ts';

/**
 * Places are rounded to 1/256 px of the tile's own grid, so that two windows on the same place, or two sides of a seam,
 * give the rasteriser the same fractions.
 */
const fractions = 256;
/** Anti-aliasing reaches one pixel beyond an outline. */
const marginPx = 1;

/**
 * The part of a drawing inside `window` as an SVG document of window.width × window.height pixels. Symbols become
 * `<defs>`, places `<use>`; what lies outside the window is left out.
 */
export function drawSvg(drawing: Drawing, window: PixelWindow): string {
  const { scene, layers, unitsPerPxX, unitsPerPxY } = drawing;
  const ink = createInkwell(drawing.colours);
  const box = {
    left: (window.x - marginPx) * unitsPerPxX,
    top: (window.y - marginPx) * unitsPerPxY,
    right: (window.x + window.width + marginPx) * unitsPerPxX,
    bottom: (window.y + window.height + marginPx) * unitsPerPxY,
  };
  const used = new Set<number>();
  const body: string[] = [];
  for (const layer of scene.layers) {
    if (layers !== undefined && !layers.includes(layer.id)) continue;
    if (layer.wash !== undefined) body.push(`<rect width="100%" height="100%" fill="${ink(layer.wash)}"/>`);
    for (const item of layer.items) {
      const matrix = orient(item, unitsPerPxX, unitsPerPxY);
      copiesOf(scene, item, box, (x, y) => {
        used.add(item.symbol);
        const px = snap(x / unitsPerPxX) - window.x;
        const py = snap(y / unitsPerPxY) - window.y;
        body.push(`<use href="#s${item.symbol}" transform="matrix(${matrix} ${px} ${py})"/>`);
      });
    }
  }
  const defs = [...used].map((index) => {
    const symbol = scene.symbols[index];
    return symbol === undefined ? '' : `<g id="s${index}">${shapesOf(symbol, ink)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${window.width}" height="${window.height}"` +
    ` stroke-linecap="round" stroke-linejoin="round"><defs>${defs.join('')}</defs>${body.join('')}</svg>`
  );
}

function orient(item: Item, unitsPerPxX: number, unitsPerPxY: number): string {
  const cos = Math.cos(item.turn) * item.scale;
  const sin = Math.sin(item.turn) * item.scale;
  const side = item.flip === true ? -1 : 1;
  const parts = [(side * cos) / unitsPerPxX, (side * sin) / unitsPerPxY, -sin / unitsPerPxX, cos / unitsPerPxY];
  return parts.map((part) => Number(part.toFixed(6))).join(' ');
}

function snap(px: number): number {
  return Math.round(px * fractions) / fractions;
}

function shapesOf(symbol: SceneSymbol, ink: ReturnType<typeof createInkwell>): string {
  return symbol.shapes.map((shape) => pathOf(shape, ink)).join('');
}

function pathOf(shape: Shape, ink: ReturnType<typeof createInkwell>): string {
  const fill = shape.fill === undefined ? 'none' : ink(shape.fill);
  const stroke = shape.stroke === undefined ? '' : ` stroke="${ink(shape.stroke)}" stroke-width="${shape.strokeWidth ?? 1}"`;
  const rule = shape.evenOdd === true ? ' fill-rule="evenodd"' : '';
  const opacity = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`;
  return `<path d="${shape.d}" fill="${fill}"${stroke}${rule}${opacity}/>`;
}
