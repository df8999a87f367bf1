import { Switch } from '@mantine/core';
import type { ExportParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../panel/choice-field.tsx';
import panel from '../../panel/panel.module.css';

type DepthParams = Pick<ExportParams, 'bits' | 'bigTiff'>;

/** Bits of a sample, and whether a TIFF is to be one of 64 bits. Where a file can have 8 bits only, it says why. */
export function DepthFields({
  value,
  isDrawn,
  format,
  only8,
  onChange,
}: {
  value: DepthParams;
  /** The loom draws it, in 8 bits. */
  isDrawn: boolean;
  format: ExportParams['format'];
  only8: 'jpeg' | 'inks' | 'shapes' | undefined;
  onChange: (value: DepthParams) => void;
}) {
  const { t } = useTranslation();
  const choices = isDrawn ? ([8, 16] as const) : (['own', 8, 16] as const);
  const chosen = only8 || (isDrawn && value.bits === 'own') ? 8 : value.bits;
  const hint = () => {
    if (only8 === 'jpeg' || only8 === 'inks') return t(`files.export.bitsOnly_${only8}`);
    return chosen === 16 ? t(isDrawn ? 'files.export.bitsHintDrawn' : 'files.export.bitsHint') : undefined;
  };
  return (
    <>
      {only8 !== 'shapes' && (
        <ChoiceField
          label={t('files.export.bits')}
          value={String(chosen)}
          choices={choices.map((each) => ({ value: String(each), label: t(`files.export.bits_${each}`) }))}
          hint={hint()}
          isFixed={only8 !== undefined}
          onChange={(next) => onChange({ ...value, bits: choices.find((each) => String(each) === next) ?? 'own' })}
        />
      )}
      {format === 'tiff' && (
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
