import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { recipeOf } from '../../panel/use-palette-cells.ts';
import type { PanelProps } from '../panel-props.ts';
import { VariationForm } from './variation-form.tsx';

/** Other designs of the same idea. */
export function VariationPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const recipe = recipeOf(design);
  return (
    <ToolFrame title={t('making.variation.title')} tabs={tabs} design={design} latest={latest} onReset={undefined}>
      {design && recipe && <VariationForm key={design._id} design={design} recipe={recipe} />}
      {design && !recipe && (
        <div className={panel.body}>
          <p className={panel.hint}>{t('making.variation.foreign')}</p>
        </div>
      )}
    </ToolFrame>
  );
}
