import { SegmentedControl, Switch } from '@mantine/core';
import type { ExportParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
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
        <div>
          <p className={panel.label} id="export-bits">
            {t('files.export.bits')}
          </p>
          <SegmentedControl
            withItemsBorders={false}
            fullWidth
            mt={4}
            aria-labelledby="export-bits"
            value={String(chosen)}
            onChange={(next) => onChange({ ...value, bits: choices.find((each) => String(each) === next) ?? 'own' })}
            data={choices.map((each) => ({ value: String(each), label: t(`files.export.bits_${each}`) }))}
          />
          {chosen === 16 && (
            <p className={panel.hint} style={{ marginTop: 6 }}>
              {t(isDrawn ? 'files.export.bitsHintDrawn' : 'files.export.bitsHint')}
            </p>
          )}
        </div>
      )}
      {isTiff && (
        <Switch
          label={t('files.export.bigTiff')}
          description={t('files.export.bigTiffHint')}
          checked={value.bigTiff}
          onChange={(event) => onChange({ ...value, bigTiff: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
