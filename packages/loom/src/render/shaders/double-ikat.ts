import { hashCell, hashText } from '../../numbers/rng.ts';
import { insideApron } from '../apron.ts';
import { createNoise, index } from '../noise.ts';
import { noiseRows } from '../noise-rows.ts';
import { resample } from '../resample.ts';
import type { Shader } from '../shader.ts';

const reach = 1.25;
/** Length in units over which a yarn keeps its slip. */
const length = 85;

/**
 * Warp and weft both tied and dyed before weaving: where warp lies on top the picture slipped along y, where weft does along x,
 * each yarn by its own little. `amplitude` and the yarns' width in units.
 */
export const doubleIkat: Shader = {
  apron: ({ amplitude = 2.6 }) => amplitude * reach,
  shade: (source, { amplitude = 2.6, yarn = 2.1 }, context) => {
    const window = insideApron(source, amplitude * reach, context);
    const { tilePxX, tilePxY, tileUnitsX, tileUnitsY } = context;
    const warps = 2 * Math.max(1, Math.round(tileUnitsX / yarn / 2));
    const wefts = 2 * Math.max(1, Math.round(tileUnitsY / yarn / 2));
    const slipY = (amplitude * tilePxY) / tileUnitsY;
    const slipX = (amplitude * tilePxX) / tileUnitsX;
    const hash = hashText(`${context.seed}/ties`);
    const slow = (name: string, cellsX: number, cellsY: number) =>
      noiseRows(createNoise(`${context.seed}/${name}`, cellsX, cellsY), window, context);
    const warpDrift = slow('warp-drift', warps / 3, tileUnitsY / length);
    const weftDrift = slow('weft-drift', tileUnitsX / length, wefts / 3);
    const columns = Float32Array.from({ length: window.width }, (_, x) => {
      const strand = index(Math.floor(((window.x + x + 0.5) * warps) / tilePxX), warps);
      return (hashCell(strand, 1, hash) * 2 - 1) * 0.55 * slipY;
    });
    const sides = Uint8Array.from(
      { length: window.width },
      (_, x) => index(Math.floor(((window.x + x + 0.5) * warps) / tilePxX), warps) & 1,
    );
    const dx = new Float32Array(window.width);
    const dy = new Float32Array(window.width);
    return resample(source, window, (row) => {
      const strand = index(Math.floor(((window.y + row + 0.5) * wefts) / tilePxY), wefts);
      const own = (hashCell(strand, 2, hash) * 2 - 1) * 0.55 * slipX;
      dx.fill(own);
      dy.set(columns);
      warpDrift(row, slipY * 0.6, dy);
      weftDrift(row, slipX * 0.6, dx);
      // Half of the slip shows on the yarn underneath too: the picture is one.
      for (let x = 0; x < dx.length; x++) {
        if (((sides[x] ?? 0) ^ (strand & 1)) === 1) dx[x] = (dx[x] ?? 0) * 0.45;
        else dy[x] = (dy[x] ?? 0) * 0.45;
      }
      return [dx, dy];
    });
  },
};
