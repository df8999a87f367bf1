import { Drawer, TextInput, UnstyledButton } from '@mantine/core';
import { limits } from '@naksha/contract';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pattern-book.module.css';
import { PatternChip } from './pattern-chip.tsx';
import type { PatternKind, Patterns } from './pattern-kinds.ts';

/** All patterns of a kind at once, by craft and by name, over the panel: the cloth stays in sight and follows the choice. */
export function PatternBook({
  kind,
  patterns,
  isOpen,
  onClose,
}: {
  kind: PatternKind;
  patterns: Patterns;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      offset={10}
      radius="md"
      size={440}
      withOverlay={false}
      lockScroll={false}
      title={t(kind === 'trained' ? 'studio.generate.bookTrained' : 'studio.generate.bookMotifs')}
      classNames={{ content: classes.book, title: classes.title, header: classes.header, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {isOpen && <Pages patterns={patterns} onClose={onClose} />}
    </Drawer>
  );
}

function Pages({ patterns, onClose }: { patterns: Patterns; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const pages = patterns.find(typed).filter(({ found }) => found.length > 0);
  const first = pages[0]?.found[0];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '' || !first) return;
    first.choose();
    onClose();
  };
  return (
    <>
      <div className={classes.search}>
        <TextInput
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
          placeholder={t('studio.generate.bookSearch')}
          maxLength={limits.searchMaxLength}
          aria-label={t('studio.generate.bookSearch')}
          leftSection={<IconSearch size={16} stroke={1.45} aria-hidden />}
        />
        <UnstyledButton className={classes.any} aria-pressed={patterns.isAny} onClick={patterns.chooseAny}>
          {t('studio.generate.any')}
        </UnstyledButton>
      </div>
      <div className={classes.pages}>
        {pages.map(({ title, found }) => (
          <section key={title} aria-label={title || undefined}>
            {title && <h3 className={classes.craft}>{title}</h3>}
            <div className={classes.chips}>
              {found.map(({ key, choose, ...pattern }) => (
                <PatternChip key={key} group={id} {...pattern} onChoose={choose} />
              ))}
            </div>
          </section>
        ))}
        {pages.length === 0 && (
          <p role="status" className={classes.nothing}>
            {t('studio.generate.bookNothing')}
          </p>
        )}
      </div>
    </>
  );
}
