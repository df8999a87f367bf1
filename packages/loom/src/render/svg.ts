import type { SceneSymbol, Shape } from '../drawing/scene.ts';
import { copiesOf } from './copies.ts';
import { createInkwell } from './ink.ts';
import { orient, reachOf, snap } from './placing.ts';
import type { Drawing, PixelWindow } from './raster.ts';

/**
 * The part of a drawing inside `window` as an SVG document of window.width × window.height pixels. Symbols become
 * `<defs>`, places `<use>`; what lies outside the window is left out.
 */
export function drawSvg(drawing: Drawing, window: PixelWindow): string {
  const { scene, layers } = drawing;
  const ink = createInkwell(drawing.colours);
  const box = reachOf(drawing, window);
  const used = new Set<number>();
  const body: string[] = [];
  for (const layer of scene.layers) {
    if (layers !== undefined && !layers.includes(layer.id)) continue;
    if (layer.wash !== undefined) body.push(`<rect width="100%" height="100%" fill="${ink(layer.wash)}"/>`);
    for (const item of layer.items) {
      const matrix = orient(item, drawing).join(' ');
      copiesOf(scene, item, box, (x, y) => {
        used.add(item.symbol);
        const px = snap(x / drawing.unitsPerPxX) - window.x;
        const py = snap(y / drawing.unitsPerPxY) - window.y;
        body.push(`<use href="#s${item.symbol}" transform="matrix(${matrix} ${px} ${py})"/>`);
      });
    }
  }
  const defs = [...used].map((index) => {
    const symbol = scene.symbols[index];
    return `<g id="s${index}">${shapesOf(symbol, ink)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${window.width}" height="${window.height}"` +
    ` stroke-linecap="round" stroke-linejoin="round"><defs>${defs.join('')}</defs>${body.join('')}</svg>`
  );
}

/** The paths of a symbol, in its own units; none for no symbol. */
export function shapesOf(symbol: SceneSymbol | undefined, ink: ReturnType<typeof createInkwell>): string {
  return (symbol?.shapes ?? []).map((shape) => pathOf(shape, ink)).join('');
}

/** Opacity goes to fill and stroke, as a canvas does it: a group's opacity would cost a layer of the window's size. */
function pathOf(shape: Shape, ink: ReturnType<typeof createInkwell>): string {
  const fill = shape.fill === undefined ? 'none' : ink(shape.fill);
  const stroke =
    shape.stroke === undefined ? '' : ` stroke="${ink(shape.stroke)}" stroke-width="${shape.strokeWidth ?? 1}"`;
  const rule = shape.evenOdd === true ? ' fill-rule="evenodd"' : '';
  const opacity =
    shape.opacity === undefined ? '' : ` fill-opacity="${shape.opacity}" stroke-opacity="${shape.opacity}"`;
  return `<path d="${shape.d}" fill="${fill}"${stroke}${rule}${opacity}/>`;
}
