import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { recipeOf } from '../../panel/use-palette-cells.ts';
import type { PanelProps } from '../panel-props.ts';
import { VariationForm } from './variation-form.tsx';

/** Other designs of the same idea; of a picture that was not made here, as far as its own parts allow. */
export function VariationPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  return (
    <ToolFrame title={t('making.variation.title')} tabs={tabs} design={design} latest={latest} onReset={undefined}>
      {design && <VariationForm key={design._id} design={design} recipe={recipeOf(design)} />}
    </ToolFrame>
  );
}
