import type { BorderMotif } from '../../drawing/goods/lay-border.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import type { PanelTask } from './panel-task.ts';
import { ownMotif } from './take-motif.ts';

/** The cloth's own small flower or figure of lines about `size` units large; its beasts are asked for, or not drawn. */
export function sprigOf({ recipe, perCm }: PanelTask, size: number): BorderMotif | undefined {
  const own = ownMotif(recipe, 'secondary', size / perCm);
  return own !== undefined && isCommonMotif(own.motif) ? own : undefined;
}
