import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ask } from '../store/asks.ts';
import classes from './level-slider.module.css';
import panel from './panel.module.css';
import { ThinSlider } from './thin-slider.tsx';

/** How freely the loom treats the words, 1 … 5. */
export const LevelSlider = memo(function LevelSlider({
  level,
  onChange,
}: {
  level: number;
  onChange: (options: Pick<Ask, 'level'>) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={panel.section} aria-labelledby={id}>
      <div className={panel.sectionHead}>
        <h3 id={id}>{t('studio.generate.level')}</h3>
        <div className={panel.aside}>
          <span>{t('studio.generate.closer')}</span>
          <b className={`${classes.figure} num`}>{t('studio.generate.levelOf', { level })}</b>
          <span>{t('studio.generate.freer')}</span>
        </div>
      </div>
      <ThinSlider
        name={t('studio.generate.level')}
        min={1}
        max={5}
        step={1}
        value={level}
        onChange={(value) => onChange({ level: value })}
        marks={[1, 2, 3, 4, 5].map((value) => ({ value }))}
        thumbProps={{ 'aria-valuetext': t('studio.generate.levelOf', { level }) }}
      />
    </section>
  );
});
