import { UnstyledButton } from '@mantine/core';
import { type FileRow, limits, operations } from '@naksha/contract';
import { editRecipe, type Recipe } from '@naksha/loom';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../../api/use-error-sentence.ts';
import { toLanguage } from '../../../i18n/use-format.ts';
import { useRecipeCloth } from '../../../loom/use-recipe-cloth.ts';
import { showChange, useClothPicture } from '../../canvas/cloth-store.ts';
import { runOperation } from '../../jobs/run-operation.ts';
import { CostButton } from '../../panel/cost-button.tsx';
import panel from '../../panel/panel.module.css';
import { scriptOf } from '../../words/alternatives.ts';
import classes from './edit.module.css';
import { EditOutcome } from './edit-outcome.tsx';
import { KeepColours } from './keep-colours.tsx';

const tries = ['ground', 'pale', 'warmer', 'denser', 'bigger', 'fewer', 'finer', 'pastel'] as const;
const sides = [256, 512] as const;

/** Words that change the recipe; what they would do is shown on the cloth and told in a list while they are typed. */
export function EditForm({ design, recipe }: { design: FileRow; recipe: Recipe }) {
  const { t, i18n } = useTranslation();
  const sentence = useErrorSentence();
  const language = toLanguage(i18n.language);
  const [words, setWords] = useState('');
  const [kept, setKept] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const read = useDeferredValue(words);
  const held = useMemo(() => withKept(recipe, kept), [recipe, kept]);
  const edited = useMemo(() => editRecipe(held, read, language), [held, read, language]);
  const isChanged = edited.done.length > 0;
  useTriedOut(isChanged ? edited.recipe : null);

  async function submit() {
    setIsSending(true);
    setProblem(null);
    try {
      const params = { prompt: words, language, ...(kept.length > 0 && { locked: [...kept] }) };
      await runOperation({ operation: 'edit', inputs: [design._id], params });
    } catch (error) {
      setProblem(sentence(error));
    } finally {
      setIsSending(false);
    }
  }

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
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p className={panel.hint} id="edit-free">
            {t('making.edit.free')}
          </p>
        </section>
        <EditOutcome edited={edited} recipe={recipe} />
        <section className={panel.section} aria-label={t('making.edit.tries')}>
          <p className={panel.label}>{t('making.edit.tries')}</p>
          <div className={classes.tries}>
            {tries.map((each) => (
              <UnstyledButton
                key={each}
                className={classes.try}
                onClick={() => setWords(joined(words, t(`making.edit.try.${each}`)))}
              >
                {t(`making.edit.try.${each}`)}
              </UnstyledButton>
            ))}
          </div>
        </section>
        <KeepColours recipe={recipe} kept={kept} onChange={setKept} />
      </div>
      <div className={panel.foot}>
        {problem && (
          <p role="alert" className={panel.error}>
            {problem}
          </p>
        )}
        <CostButton
          action={isSending ? t('studio.generate.sending') : t('making.edit.submit')}
          cost={t('studio.generate.price', { count: operations.edit.cost({}) })}
          isPossible={isChanged && !isSending}
          onClick={submit}
        />
      </div>
    </>
  );
}

/** Shows the changed cloth in place of the design until it is made or taken back. */
function useTriedOut(recipe: Recipe | null): void {
  const bitmap = useRecipeCloth('edit', recipe, sides);
  const now = useClothPicture((state) => state.now);
  useEffect(() => {
    showChange(now, recipe && bitmap);
    return () => showChange(now, null);
  }, [now, recipe, bitmap]);
}

function withKept(recipe: Recipe, kept: readonly string[]): Recipe {
  const { roles, locked } = recipe.palette;
  const names = Object.keys(roles) as (keyof typeof roles)[];
  const all = names.filter((role) => locked.includes(role) || kept.includes(roles[role]));
  return { ...recipe, palette: { ...recipe.palette, locked: all } };
}

function joined(words: string, more: string): string {
  const before = words.trim().replace(/[,.]$/, '');
  return before === '' ? more : `${before}, ${more.toLocaleLowerCase()}`;
}
