import type { GenerateInput } from '@naksha/contract';
import { type Drawn, useDrawn } from './use-drawn.ts';

/** The cloth of these words as it is drawn. `null` asks for nothing; the last one stays. */
export const useCloth = (place: string, params: GenerateInput | null, seed: string, sides: readonly number[]): Drawn =>
  useDrawn(place, params && { params, seed }, sides, true);
