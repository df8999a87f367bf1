import { Slider } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAsk, useAsk } from '../ask/ask-store.ts';
import classes from './level-slider.module.css';
import panel from './panel.module.css';

/** How freely the loom treats the words, 1 … 5. */
export function LevelSlider() {
  const { t } = useTranslation();
  const id = useId();
  const level = useAsk(({ ask }) => ask.level);
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
      <Slider
        classNames={{
          root: classes.root,
          track: classes.track,
          bar: classes.bar,
          thumb: classes.thumb,
          mark: classes.mark,
          markWrapper: classes.markWrapper,
        }}
        size={2}
        min={1}
        max={5}
        step={1}
        label={null}
        value={level}
        onChange={(value) => changeAsk({ level: value })}
        marks={[1, 2, 3, 4, 5].map((value) => ({ value }))}
        thumbLabel={t('studio.generate.level')}
        thumbProps={{ 'aria-valuetext': t('studio.generate.levelOf', { level }) }}
      />
    </section>
  );
}
