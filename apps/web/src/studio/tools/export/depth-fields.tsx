import { Switch } from '@mantine/core';
import type { ExportParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../panel/choice-field.tsx';
import panel from '../../panel/panel.module.css';

type DepthParams = Pick<ExportParams, 'bits' | 'bigTiff'>;

/** Bits of a sample, where the format has a choice, and whether a TIFF is to be one of 64 bits. */
export function DepthFields({
  value,
  isDrawn,
  hasBits,
  isTiff,
  onChange,
}: {
  value: DepthParams;
  /** The loom draws it, in 8 bits. */
  isDrawn: boolean;
  hasBits: boolean;
  isTiff: boolean;
  onChange: (value: DepthParams) => void;
}) {
  const { t } = useTranslation();
  const choices = isDrawn ? ([8, 16] as const) : (['own', 8, 16] as const);
  const chosen = isDrawn && value.bits === 'own' ? 8 : value.bits;
  return (
    <>
      {hasBits && (
        <ChoiceField
          label={t('files.export.bits')}
          value={String(chosen)}
          choices={choices.map((each) => ({ value: String(each), label: t(`files.export.bits_${each}`) }))}
          hint={chosen === 16 ? t(isDrawn ? 'files.export.bitsHintDrawn' : 'files.export.bitsHint') : undefined}
          onChange={(next) => onChange({ ...value, bits: choices.find((each) => String(each) === next) ?? 'own' })}
        />
      )}
      {isTiff && (
        <Switch
          label={t('files.export.bigTiff')}
          description={t('files.export.bigTiffHint')}
          classNames={{ description: panel.hint ?? '' }}
          checked={value.bigTiff}
          onChange={(event) => onChange({ ...value, bigTiff: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
