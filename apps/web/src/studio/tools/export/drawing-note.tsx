import { Switch } from '@mantine/core';
import type { ExportParams, FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';

/** What has changed in the drawing since the design was made, and the choice to keep the stored pixels. Nothing where nothing has. */
export function DrawingNote({
  changes = [],
  extent,
  format,
  isStoredSize,
  value,
  onChange,
}: Pick<ExportParams, 'extent' | 'format'> & {
  changes: FileRow['changedSince'];
  isStoredSize: boolean;
  value: ExportParams['drawing'];
  onChange: (value: ExportParams['drawing']) => void;
}) {
  const { t } = useTranslation();
  const isPiece = extent === 'piece';
  const [change] = changes.filter((each) => (isPiece ? each !== 'unknown' : each !== 'zones'));
  if (change === undefined) return null;
  if (isPiece) return <p className={panel.hint}>{t('files.drawing.zones')}</p>;
  if (change === 'unknown') return <p className={panel.hint}>{t('files.drawing.unknown')}</p>;
  if (format === 'svg') return <p className={panel.hint}>{t('files.drawing.changed')}</p>;
  if (isStoredSize) return <p className={panel.hint}>{t('files.drawing.stored')}</p>;
  return (
    <Switch
      label={t('files.drawing.keep')}
      description={t('files.drawing.changed')}
      classNames={{ description: panel.hint ?? '' }}
      checked={value === 'stored'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'stored' : undefined)}
    />
  );
}
