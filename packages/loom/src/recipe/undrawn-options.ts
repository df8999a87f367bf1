import type { GenerateParams } from '@naksha/contract';
import { readPrompt } from '../prompt/read-prompt.ts';
import { canDraw } from '../vocabulary/can-draw.ts';
import type { Effect } from './effects/effect.ts';
import { elementEffects, patternNameEffects } from './effects/motif-effects.ts';

export type MotifOption = 'elementOptions' | 'patternName';

/**
 * Which options ask for a motif that the cloth of these params, chosen or named in the prompt, cannot draw: what comes nearest is drawn
 * in its place, or nothing. None where the cloth is still open, for then one that can is taken.
 */
export function undrawnOptions(
  asked: Pick<GenerateParams, MotifOption | 'trainedPattern' | 'prompt' | 'language'>,
): MotifOption[] {
  const { elementOptions, patternName } = asked;
  if (elementOptions === undefined && patternName === undefined) return [];
  const cloth = asked.trainedPattern ?? readPrompt(asked.prompt, asked.language).patterns[0];
  if (cloth === undefined) return [];
  const isUndrawn = (effect: Effect | undefined) =>
    effect?.include !== undefined && !effect.include.some((motif) => canDraw(motif, cloth));
  const effects: Readonly<Record<MotifOption, Effect | undefined>> = {
    elementOptions: elementOptions && elementEffects[elementOptions],
    patternName: patternName && patternNameEffects[patternName],
  };
  return (['elementOptions', 'patternName'] as const).filter((option) => isUndrawn(effects[option]));
}
