import { type CombinedShift, combineShifts } from '../../palette/palette-shift.ts';
import type { LayoutWord } from '../../vocabulary/lexicon-layouts.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import type { Recipe } from '../recipe.ts';
import type { Effect } from './effect.ts';

/** All effects as one: factors multiplied, the rest added up, the first cloth, motifs in order and once. */
export interface CombinedEffect {
  readonly hero: number;
  readonly density: number;
  readonly detail: number;
  readonly line: number;
  readonly freedom: number;
  readonly hand: number;
  readonly weave: number;
  readonly mottle: number;
  readonly age: number;
  readonly cloth: Recipe['finish']['cloth'] | undefined;
  readonly include: readonly MotifId[];
  readonly suggests: readonly MotifId[];
  readonly weight: ReadonlyMap<MotifId, number>;
  readonly layouts: readonly LayoutWord[];
  readonly palette: CombinedShift;
}

export function combineEffects(effects: readonly Effect[]): CombinedEffect {
  const sum = (of: (effect: Effect) => number | undefined) =>
    effects.reduce((total, effect) => total + (of(effect) ?? 0), 0);
  const product = (of: (effect: Effect) => number | undefined) =>
    effects.reduce((total, effect) => total * (of(effect) ?? 1), 1);
  const weight = new Map<MotifId, number>();
  for (const motif of motifIds) {
    const factor = product((effect) => effect.weight?.[motif]);
    if (factor !== 1) weight.set(motif, factor);
  }
  return {
    hero: product((effect) => effect.hero),
    density: sum((effect) => effect.density),
    detail: sum((effect) => effect.detail),
    line: product((effect) => effect.line),
    freedom: sum((effect) => effect.freedom),
    hand: product((effect) => effect.hand),
    weave: sum((effect) => effect.weave),
    mottle: sum((effect) => effect.mottle),
    age: sum((effect) => effect.age),
    cloth: effects.find((effect) => effect.cloth !== undefined)?.cloth,
    include: [...new Set(effects.flatMap((effect) => effect.include ?? []))],
    suggests: [...new Set(effects.flatMap((effect) => effect.suggests ?? []))],
    weight,
    layouts: effects.flatMap((effect) => effect.layouts ?? []),
    palette: combineShifts(effects.map((effect) => effect.palette)),
  };
}
