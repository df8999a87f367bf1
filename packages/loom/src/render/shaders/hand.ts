import { insideApron } from '../apron.ts';
import { createNoise } from '../noise.ts';
import { sumRows, visibility } from '../noise-rows.ts';
import type { PixelWindow } from '../raster.ts';
import { resample } from '../resample.ts';
import type { ShadeContext, Shader } from '../shader.ts';

/** The arm's slow drift and the fingers' tremble: wavelength in units and share of the amplitude. */
const waves = [
  { name: 'drift', cell: 24, share: 1 },
  { name: 'tremble', cell: 5.5, share: 0.38 },
] as const;
const reach = waves.reduce((sum, wave) => sum + wave.share, 0);

/** Moves every place by two slow noises, so that outlines waver as drawn or printed ones do. `amplitude` in units. */
export const hand: Shader = {
  apron: ({ amplitude = 1 }) => amplitude * reach,
  shade: (source, { amplitude = 1 }, context) => {
    const window = insideApron(source, amplitude * reach, context);
    const shiftX = shifts(
      `${context.seed}/hand/x`,
      (amplitude * context.tilePxX) / context.tileUnitsX,
      window,
      context,
    );
    const shiftY = shifts(
      `${context.seed}/hand/y`,
      (amplitude * context.tilePxY) / context.tileUnitsY,
      window,
      context,
    );
    const dx = new Float32Array(window.width);
    const dy = new Float32Array(window.width);
    return resample(source, window, (row) => {
      shiftX(row, dx);
      shiftY(row, dy);
      return [dx, dy];
    });
  },
};

function shifts(seed: string, amplitudePx: number, window: PixelWindow, context: ShadeContext) {
  const parts = waves.map(({ name, cell, share }) => {
    const noise = createNoise(`${seed}/${name}`, context.tileUnitsX / cell, context.tileUnitsY / cell);
    const seen = visibility(context.tilePxX / noise.cellsX);
    return { noise, gain: amplitudePx * share * seen };
  });
  const read = sumRows(parts, window, context);
  return (row: number, out: Float32Array) => {
    out.fill(0);
    read(row, 1, out);
  };
}
