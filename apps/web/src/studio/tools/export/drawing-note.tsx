import { Switch } from '@mantine/core';
import type { ExportParams, FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';

/** What has changed in the drawing since the design was made, and the choice to keep the stored pixels. Nothing where nothing has. */
export function DrawingNote({
  changes = [],
  isPiece = false,
  pixels,
}: {
  changes: FileRow['changedSince'];
  /** Whole goods are made, whose zones are planned each time. */
  isPiece?: boolean;
  /** How the stored pixels may be taken in its place; what is made of shapes or layers is drawn in any case. */
  pixels?:
    | {
        readonly isOfStoredSize: boolean;
        readonly value: ExportParams['drawing'];
        readonly onChange: (value: ExportParams['drawing']) => void;
      }
    | undefined;
}) {
  const { t } = useTranslation();
  const [change] = changes.filter((each) => (isPiece ? each !== 'unknown' : each !== 'zones'));
  if (change === undefined) return null;
  if (isPiece) return <p className={panel.hint}>{t('files.drawing.zones')}</p>;
  if (!pixels) return <p className={panel.hint}>{t('files.drawing.changed')}</p>;
  if (change === 'unknown') return <p className={panel.hint}>{t('files.drawing.unknown')}</p>;
  if (pixels.isOfStoredSize) return <p className={panel.hint}>{t('files.drawing.stored')}</p>;
  return (
    <Switch
      label={t('files.drawing.keep')}
      description={t('files.drawing.changed')}
      classNames={{ description: panel.hint ?? '' }}
      checked={pixels.value === 'stored'}
      onChange={(event) => pixels.onChange(event.currentTarget.checked ? 'stored' : undefined)}
    />
  );
}
