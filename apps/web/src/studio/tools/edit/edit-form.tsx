import { UnstyledButton } from '@mantine/core';
import { type Family, type FileRow, limits } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../i18n/use-format.ts';
import { ApplyFoot } from '../../panel/apply-foot.tsx';
import panel from '../../panel/panel.module.css';
import { scriptOf } from '../../words/alternatives.ts';
import classes from './edit.module.css';
import { type Drawn, EditOutcome, type Outcome } from './edit-outcome.tsx';
import { KeepColours } from './keep-colours.tsx';

const tries = ['ground', 'pale', 'warmer', 'denser', 'bigger', 'fewer', 'finer', 'pastel'] as const;

interface EditFormProps {
  readonly design: FileRow;
  readonly family: Family;
  readonly outcome: Outcome;
  readonly drawn?: Drawn | undefined;
  readonly colours: readonly string[];
  readonly kept: readonly string[];
  readonly onKept: (kept: readonly string[]) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly children?: ReactNode;
}

/** What should change, in words, and what comes of it. */
export function EditForm(props: EditFormProps) {
  const { design, family, outcome, drawn, colours, kept, onKept, words, onWords, children } = props;
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const isChanged = outcome.done.length > 0 || drawn !== undefined;
  return (
    <>
      <div className={panel.body}>
        <section className={panel.section}>
          <textarea
            className={classes.words}
            lang={words === '' ? language : scriptOf(words)}
            rows={3}
            maxLength={limits.promptMaxLength}
            spellCheck={false}
            aria-label={t('making.edit.prompt')}
            aria-describedby="edit-free"
            placeholder={t('making.edit.placeholder')}
            value={words}
            onChange={(event) => onWords(event.currentTarget.value)}
          />
          <p className={panel.hint} id="edit-free">
            {t('making.edit.free')}
          </p>
          {children}
        </section>
        <EditOutcome outcome={outcome} drawn={drawn} family={family} />
        <section className={panel.section} aria-label={t('making.edit.tries')}>
          <p className={panel.label}>{t('making.edit.tries')}</p>
          <div className={classes.tries}>
            {tries.map((each) => (
              <UnstyledButton
                key={each}
                className={classes.try}
                onClick={() => onWords(joined(words, t(`making.edit.try.${each}`)))}
              >
                {t(`making.edit.try.${each}`)}
              </UnstyledButton>
            ))}
          </div>
        </section>
        <KeepColours colours={colours} kept={kept} onChange={onKept} />
      </div>
      <ApplyFoot
        action={t('making.edit.submit')}
        request={
          isChanged
            ? {
                operation: 'edit',
                inputs: [design._id],
                params: { prompt: words, language, ...(kept.length > 0 && { locked: [...kept] }) },
              }
            : null
        }
      />
    </>
  );
}

function joined(words: string, more: string): string {
  const before = words.trim().replace(/[,.]$/, '');
  return before === '' ? more : `${before}, ${more.toLocaleLowerCase()}`;
}
