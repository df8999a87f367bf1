import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import { recipeOf } from '../../panel/use-palette-cells.ts';
import type { PanelProps } from '../panel-props.ts';
import classes from './edit.module.css';
import { EditForm } from './edit-form.tsx';

/** Changes the design on the table by words. */
export function EditPanel({ design: shown, latest }: PanelProps) {
  const { t } = useTranslation();
  const design = shown ?? latest;
  const recipe = recipeOf(design);
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('making.edit.title')}</h2>
      </div>
      {design && recipe ? (
        <EditForm key={design._id} design={design} recipe={recipe} />
      ) : (
        <div className={panel.body}>
          <p className={classes.empty}>{t(design ? 'making.edit.foreign' : 'making.edit.nothing')}</p>
        </div>
      )}
    </div>
  );
}
