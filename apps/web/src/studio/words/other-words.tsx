import { UnstyledButton } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './prompt-notes.module.css';

interface OtherWordsProps {
  readonly prompt: string;
  onChange(prompt: string): void;
  /** There are words that nothing known looks like. */
  readonly isOffered: boolean;
}

/** Has the wish said in words the loom knows, and gives the own words back. */
export function OtherWords({ prompt, onChange, isOffered }: OtherWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sentence = useErrorSentence();
  const [last, setLast] = useState<{ own: string; said: string } | null>(null);
  const suggest = useMutation({
    mutationFn: (own: string) => call(endpoints.suggestPrompt, { body: { prompt: own, language } }),
    onSuccess({ data: { prompt: said } }, own) {
      // Whoever wrote on meanwhile keeps what they wrote.
      if (prompt !== own) return;
      const isSame = said === own.trim();
      setLast({ own, said: isSame ? own : said });
      if (!isSame) onChange(said);
    },
  });
  const isSaid = last !== null && last.said === prompt;
  const goBack = isSaid && last.own !== prompt;

  if (isSaid && !goBack) return <p>{t('studio.generate.noBetterWords')}</p>;
  if (!goBack && !isOffered) return null;
  const press = () => {
    if (goBack) {
      onChange(last.own);
      setLast(null);
    } else if (!suggest.isPending) suggest.mutate(prompt);
  };
  return (
    <p>
      {suggest.error && suggest.variables === prompt && `${sentence(suggest.error)} `}
      <UnstyledButton className={classes.offer} aria-busy={suggest.isPending} onClick={press}>
        {t(goBack ? 'studio.generate.ownWords' : 'studio.generate.otherWords')}
      </UnstyledButton>
    </p>
  );
}
