import { createNoise } from '../noise.ts';
import { noiseRows, visibility } from '../noise-rows.ts';
import { shadeTones } from '../shade-tones.ts';
import type { Shader } from '../shader.ts';

/** Locks and single hairs: width and length in units, change of tone. */
const hairs = [
  { name: 'locks', wide: 11, long: 95, tone: 0.05 },
  { name: 'strands', wide: 4.2, long: 48, tone: 0.06 },
  { name: 'hairs', wide: 1.7, long: 24, tone: 0.07 },
] as const;

/** Hair that lies down the cloth: fine streaks of tone, on dark marks as on the coat. `strength` 0 … 1. */
export const fur: Shader = {
  apron: () => 0,
  shade: (source, { strength = 0.6 }, context) => {
    const parts = hairs.flatMap(({ name, wide, long, tone }) => {
      const noise = createNoise(`${context.seed}/fur/${name}`, context.tileUnitsX / wide, context.tileUnitsY / long);
      const seen = visibility(context.tilePxX / noise.cellsX);
      return seen === 0 ? [] : [{ read: noiseRows(noise, source, context), gain: strength * tone * seen }];
    });
    return shadeTones(source, (row, tones) => {
      for (const part of parts) part.read(row, part.gain, tones);
    });
  },
};
