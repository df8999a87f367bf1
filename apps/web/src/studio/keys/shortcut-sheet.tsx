import { Modal } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { closeKeys } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import classes from './keys.module.css';

const shortcuts = [
  ['drag', ''],
  ['undo', 'Ctrl Z'],
  ['redo', 'Shift Ctrl Z'],
  ['save', 'Ctrl S'],
  ['export', 'Ctrl E'],
  ['find', 'Ctrl K'],
  ['zoomIn', '+'],
  ['zoomOut', '−'],
  ['fit', '0'],
  ['hundred', '1'],
  ['mode', 'R'],
  ['goods', 'P'],
  ['draped', 'D'],
  ['picker', 'I'],
  ['measure', 'M'],
  ['compare', 'C'],
  ['brush', 'B'],
  ['eraser', 'E'],
  ['lasso', 'L'],
  ['wand', 'W'],
  ['range', 'G'],
  ['brushSize', '[ ]'],
  ['sheet', '?'],
] as const;

export const ShortcutSheet = memo(function ShortcutSheet() {
  const { t } = useTranslation();
  const isOpen = useStudio(({ dialogs }) => dialogs.isSheetOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={closeKeys}
      title={t('studio.keys.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      size={420}
    >
      <dl className={classes.sheet}>
        {shortcuts.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(name === 'drag' ? 'studio.keys.space' : `studio.keys.${name}`)}</dt>
            <dd>{keys === '' ? t('studio.keys.drag') : keys.split(' ').map((key) => <kbd key={key}>{key}</kbd>)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
});
