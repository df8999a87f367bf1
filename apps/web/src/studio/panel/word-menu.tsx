import { Portal, UnstyledButton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import type { Token } from '@naksha/loom';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { alternativesOf, optionWords, scriptOf } from '../words/alternatives.ts';
import classes from './word-menu.module.css';

/** Other words of the same kind, below the word that was clicked. Typing on goes on: the field keeps the focus. */
export function WordMenu({
  token,
  takesFocus,
  anchor,
  onChoose,
  onClose,
}: {
  token: Token;
  takesFocus: boolean;
  anchor: () => Element | null;
  onChoose: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = scriptOf(token.word);
  const words = useQuery({
    queryKey: queryKeys.optionWords(language),
    queryFn: optionWords[language],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const outside = useClickOutside(onClose);
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const offered = words.data ? alternativesOf(token, words.data) : [];
  const isReady = words.data !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again for another word
  useLayoutEffect(() => {
    const box = anchor()?.getBoundingClientRect();
    if (box) setPlace({ left: Math.max(8, Math.min(box.left - 10, window.innerWidth - 190)), top: box.bottom + 18 });
    if (takesFocus && isReady) list.current?.querySelector('button')?.focus();
  }, [token.start, isReady]);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === 'ArrowUp') buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (!place || !isReady) return null;
  return (
    <Portal>
      <div ref={outside} className={classes.menu} style={place}>
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={t('studio.generate.change', { word: token.word })}
          onKeyDown={move}
        >
          {offered.map(({ value, word, text }) => (
            <UnstyledButton
              key={value}
              role="menuitem"
              className={classes.item}
              lang={language}
              onClick={() => onChoose(text)}
            >
              {word}
            </UnstyledButton>
          ))}
          <UnstyledButton role="menuitem" className={`${classes.item} ${classes.remove}`} onClick={() => onChoose('')}>
            {t('studio.generate.remove')}
          </UnstyledButton>
        </div>
      </div>
    </Portal>
  );
}
