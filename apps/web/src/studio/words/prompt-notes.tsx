import { UnstyledButton } from '@mantine/core';
import { familyName, type Intent, type Recipe } from '@naksha/loom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './prompt-notes.module.css';

/** More would be a list of reproaches. */
const most = 3;

/** A word of the prompt that is not seen in its cloth, why, and what comes nearest. */
export type StruckWord = Omit<NonNullable<Recipe['source']['struck']>[number], 'instead'> & {
  readonly instead: string;
};

interface PromptNotesProps {
  readonly intent: Intent;
  readonly struck: readonly StruckWord[];
  /** A cloth was chosen: nothing comes in the place of another that is named. */
  readonly hasCloth: boolean;
  /** Sets another word in the place of one that was not understood. */
  readonly onReplace: (span: { start: number; end: number }, word: string) => void;
}

/** What the loom could not take from the prompt: words it does not know, and things it knows but does not draw yet. */
export function PromptNotes({ intent, struck, hasCloth, onReplace }: PromptNotesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // What is missing goes before what is noted.
  const isNoted = ({ failing }: StruckWord) => Number(failing === 'noted');
  const said = struck.toSorted((one, other) => isNoted(one) - isNoted(other)).slice(0, most);
  const later = intent.tokens.filter(({ kind }) => kind === 'later').slice(0, most);
  const guessed = intent.unmatched.filter(({ suggestion }) => suggestion !== undefined).slice(0, most);
  const plain = intent.unmatched.filter((each) => each.plain !== undefined || each.isFlower === true).slice(0, most);
  const unknown = intent.unmatched
    .filter((each) => each.suggestion === undefined && !plain.includes(each))
    .slice(0, most);
  return (
    <div className={classes.notes} aria-live="polite">
      {later.map(({ start, word, value }) => {
        const instead = hasCloth ? undefined : intent.later.find((each) => each.value === value)?.instead;
        return (
          <p key={start}>
            {instead === undefined
              ? t('studio.generate.notDrawn', { word })
              : t('studio.generate.notWoven', { word, cloth: familyName(instead, language) })}
          </p>
        );
      })}
      {said.map(({ start, word, failing, instead }) => (
        <p key={`${start} ${failing}`}>{t(`studio.generate.struck.${failing}`, { word, instead })}</p>
      ))}
      {plain.map(({ start, word, plain: thing }) => (
        <p key={start}>
          {thing === undefined
            ? t('studio.generate.otherFlowers', { word })
            : t('studio.generate.plainOne', { word, thing })}
        </p>
      ))}
      {guessed.map(({ start, end, word, suggestion = '' }) => (
        <p key={start}>
          {t('studio.generate.unknown', { words: word })}{' '}
          <UnstyledButton className={classes.offer} onClick={() => onReplace({ start, end }, suggestion)}>
            {t('studio.generate.didYouMean', { word: suggestion })}
          </UnstyledButton>
        </p>
      ))}
      {unknown.length > 0 && (
        <p>{t('studio.generate.unknown', { words: unknown.map(({ word }) => word).join(', ') })}</p>
      )}
    </div>
  );
}
