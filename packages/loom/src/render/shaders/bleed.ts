import { insideApron } from '../apron.ts';
import { boxBlur } from '../box-blur.ts';
import { fbmRows } from '../noise-rows.ts';
import type { PixelWindow, Raster } from '../raster.ts';
import { resample } from '../resample.ts';
import type { ShadeContext, Shader } from '../shader.ts';

/** Sizes in units: the ragged front of creeping dye, and the places where the cloth was bound loosely or tightly. */
const front = 11;
const binding = 46;
/** Radius of one smoothing and strongest shift as shares of the reach; two smoothings are done along each axis. */
const softness = 0.42;
const raggedness = 0.6;
/** Levels kept below one step of brightness. */
const steps = 32;

/**
 * Dye that crept under a binding: edges are ragged everywhere, soft where the cloth was held loosely and nearly crisp where
 * it was tight. `reach` in units is how far it creeps, `ragged` 0 … 2 how unevenly.
 */
export const bleed: Shader = {
  apron: ({ reach = 5, ragged = 1 }) => apronOf(reach, ragged),
  shade: (source, { reach = 5, ragged = 1 }, context) => {
    const window = insideApron(source, apronOf(reach, ragged), context);
    const crept = creep(source, window, reach * raggedness * ragged, context);
    return soften(source, crept, reach, context);
  },
};

function apronOf(reach: number, ragged: number): number {
  return Math.max(reach * (2 * softness + 0.25), reach * raggedness * ragged);
}

function creep(source: Raster, window: PixelWindow, amplitude: number, context: ShadeContext): Raster {
  const noiseX = fbmRows(`${context.seed}/creep/x`, front, 3, 0.7, window, context);
  const noiseY = fbmRows(`${context.seed}/creep/y`, front, 3, 0.7, window, context);
  const gainX = (amplitude * context.tilePxX) / context.tileUnitsX;
  const gainY = (amplitude * context.tilePxY) / context.tileUnitsY;
  const dx = new Float32Array(window.width);
  const dy = new Float32Array(window.width);
  return resample(source, window, (row) => {
    dx.fill(0);
    dy.fill(0);
    noiseX(row, gainX, dx);
    noiseY(row, gainY, dy);
    return [dx, dy];
  });
}

/** Mixes the crept picture with a smoothed one, by how loosely the place was bound. */
function soften(source: Raster, crept: Raster, reach: number, context: ShadeContext): Raster {
  const { width, height, data } = crept;
  const radiusX = Math.round((reach * softness * context.tilePxX) / context.tileUnitsX);
  const radiusY = Math.round((reach * softness * context.tilePxY) / context.tileUnitsY);
  if (radiusX < 1 && radiusY < 1) return crept;
  const blurred = (channel: number) => boxBlur(plane(source, channel), source.width, source.height, radiusX, radiusY);
  const [red, green, blue] = [blurred(0), blurred(1), blurred(2)];
  const loose = fbmRows(`${context.seed}/binding`, binding, 3, 0.6, crept, context);
  const shares = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    shares.fill(0.5);
    loose(row, 0.95, shares);
    const start = (row + crept.y - source.y) * source.width + (crept.x - source.x);
    let at = row * width * 4;
    for (let x = 0; x < width; x++, at += 4) {
      const share = Math.min(0.92, Math.max(0.1, shares[x] ?? 0));
      const keep = 1 - share;
      const soft = share / steps;
      data[at] = keep * (data[at] ?? 0) + soft * (red[start + x] ?? 0);
      data[at + 1] = keep * (data[at + 1] ?? 0) + soft * (green[start + x] ?? 0);
      data[at + 2] = keep * (data[at + 2] ?? 0) + soft * (blue[start + x] ?? 0);
    }
  }
  return crept;
}

function plane({ data }: Raster, channel: number): Int32Array {
  const values = new Int32Array(data.length / 4);
  for (let i = 0, at = channel; i < values.length; i++, at += 4) values[i] = (data[at] ?? 0) * steps;
  return values;
}
