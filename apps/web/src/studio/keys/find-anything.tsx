import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@naksha/contract';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeKeys } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import classes from './keys.module.css';
import { useFindings } from './use-findings.ts';

/** Ctrl K: tools, commands and designs by name. */
export const FindAnything = memo(function FindAnything() {
  const { t } = useTranslation();
  const isOpen = useStudio(({ dialogs }) => dialogs.isFindOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={closeKeys}
      withCloseButton={false}
      title={t('studio.find.title')}
      size={460}
      yOffset="16vh"
      centered={false}
    >
      {isOpen && <Finder />}
    </Modal>
  );
});

function Finder() {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [searched] = useDebouncedValue(text.trim(), 150);
  const findings = useFindings(text.trim(), searched);
  const chosen = Math.min(at, findings.length - 1);
  const go = (index: number) => {
    const finding = findings[index];
    if (!finding) return;
    closeKeys();
    finding.run();
  };
  const press = (event: KeyboardEvent) => {
    // Enter ends a word that is being composed, as in Hindi, before it takes anything.
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setAt((chosen + by + findings.length) % Math.max(1, findings.length));
    else if (event.key === 'Enter') go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={findings.length > 0 ? `${id}-${chosen}` : undefined}
        aria-label={t('studio.find.title')}
        placeholder={t('studio.find.placeholder')}
        maxLength={limits.searchMaxLength}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {findings.length === 0 && (
        <p role="status" className={classes.none}>
          {t('studio.find.nothing')}
        </p>
      )}
      <div className={classes.list} role="listbox" id={`${id}-list`} aria-label={t('studio.find.title')}>
        {findings.map((finding, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same
          <div
            key={finding.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={classes.found}
            onPointerMove={() => setAt(index)}
            onClick={() => go(index)}
          >
            {finding.picture && (
              <span className={classes.thumb} style={{ backgroundImage: `url(${finding.picture})` }} />
            )}
            {finding.name}
            {finding.keys && <kbd>{finding.keys}</kbd>}
          </div>
        ))}
      </div>
    </>
  );
}
