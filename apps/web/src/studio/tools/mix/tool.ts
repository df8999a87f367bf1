import { type FileRow, type MixMode, mixModes } from '@naksha/contract';
import { IconStack2 } from '@tabler/icons-react';
import type { ClothWish } from '../../../loom/cloth-messages.ts';
import type { Drawn } from '../../../loom/use-drawn.ts';
import { useKeptPlan } from '../../../loom/use-kept-plan.ts';
import { recipeOf } from '../../designs/recipe-of.ts';
import { useChoice } from '../../designs/use-choice.ts';
import { useReport } from '../../designs/use-report.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { MixForm, type MixFound, type MixValue } from './mix-form.tsx';

/** Something of a second design in the first: of two of the loom as a recipe, else as pixels. */
export const mix = defineTool({
  operation: 'mix',
  icon: IconStack2,
  group: 'combine',
  family: 'restyle',
  title: 'studio.tools.mix',
  announcement: 'studio.soon.mix',
  inputs: ['design', 'picture'],
  initial: (): MixValue => ({ weight: 50, count: 4, picked: null }),
  carry: (value) => ({ ...value, picked: null }),
  Form: MixForm,
  usePreview,
  request: ({ value: { weight, count }, design, picture, language, found: { picked } }) => {
    if (picture?._id === design._id) return { refused: 'mix_same_picture' };
    const ways = picked === null ? { count } : { mode: picked, only: true, count: 1 };
    return weight === 0
      ? { idle: 'nothing' }
      : { operation: 'mix', params: { weight: weight / 100, language, ...ways } };
  },
  resultName: (report, place, t) => {
    const made: unknown = Array.isArray(report?.made) ? report.made[place] : undefined;
    const mode = mixModes.find((each) => each === made);
    return mode && t(`making.mix.modes.${mode}.name`);
  },
  action: ({ count }, t, { picked }) =>
    picked === null
      ? t('making.mix.submit', { count })
      : t('making.mix.submitOne', { name: t(`making.mix.modes.${picked}.name`) }),
});

/** What the second design is and, of two of the loom, what would come of each way to mix them. */
function usePreview({ value, design, recipe, picture }: Given<MixValue, FileRow>): MixFound {
  const second = picture === undefined ? undefined : recipeOf(picture);
  const start = useKeptPlan(design, recipe);
  const isDrawn = recipe !== undefined && second !== undefined;
  const wishOf = (mode: MixMode): ClothWish | null =>
    isDrawn && !start.isAwaited
      ? { recipe, mix: { second, mode, weight: value.weight / 100 }, from: start.from }
      : null;
  const ways = useWays(wishOf, value.picked);
  // A way that was picked for two others is not asked for where these two cannot be mixed in that way.
  const picked = value.picked === null || (isDrawn && ways[value.picked].isNothing) ? null : value.picked;
  return {
    picture,
    ways: isDrawn ? ways : undefined,
    picked,
    isOfToday: start.isOfToday,
    report: useReport(design),
  };
}

/** Each way as it is drawn; the picked one lies on the table. */
function useWays(wishOf: (mode: MixMode) => ClothWish | null, picked: MixMode | null): Record<MixMode, Drawn> {
  return {
    colours: useChoice('mix', 'mix-colours', wishOf('colours'), picked === 'colours'),
    layout: useChoice('mix', 'mix-layout', wishOf('layout'), picked === 'layout'),
    cloth: useChoice('mix', 'mix-cloth', wishOf('cloth'), picked === 'cloth'),
    halves: useChoice('mix', 'mix-halves', wishOf('halves'), picked === 'halves'),
  };
}
