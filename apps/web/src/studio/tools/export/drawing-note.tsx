import { Switch } from '@mantine/core';
import type { ErrorCode, ExportParams, FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';

type Drawing = ExportParams['drawing'];

/** What is made of a design: pixels, those of its stored size, or what has none: shapes, layers and whole goods. */
type Made = 'pixels' | 'storedSize' | 'shapes' | 'piece';

interface DrawingChoice {
  readonly made: Made;
  readonly value: Drawing;
  readonly onChange: (value: Drawing) => void;
}

/**
 * What has changed in the drawing since the design was made, and the choice to keep the stored pixels or, where there are none to take, to
 * have it drawn as of today all the same. Nothing where nothing has changed. Without a choice it is drawn again in any case.
 */
export function DrawingNote({ changes = [], choice }: { changes: FileRow['changedSince']; choice?: DrawingChoice }) {
  const { t } = useTranslation();
  const made = choice?.made;
  const [change] = changes.filter((each) => made === 'piece' || each !== 'zones');
  if (change === undefined) return null;
  if ((made === 'shapes' || made === 'piece') && isUnsure(change))
    return (
      <Switch
        label={t('files.drawing.again')}
        description={t(change === 'planner' ? 'files.drawing.gone' : 'files.drawing.maybeGone')}
        classNames={{ description: panel.hint ?? '' }}
        checked={choice?.value === 'again'}
        onChange={(event) => choice?.onChange(event.currentTarget.checked ? 'again' : undefined)}
      />
    );
  if (made === 'piece') return <p className={panel.hint}>{t('files.drawing.zones')}</p>;
  const again = t(isUnsure(change) ? 'files.drawing.replanned' : 'files.drawing.changed');
  if (choice === undefined || made === 'shapes') return <p className={panel.hint}>{again}</p>;
  if (change === 'unknown') return <p className={panel.hint}>{t('files.drawing.unknown')}</p>;
  if (made === 'storedSize') return <p className={panel.hint}>{t('files.drawing.stored')}</p>;
  return (
    <Switch
      label={t('files.drawing.keep')}
      description={again}
      classNames={{ description: panel.hint ?? '' }}
      checked={choice.value === 'stored'}
      onChange={(event) => choice.onChange(event.currentTarget.checked ? 'stored' : undefined)}
    />
  );
}

/** No plan of it was kept: its planner is gone, or that has not been looked at. */
const isUnsure = (change: string): boolean => change === 'planner' || change === 'unknown';

/** The choice as it is asked for: what was chosen of something else that was to be made is none. */
export const drawingOf = (made: Made, value: Drawing): Drawing =>
  value === (made === 'shapes' || made === 'piece' ? 'again' : 'stored') ? value : undefined;

/** Why this is not made of a design: its planner is gone, and that it is drawn as of today was not asked for. */
export const drawingProblem = (made: Made, value: Drawing, { changedSince = [] }: FileRow): ErrorCode | undefined =>
  (made === 'shapes' || made === 'piece') && value !== 'again' && changedSince.includes('planner')
    ? 'drawing_changed'
    : undefined;
