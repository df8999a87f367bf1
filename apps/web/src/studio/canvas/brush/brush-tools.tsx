import { SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconBrush, IconContrast, IconEraser, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../islands/icon-button.tsx';
import { invertArea, setErasing, setMarked, undoStroke } from '../../store/brush-actions.ts';
import { paintingOnTable } from '../../store/cloth.ts';
import { canUndoStroke } from '../../store/history-actions.ts';
import { useStudio } from '../../store/studio-store.ts';
import classes from './brush.module.css';

const icon = { size: 15, stroke: 1.45, 'aria-hidden': true } as const;

/** The two ends of the brush, and what is done with all that it has painted. */
export function BrushTools() {
  const { t } = useTranslation();
  const isErasing = useStudio(({ brush }) => brush.isErasing);
  const isMarked = useStudio(({ brush }) => brush.isMarked);
  const inverted = useStudio((studio) => paintingOnTable(studio)?.inverted === true);
  const isBlank = useStudio((studio) => (paintingOnTable(studio)?.strokes.length ?? 0) === 0);
  const canUndo = useStudio(canUndoStroke);
  return (
    <div className={classes.tools}>
      <SegmentedControl
        withItemsBorders={false}
        className={classes.ends ?? ''}
        aria-label={t('colour.paint.brush')}
        value={isErasing ? 'erase' : 'paint'}
        onChange={(value) => setErasing(value === 'erase')}
        data={[
          { value: 'paint', label: <End icon={<IconBrush {...icon} />} name={t('colour.paint.paint')} keys="B" /> },
          { value: 'erase', label: <End icon={<IconEraser {...icon} />} name={t('colour.paint.erase')} keys="E" /> },
        ]}
      />
      <IconButton name={t(isMarked ? 'colour.paint.hide' : 'colour.paint.show')} onClick={() => setMarked(!isMarked)}>
        {isMarked ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
      </IconButton>
      <IconButton name={t('colour.paint.invert')} isPressed={inverted} onClick={isBlank ? undefined : invertArea}>
        <IconContrast {...icon} />
      </IconButton>
      <IconButton name={t('colour.paint.undo')} keys="Ctrl Z" onClick={canUndo ? undoStroke : undefined}>
        <IconArrowBackUp {...icon} />
      </IconButton>
    </div>
  );
}

function End({ icon: drawing, name, keys }: { icon: ReactNode; name: string; keys: string }) {
  return (
    <span className={classes.end}>
      {drawing}
      {name}
      <kbd aria-hidden>{keys}</kbd>
    </span>
  );
}
