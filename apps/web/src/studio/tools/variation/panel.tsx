import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import { recipeOf } from '../../panel/use-palette-cells.ts';
import edit from '../edit/edit.module.css';
import type { PanelProps } from '../panel-props.ts';
import { VariationForm } from './variation-form.tsx';

/** Other designs of the same idea. */
export function VariationPanel({ design: shown, latest }: PanelProps) {
  const { t } = useTranslation();
  const design = shown ?? latest;
  const recipe = recipeOf(design);
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('making.variation.title')}</h2>
      </div>
      {design && recipe ? (
        <VariationForm key={design._id} design={design} recipe={recipe} />
      ) : (
        <div className={panel.body}>
          <p className={edit.empty}>{t(design ? 'making.edit.foreign' : 'making.edit.nothing')}</p>
        </div>
      )}
    </div>
  );
}
