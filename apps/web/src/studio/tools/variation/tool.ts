import { type FileRow, type VariationParams, variationKeeps, variationParams } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { IconVersions } from '@tabler/icons-react';
import { useKeptPlan } from '../../../loom/use-kept-plan.ts';
import { useReport } from '../../designs/use-report.ts';
import { newSeed } from '../../store/asks.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { VariationForm, type VariationFound, type VariationValue } from './variation-form.tsx';

/** Other designs of the same idea; of a picture that was not made here, as far as its own parts allow. */
export const variation = defineTool({
  operation: 'variation',
  icon: IconVersions,
  group: 'make',
  title: 'making.variation.title',
  inputs: ['design'],
  initial: (): VariationValue => ({ ...variationParams.parse({ count: 4, seed: newSeed() }), picked: null }),
  // How they are wanted holds of the next design too; its own seed makes them others.
  carry: (value, { design }) => ({ ...value, seed: design?._id.slice(0, 8) ?? value.seed, picked: null }),
  Form: VariationForm,
  usePreview,
  request: ({ value, recipe, found }) => {
    const { picked, ...params } = value;
    if (found.isStill) return { idle: 'nothing' };
    if (!recipe) return { operation: 'variation', params: unseeded(params) };
    return { operation: 'variation', params: picked === null ? params : { ...params, count: 1, first: picked } };
  },
  action: ({ count, picked }, t) =>
    picked === null ? t('making.variation.submit', { count }) : t('making.variation.submitOne', { number: picked + 1 }),
});

/** What will be made; each of the small pictures lies on the cloth itself when it is picked. */
function usePreview({ value, design, recipe, model }: Given<VariationValue, FileRow>): VariationFound {
  return { ...whatBecomes(value, recipe, model), start: useKeptPlan(design, recipe), report: useReport(design) };
}

function whatBecomes({ kind, keep }: VariationParams, recipe: Recipe | undefined, model: string | null) {
  if (recipe) return { drawnBy: null, isStill: false };
  const drawnBy = kind === 'reimagine' ? model : null;
  const isStill = drawnBy
    ? keep.length === variationKeeps.length
    : keep.includes('palette') && keep.includes('placement');
  return { drawnBy, isStill };
}

/** What is not seen beforehand is left to chance, so that asking again gives others. */
function unseeded({ seed: _seed, ...form }: VariationParams): Omit<VariationParams, 'seed'> {
  return form;
}
