import { Menu, UnstyledButton } from '@mantine/core';
import { designTitle, type FileRow } from '@naksha/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { Mark } from '../../ui/mark.tsx';
import { saveAllDrafts } from '../designs/design-calls.ts';
import classes from '../islands.module.css';
import { isAskable } from '../store/asks.ts';
import { openSaveDialog } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import { ownDrafts } from '../store/table.ts';

/** What lies on the table and whether it is kept; behind it everything that can be done with the design as a whole. */
export const TitleIsland = memo(function TitleIsland({
  design,
  preview,
  isOpening,
}: {
  design: FileRow | undefined;
  preview: string | undefined;
  /** The design that the address names is on its way. */
  isOpening: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const showError = useShowError();
  const drafts = useStudio((studio) => ownDrafts(studio).length);
  const savedAt = useStudio(({ table }) => (design ? table.savedAt[design._id] : undefined));
  const hasWords = useStudio(({ asks: { ask } }) => isAskable(ask));
  const name = design ? designTitle(design) : (preview ?? t('studio.name.untitled'));
  const absent = isOpening ? 'studio.opening' : hasWords ? 'studio.name.preview' : 'studio.name.nothing';
  const state = design ? keptWords(design, savedAt) : t(absent);

  function keptWords({ saved }: FileRow, at: number | undefined): string {
    if (!saved) return t('studio.name.unsaved');
    return at === undefined ? t('studio.name.saved') : t('studio.name.savedAt', { time: format.time(new Date(at)) });
  }

  return (
    <header className={`${classes.island} ${classes.top} ${classes.title}`}>
      <span className={classes.mark}>
        <Mark size={24} title={t('shell.brand')} />
      </span>
      <span className={classes.divider} />
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <UnstyledButton className={classes.nameTarget} title={`${name}, ${state}`}>
            <h1 className={classes.name} style={{ margin: 0 }}>
              {name}
            </h1>
            <span className={classes.state}>{state}</span>
            <IconChevronDown className={classes.arrow} size={14} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {design && (
            <Menu.Item
              onClick={() => openSaveDialog(design._id)}
              rightSection={<kbd className={classes.state}>Ctrl S</kbd>}
            >
              {t(design.saved ? 'studio.name.rename' : 'shell.save')}
            </Menu.Item>
          )}
          {drafts > 1 && (
            <Menu.Item onClick={() => void saveAllDrafts().catch(showError)}>{t('studio.name.saveAll')}</Menu.Item>
          )}
          <Menu.Item onClick={() => void navigate({ to: '/collection' })}>{t('studio.name.collection')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  );
});
