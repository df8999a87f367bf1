import { Modal } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { closeKeys } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import classes from './keys.module.css';
import { keys } from './keys.ts';

/** A line for each name, with all its keys. */
const lines = [...Map.groupBy(keys, ({ name }) => name)].flatMap(([name, named]) => {
  const shown = named.flatMap((key) => [
    ...(key.isShifted ? ['Shift'] : []),
    ...(key.hasControl ? ['Ctrl'] : []),
    key.shown,
  ]);
  return name === undefined ? [] : [{ name, shown }];
});

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
        <div>
          <dt>{t('studio.keys.space')}</dt>
          <dd>{t('studio.keys.drag')}</dd>
        </div>
        {lines.map(({ name, shown }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
});
