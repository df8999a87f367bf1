import { Switch } from '@mantine/core';
import type { ExportParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import classes from '../../panel/fields.module.css';
import panel from '../../panel/panel.module.css';
import type { ProofView } from './use-proof.ts';

const inks = ['rgb', 'cmyk'] as const;
const renderings = ['perceptual', 'colorimetric'] as const;

interface InkValue extends Pick<ExportParams, 'inks' | 'rendering'> {
  readonly proof: ProofView;
}

/** Colours for screens, or the four inks of the press; the table then shows what will be printed. */
export function InkChoice({
  value,
  missed,
  onChange,
}: {
  value: InkValue;
  /** The share of the picture that ink cannot reach; null until it is known. */
  missed: number | null;
  onChange: (change: Partial<InkValue>) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        label={t('files.export.inks')}
        value={value.inks}
        choices={inks.map((each) => ({ value: each, label: t(`files.export.${each}`) }))}
        onChange={(next) => onChange({ inks: next })}
      />
      {value.inks === 'cmyk' && <PrintedColours value={value} missed={missed} onChange={onChange} />}
    </>
  );
}

function PrintedColours({ value: { rendering, proof }, missed, onChange }: Parameters<typeof InkChoice>[0]) {
  const { t } = useTranslation();
  const format = useFormat();
  const look = (change: Partial<ProofView>) => onChange({ proof: { ...proof, ...change } });
  return (
    <>
      <div>
        <div className={classes.fact}>
          <span>{t('files.export.profile')}</span>
          <b>{t('files.export.profileName')}</b>
        </div>
        <p className={panel.hint}>{t('files.export.profileHint')}</p>
      </div>
      <ChoiceField
        label={t('files.export.rendering')}
        value={rendering}
        choices={renderings.map((each) => ({ value: each, label: t(`files.export.${each}`) }))}
        hint={t(`files.export.${rendering}Hint`)}
        onChange={(next) => onChange({ rendering: next })}
      />
      <Switch
        label={t('files.export.proof')}
        description={t('files.export.proofHint')}
        classNames={{ description: panel.hint ?? '' }}
        checked={proof.isProofed}
        onChange={(event) => look({ isProofed: event.currentTarget.checked })}
      />
      {proof.isProofed && (
        <>
          <Switch
            label={t('files.export.paper')}
            checked={proof.onPaper}
            onChange={(event) => look({ onPaper: event.currentTarget.checked })}
          />
          <Switch
            label={t('files.export.marks')}
            checked={proof.marksBeyond}
            onChange={(event) => look({ marksBeyond: event.currentTarget.checked })}
          />
          <div className={`${classes.fact} num`} aria-live="polite">
            <span>{t('files.export.beyond')}</span>
            <b>{missed === null ? '…' : t('files.export.share', { percent: format.number(percentOf(missed)) })}</b>
          </div>
        </>
      )}
    </>
  );
}

/** One place behind the point below ten percent; what is there at all is never nothing. */
function percentOf(share: number): number {
  if (share === 0) return 0;
  const percent = share * 100;
  return percent < 10 ? Math.max(0.1, Math.round(percent * 10) / 10) : Math.round(percent);
}
