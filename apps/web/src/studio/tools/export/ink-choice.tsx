import { SegmentedControl } from '@mantine/core';
import type { ExportParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';

const inks = ['rgb', 'cmyk'] as const;

/** Colours for screens, or the four inks of the press. */
export function InkChoice({
  value,
  onChange,
}: {
  value: ExportParams['inks'];
  onChange: (value: ExportParams['inks']) => void;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={panel.label} id="export-inks">
        {t('files.export.inks')}
      </p>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        mt={4}
        aria-labelledby="export-inks"
        value={value}
        onChange={(next) => onChange(inks.find((each) => each === next) ?? 'rgb')}
        data={inks.map((each) => ({ value: each, label: t(`files.export.${each}`) }))}
      />
      {value === 'cmyk' && (
        <p className={panel.hint} style={{ marginTop: 6 }}>
          {t('files.export.cmykHint')}
        </p>
      )}
    </div>
  );
}
