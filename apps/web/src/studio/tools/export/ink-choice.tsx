import { Switch } from '@mantine/core';
import type { ExportParams } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import panel from '../../panel/panel.module.css';
import classes from './export.module.css';
import { useProof } from './use-proof.ts';

const inks = ['rgb', 'cmyk'] as const;
const renderings = ['perceptual', 'colorimetric'] as const;

type InkParams = Pick<ExportParams, 'inks' | 'rendering'>;

/** Colours for screens, or the four inks of the press; the table then shows what will be printed. */
export function InkChoice({ value, onChange }: { value: InkParams; onChange: (value: InkParams) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        label={t('files.export.inks')}
        value={value.inks}
        choices={inks.map((each) => ({ value: each, label: t(`files.export.${each}`) }))}
        onChange={(next) => onChange({ ...value, inks: next })}
      />
      {value.inks === 'cmyk' && (
        <PrintedColours rendering={value.rendering} onChange={(rendering) => onChange({ ...value, rendering })} />
      )}
    </>
  );
}

function PrintedColours({
  rendering,
  onChange,
}: {
  rendering: ExportParams['rendering'];
  onChange: (rendering: ExportParams['rendering']) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isProofed, setIsProofed] = useState(true);
  const [onPaper, setOnPaper] = useState(false);
  const [marksBeyond, setMarksBeyond] = useState(false);
  const missed = useProof(isProofed ? { rendering, onPaper, marksBeyond } : null);
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
        onChange={onChange}
      />
      <Switch
        label={t('files.export.proof')}
        description={t('files.export.proofHint')}
        classNames={{ description: panel.hint ?? '' }}
        checked={isProofed}
        onChange={(event) => setIsProofed(event.currentTarget.checked)}
      />
      {isProofed && (
        <>
          <Switch
            label={t('files.export.paper')}
            checked={onPaper}
            onChange={(event) => setOnPaper(event.currentTarget.checked)}
          />
          <Switch
            label={t('files.export.marks')}
            checked={marksBeyond}
            onChange={(event) => setMarksBeyond(event.currentTarget.checked)}
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
