import {
  ageGroups,
  colorSchemes,
  details,
  elements,
  genders,
  moods,
  repeats,
  settings,
  styles,
  usages,
} from '@naksha/contract';
import { undrawnOptions } from '@naksha/loom';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAsk, useAsk } from '../ask/ask-store.ts';
import classes from './option-grid.module.css';
import panel from './panel.module.css';
import { QuietSelect } from './quiet-select.tsx';
import { SizeField } from './size-field.tsx';

/** Every other option of a design, in two quiet columns. */
export function OptionGrid() {
  const { t } = useTranslation();
  const ask = useAsk((state) => state.ask);
  const undrawn = useMemo(() => undrawnOptions(ask), [ask]);
  const any = { value: undefined, label: t('studio.generate.any') };
  return (
    <section className={`${panel.section} ${classes.grid}`} aria-label={t('studio.generate.title')}>
      <QuietSelect
        name={t('options.field.style')}
        value={ask.styleOptions}
        choices={styles.map((value) => ({ value, label: t(`options.style.${value}`) }))}
        onChange={(styleOptions) => changeAsk(styleOptions ? { styleOptions } : {})}
      />
      <QuietSelect
        name={t('options.field.mood')}
        value={ask.moodOptions}
        choices={moods.map((value) => ({ value, label: t(`options.mood.${value}`) }))}
        onChange={(moodOptions) => changeAsk(moodOptions ? { moodOptions } : {})}
      />
      <QuietSelect
        name={t('options.field.colours')}
        value={ask.colorSchemeOptions}
        choices={colorSchemes.map((value) => ({ value, label: t(`options.scheme.${value}`) }))}
        onChange={(colorSchemeOptions) => changeAsk(colorSchemeOptions ? { colorSchemeOptions } : {})}
      />
      <QuietSelect
        name={t('options.field.setting')}
        value={ask.settingOptions}
        choices={[any, ...settings.map((value) => ({ value, label: t(`options.setting.${value}`) }))]}
        onChange={(settingOptions) => changeAsk({ settingOptions })}
      />
      <QuietSelect
        name={t('options.field.element')}
        value={ask.elementOptions}
        choices={[any, ...elements.map((value) => ({ value, label: t(`options.element.${value}`) }))]}
        onChange={(elementOptions) => changeAsk({ elementOptions })}
      />
      <QuietSelect
        name={t('options.field.detail')}
        value={ask.detailsOption}
        choices={[any, ...details.map((value) => ({ value, label: t(`options.detail.${value}`) }))]}
        onChange={(detailsOption) => changeAsk({ detailsOption })}
      />
      <QuietSelect
        name={t('options.field.gender')}
        value={ask.genderOptions}
        choices={genders.map((value) => ({ value, label: t(`options.gender.${value}`) }))}
        onChange={(genderOptions) => changeAsk(genderOptions ? { genderOptions } : {})}
      />
      <QuietSelect
        name={t('options.field.age')}
        value={ask.ageGroupOptions}
        choices={ageGroups.map((value) => ({ value, label: t(`options.age.${value}`) }))}
        onChange={(ageGroupOptions) => changeAsk(ageGroupOptions ? { ageGroupOptions } : {})}
      />
      <QuietSelect
        name={t('options.field.usage')}
        value={ask.usage}
        choices={usages.map((value) => ({ value, label: t(`options.usage.${value}`) }))}
        onChange={(usage) => changeAsk(usage ? { usage } : {})}
      />
      <QuietSelect
        name={t('options.field.repeat')}
        value={ask.repeat}
        choices={repeats.map((value) => ({ value, label: t(`options.repeat.${value}`) }))}
        onChange={(repeat) => changeAsk(repeat ? { repeat } : {})}
      />
      <SizeField />
      {undrawn.includes('elementOptions') && ask.elementOptions && (
        <p className={`${panel.hint} ${classes.wide}`} aria-live="polite">
          {t('studio.generate.notDrawn', { word: t(`options.element.${ask.elementOptions}`) })}
        </p>
      )}
    </section>
  );
}
