import { Switch, UnstyledButton } from '@mantine/core';
import { type EffectTransferParams, errorSentence, type FileRow, operations, techniques } from '@naksha/contract';
import { isShownCoarser } from '@naksha/crafts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import { copiedPx } from './copied-px.ts';
import classes from './effect-form.module.css';

const { maxPixels } = operations.effectTransfer;
const looks = [...techniques, undefined] as const;

/** The craft, or that a picture gives the look; then how much of it, how fine, and whose colours. */
export function EffectForm({ value, onChange, design }: FormProps<EffectTransferParams, FileRow, void>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const change = (next: Partial<EffectTransferParams>) => onChange({ ...value, ...next });
  const { technique } = value;
  const { totalPixels, width, height } = design;
  const side = Math.min(width, height);
  const seenSide = side * Math.min(1, copiedPx / Math.max(width, height));
  return (
    <>
      <section className={panel.section} aria-label={t('making.effect.technique')}>
        <div className={classes.chips} role="radiogroup" aria-label={t('making.effect.technique')}>
          {looks.map((each) => (
            <UnstyledButton
              key={each ?? 'look'}
              role="radio"
              className={classes.chip}
              aria-checked={technique === each}
              onClick={() => change({ technique: each, keepPalette: each !== undefined })}
            >
              {t(each === undefined ? 'making.effect.look' : `making.effect.techniques.${each}`)}
            </UnstyledButton>
          ))}
        </div>
        <p className={panel.hint} aria-live="polite">
          {t(technique === undefined ? 'making.effect.lookHint' : `making.effect.hints.${technique}`)}
        </p>
        {totalPixels > maxPixels && (
          <p role="alert" className={panel.error}>
            {errorSentence('too_many_pixels', { limit: maxPixels, totalPixels, width, height }, i18n.language)}
          </p>
        )}
      </section>
      {technique !== undefined && (
        <LevelRow
          name={t('making.effect.size')}
          value={value.size}
          min={1}
          max={5}
          rest={1}
          shown={t('making.effect.sizeOf', { level: value.size })}
          onChange={(size) => change({ size })}
        />
      )}
      {technique !== undefined && isShownCoarser(side, seenSide, value.size) && (
        <p className={panel.hint}>{t('making.effect.coarser')}</p>
      )}
      <LevelRow
        name={t('making.effect.strength')}
        value={value.strength}
        min={0}
        max={100}
        shown={`${format.number(value.strength)}%`}
        onChange={(strength) => change({ strength })}
      />
      <section className={panel.section}>
        {(['keepPalette', 'tileable'] as const).map((name) => (
          <Switch
            key={name}
            classNames={{ body: classes.switch }}
            labelPosition="left"
            label={t(`making.effect.${name}`)}
            checked={value[name]}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
        {technique !== undefined && !value.keepPalette && <p className={panel.hint}>{t('making.effect.ownDyes')}</p>}
      </section>
    </>
  );
}
