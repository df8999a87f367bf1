import type { Item, Scene, Shape } from '../drawing/scene.ts';
import { copiesOf } from './copies.ts';
import { createInkwell } from './ink.ts';
import { orient, reachOf, snap } from './placing.ts';
import type { Rasterise } from './raster.ts';

type Brush = OffscreenCanvasRenderingContext2D;
const paths = new WeakMap<Shape, Path2D>();

/**
 * Draws on an OffscreenCanvas with Path2D, in a page or in a web worker: the same places and order as on the server, the
 * browser's own anti-aliasing. Throws Error where there is no 2D canvas.
 */
export const canvasRasterise: Rasterise = (drawing, window) => {
  const { scene, layers } = drawing;
  const canvas = new OffscreenCanvas(window.width, window.height);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('Expected a 2D canvas but the browser gives none');
  const ink = createInkwell(drawing.colours);
  const box = reachOf(drawing, window);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const layer of scene.layers) {
    if (layers !== undefined && !layers.includes(layer.id)) continue;
    if (layer.wash !== undefined) {
      brush.resetTransform();
      brush.fillStyle = ink(layer.wash);
      brush.fillRect(0, 0, window.width, window.height);
    }
    for (const item of layer.items) {
      const [a, b, c, d] = orient(item, drawing);
      copiesOf(scene, item, box, (x, y) => {
        brush.setTransform(
          a,
          b,
          c,
          d,
          snap(x / drawing.unitsPerPxX) - window.x,
          snap(y / drawing.unitsPerPxY) - window.y,
        );
        drawSymbol(brush, scene, item, ink);
      });
    }
  }
  return { ...window, data: brush.getImageData(0, 0, window.width, window.height).data };
};

function drawSymbol(brush: Brush, scene: Scene, item: Item, ink: ReturnType<typeof createInkwell>): void {
  for (const shape of scene.symbols[item.symbol]?.shapes ?? []) {
    const path = pathOf(shape);
    brush.globalAlpha = shape.opacity ?? 1;
    if (shape.fill !== undefined) {
      brush.fillStyle = ink(shape.fill);
      brush.fill(path, shape.evenOdd === true ? 'evenodd' : 'nonzero');
    }
    if (shape.stroke !== undefined) {
      brush.strokeStyle = ink(shape.stroke);
      brush.lineWidth = shape.strokeWidth ?? 1;
      brush.stroke(path);
    }
  }
}

function pathOf(shape: Shape): Path2D {
  const ready = paths.get(shape);
  if (ready !== undefined) return ready;
  const path = new Path2D(shape.d);
  paths.set(shape, path);
  return path;
}
