import { type FileRow, mixModes } from '@naksha/contract';
import { IconStack2 } from '@tabler/icons-react';
import { useKeptPlan } from '../../../loom/use-kept-plan.ts';
import { recipeOf } from '../../designs/recipe-of.ts';
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
  request: ({ value: { weight, count, picked }, design, picture, language }) => {
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
  action: ({ count, picked }, t) =>
    picked === null
      ? t('making.mix.submit', { count })
      : t('making.mix.submitOne', { name: t(`making.mix.modes.${picked}.name`) }),
});

/** What the second design is, and what both are drawn from. */
function usePreview({ design, recipe, picture }: Given<MixValue, FileRow>): MixFound {
  const second = picture === undefined ? undefined : recipeOf(picture);
  const start = useKeptPlan(design, recipe);
  return { picture, second: recipe && second, start, report: useReport(design) };
}
