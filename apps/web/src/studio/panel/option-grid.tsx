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
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ask } from '../store/asks.ts';
import classes from './option-grid.module.css';
import panel from './panel.module.css';
import { QuietSelect } from './quiet-select.tsx';
import { SizeField } from './size-field.tsx';

/** Every other option of a design, in two quiet columns. */
export function OptionGrid({ value: ask, onChange }: { value: Ask; onChange: (options: Partial<Ask>) => void }) {
  const { t } = useTranslation();
  const undrawn = useMemo(() => undrawnOptions(ask), [ask]);
  return (
    <section className={`${panel.section} ${classes.grid}`} aria-label={t('studio.generate.title')}>
      <Cells value={ask} onChange={onChange} />
      {undrawn.includes('elementOptions') && ask.elementOptions && (
        <p className={`${panel.hint} ${classes.wide}`} aria-live="polite">
          {t('studio.generate.notDrawn', { word: t(`options.element.${ask.elementOptions}`) })}
        </p>
      )}
    </section>
  );
}

/** Words change nothing here: of a key that is typed there the cells need not know. */
const Cells = memo(
  function Cells({ value: ask, onChange }: { value: Ask; onChange: (options: Partial<Ask>) => void }) {
    const { t } = useTranslation();
    const any = { value: undefined, label: t('studio.generate.any') };
    return (
      <>
        <QuietSelect
          name={t('options.field.style')}
          value={ask.styleOptions}
          choices={styles.map((value) => ({ value, label: t(`options.style.${value}`) }))}
          onChange={(styleOptions) => onChange(styleOptions ? { styleOptions } : {})}
        />
        <QuietSelect
          name={t('options.field.mood')}
          value={ask.moodOptions}
          choices={moods.map((value) => ({ value, label: t(`options.mood.${value}`) }))}
          onChange={(moodOptions) => onChange(moodOptions ? { moodOptions } : {})}
        />
        <QuietSelect
          name={t('options.field.colours')}
          value={ask.colorSchemeOptions}
          choices={colorSchemes.map((value) => ({ value, label: t(`options.scheme.${value}`) }))}
          onChange={(colorSchemeOptions) => onChange(colorSchemeOptions ? { colorSchemeOptions } : {})}
        />
        <QuietSelect
          name={t('options.field.setting')}
          value={ask.settingOptions}
          choices={[any, ...settings.map((value) => ({ value, label: t(`options.setting.${value}`) }))]}
          onChange={(settingOptions) => onChange({ settingOptions })}
        />
        <QuietSelect
          name={t('options.field.element')}
          value={ask.elementOptions}
          choices={[any, ...elements.map((value) => ({ value, label: t(`options.element.${value}`) }))]}
          onChange={(elementOptions) => onChange({ elementOptions })}
        />
        <QuietSelect
          name={t('options.field.detail')}
          value={ask.detailsOption}
          choices={[any, ...details.map((value) => ({ value, label: t(`options.detail.${value}`) }))]}
          onChange={(detailsOption) => onChange({ detailsOption })}
        />
        <QuietSelect
          name={t('options.field.gender')}
          value={ask.genderOptions}
          choices={genders.map((value) => ({ value, label: t(`options.gender.${value}`) }))}
          onChange={(genderOptions) => onChange(genderOptions ? { genderOptions } : {})}
        />
        <QuietSelect
          name={t('options.field.age')}
          value={ask.ageGroupOptions}
          choices={ageGroups.map((value) => ({ value, label: t(`options.age.${value}`) }))}
          onChange={(ageGroupOptions) => onChange(ageGroupOptions ? { ageGroupOptions } : {})}
        />
        <QuietSelect
          name={t('options.field.usage')}
          value={ask.usage}
          choices={usages.map((value) => ({ value, label: t(`options.usage.${value}`) }))}
          onChange={(usage) => onChange(usage ? { usage } : {})}
        />
        <QuietSelect
          name={t('options.field.repeat')}
          value={ask.repeat}
          choices={repeats.map((value) => ({ value, label: t(`options.repeat.${value}`) }))}
          onChange={(repeat) => onChange(repeat ? { repeat } : {})}
        />
        <SizeField value={ask} onChange={onChange} />
      </>
    );
  },
  (before, next) => before.onChange === next.onChange && areAlikeButForWords(before.value, next.value),
);

function areAlikeButForWords(one: Ask, other: Ask): boolean {
  const options = (ask: Ask) => JSON.stringify({ ...ask, prompt: '' });
  return options(one) === options(other);
}
