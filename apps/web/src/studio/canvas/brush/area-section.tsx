import { SegmentedControl } from '@mantine/core';
import { areaLimits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import panel from '../../panel/panel.module.css';
import { QuietSelect } from '../../panel/quiet-select.tsx';
import { setAreaRepeat, takeBrush } from '../../store/brush-actions.ts';
import { isInHand, paintingOnTable } from '../../store/cloth.ts';
import { useStudio } from '../../store/studio-store.ts';
import { StepSection } from '../../tools/repeat/step-section.tsx';
import { AreaFact } from './area-fact.tsx';
import classes from './brush.module.css';
import { BrushLevels } from './brush-levels.tsx';
import { BrushTools } from './brush-tools.tsx';

const layouts = ['straight', 'half-drop', 'half-brick', 'step', 'mirror'] as const;

/** Where a change holds: everywhere, or where is painted with the brush. */
export function AreaSection() {
  const { t, i18n } = useTranslation();
  const isOn = useStudio(isInHand);
  const repeat = useStudio((studio) => paintingOnTable(studio)?.repeat);
  const problem = useStudio(({ brush }) => brush.problem);
  if (!repeat) return null;
  const isCelled = repeat.columns * repeat.rows > 1;
  return (
    <section className={panel.section} aria-label={t('colour.paint.where')}>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        aria-label={t('colour.paint.where')}
        value={isOn ? 'painted' : 'everywhere'}
        onChange={(value) => takeBrush(value === 'painted')}
        data={[
          { value: 'everywhere', label: t('colour.paint.everywhere') },
          { value: 'painted', label: t('colour.paint.painted') },
        ]}
      />
      {isOn && (
        <>
          <BrushTools />
          <BrushLevels />
          {problem && (
            <p role="alert" className={panel.error}>
              {errorSentence(
                problem,
                { limit: problem === 'area_strokes' ? areaLimits.strokes : areaLimits.points },
                i18n.language,
              )}
            </p>
          )}
          <AreaFact />
          <div className={classes.repeat}>
            <QuietSelect
              name={t('colour.paint.repeat')}
              value={repeat.layout}
              choices={layouts.map((value) => ({
                value,
                label: isCelled
                  ? t('colour.paint.cells', {
                      name: t(`measures.repeat.${value}`),
                      columns: repeat.columns,
                      rows: repeat.rows,
                    })
                  : t(`measures.repeat.${value}`),
              }))}
              onChange={(layout) => setAreaRepeat({ ...repeat, layout: layout ?? 'straight' })}
            />
          </div>
          {repeat.layout === 'step' && (
            <StepSection step={repeat.step} onChange={(step) => setAreaRepeat({ ...repeat, step })} />
          )}
        </>
      )}
    </section>
  );
}
