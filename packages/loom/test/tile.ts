import { roomOf } from '../src/render/apron.ts';
import type { PixelWindow, Raster } from '../src/render/raster.ts';
import type { ShadeContext, Shader } from '../src/render/shader.ts';
import { colours } from './scenes.ts';

/** A tile of 1000 × 800 units at 400 × 320 px. */
export const context: ShadeContext = {
  seed: 'tile',
  colours,
  tileUnitsX: 1000,
  tileUnitsY: 800,
  tilePxX: 400,
  tilePxY: 320,
};

export type Paint = (x: number, y: number) => readonly [number, number, number];

/** A window of a repeating picture. */
function painted(window: PixelWindow, paint: Paint): Raster {
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const u = (((window.x + x) % context.tilePxX) + context.tilePxX) % context.tilePxX;
      const v = (((window.y + y) % context.tilePxY) + context.tilePxY) % context.tilePxY;
      data.set([...paint(u, v), 255], (y * window.width + x) * 4);
    }
  }
  return { ...window, data };
}

/** What a shader makes of a repeating picture in a window: it is given the window and its apron. */
export function shaded(
  shader: Shader,
  params: Readonly<Record<string, number>>,
  window: PixelWindow,
  paint: Paint,
): Raster {
  const room = roomOf(shader.apron(params), context);
  const source = painted(
    {
      x: window.x - room.x,
      y: window.y - room.y,
      width: window.width + 2 * room.x,
      height: window.height + 2 * room.y,
    },
    paint,
  );
  return shader.shade(source, params, context);
}

export const whole: PixelWindow = { x: 0, y: 0, width: context.tilePxX, height: context.tilePxY };
