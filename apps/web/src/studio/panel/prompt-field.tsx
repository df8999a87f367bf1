import { useDebouncedValue } from '@mantine/hooks';
import { limits, toLanguage } from '@naksha/contract';
import { readPrompt, type Token } from '@naksha/loom';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../i18n/languages.ts';
import { useSubjectNames } from '../../loom/use-subject-names.ts';
import { readPart, useTooLong } from '../../ui/use-too-long.ts';
import type { Ask } from '../store/asks.ts';
import { scriptOf } from '../words/alternatives.ts';
import { OtherWords } from '../words/other-words.tsx';
import notes from '../words/prompt-notes.module.css';
import { PromptNotes, type StruckWord } from '../words/prompt-notes.tsx';
import { promptSegments, replaceSpan } from '../words/prompt-segments.ts';
import panel from './panel.module.css';
import classes from './prompt-field.module.css';
import { PromptOverlay } from './prompt-overlay.tsx';
import { lineOf, useGrowth } from './use-growth.ts';
import { WordMenu } from './word-menu.tsx';

/** A word that is still being typed is not remarked on. */
const pauseMs = 700;
/** From this length on the field says how much room is left. */
const longPrompt = 0.8 * limits.promptMaxLength;

const nothing: readonly StruckWord[] = [];

/** The live prompt: words the loom understands are underlined and labelled as they are typed; a click on one offers others. */
export function PromptField({
  value: { prompt, trainedPattern },
  struck = nothing,
  onChange,
}: {
  value: Pick<Ask, 'prompt' | 'trainedPattern'>;
  /** Words of this prompt that are not seen in its cloth. */
  struck?: readonly StruckWord[];
  onChange: (options: Pick<Ask, 'prompt'>) => void;
}) {
  const { t, i18n } = useTranslation();
  const hintId = useId();
  const language = toLanguage(i18n.language);
  const say = (words: string) => onChange({ prompt: words });
  const field = useRef<HTMLTextAreaElement>(null);
  const [scroll, setScroll] = useState(0);
  const [chosen, setChosen] = useState<{ token: Token; byKey: boolean } | null>(null);
  const isKnown = useSubjectNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the names of libraries the same words are read otherwise.
  const intent = useMemo(
    () => readPrompt(readPart(prompt), language, trainedPattern),
    [prompt, language, trainedPattern, isKnown],
  );
  const { tokens } = intent;
  const [remarked] = useDebouncedValue(intent, pauseMs);
  const segments = useMemo(() => promptSegments(prompt, tokens), [prompt, tokens]);
  const written = prompt === '' ? language : scriptOf(prompt);
  const isRemarked = isKnown && remarked === intent;
  const tooLong = useTooLong(prompt);
  const hasRemarks =
    tooLong !== null ||
    (isRemarked && (intent.unmatched.length + struck.length > 0 || tokens.some(({ kind }) => kind === 'later')));
  const [labelRows, setLabelRows] = useState(1);
  const { lineHeight, lift } = lineOf(labelRows);
  useGrowth(field, prompt, hasRemarks, labelRows);

  const tokenAtCaret = (): Token | undefined => {
    const { selectionStart, selectionEnd } = field.current ?? { selectionStart: 0, selectionEnd: 1 };
    if (selectionStart !== selectionEnd) return undefined;
    return tokens.find(({ start, end }) => selectionStart >= start && selectionStart < end);
  };
  const openAtCaret = (byKey: boolean) => {
    const token = tokenAtCaret();
    setChosen(token ? { token, byKey } : null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      openAtCaret(true);
    } else if (event.key === 'Escape') setChosen(null);
  };
  const exchange = (text: string) => {
    if (!chosen) return;
    const next = replaceSpan(prompt, chosen.token, text).replace(/ {2,}/g, ' ');
    say(next);
    const caret = chosen.token.start + text.length;
    setChosen(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };

  return (
    <>
      <div className={classes.room}>
        <div className={classes.field}>
          <div
            className={classes.lines}
            style={{ '--line': `${lineHeight}px`, '--lift': `${lift}px` } as CSSProperties}
          >
            <PromptOverlay
              segments={segments}
              struck={struck}
              scroll={scroll}
              lang={written}
              openStart={chosen?.token.start}
              labelRows={labelRows}
              onRows={setLabelRows}
            />
            <textarea
              ref={field}
              className={classes.text}
              lang={written}
              value={prompt}
              spellCheck={false}
              aria-label={t('studio.generate.prompt')}
              aria-invalid={tooLong !== null}
              aria-describedby={tooLong === null ? hintId : `${hintId} ${hintId}-error`}
              placeholder={t('studio.generate.placeholder')}
              onChange={(event) => {
                setChosen(null);
                say(event.currentTarget.value);
              }}
              onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
              onClick={() => openAtCaret(false)}
              onKeyDown={press}
            />
          </div>
          <div className={classes.under} id={hintId}>
            <span>{t('studio.generate.free')}</span>
            <span className="num">
              {prompt.length > longPrompt
                ? t('studio.generate.count', { used: prompt.length, limit: limits.promptMaxLength })
                : languageNames[written]}
            </span>
          </div>
          {chosen && (
            <WordMenu
              token={chosen.token}
              takesFocus={chosen.byKey}
              anchor={() => field.current?.parentElement?.querySelector(`[data-start="${chosen.token.start}"]`) ?? null}
              onChoose={exchange}
              onClose={() => setChosen(null)}
            />
          )}
        </div>
      </div>
      {tooLong !== null && (
        <p role="alert" className={`${panel.error} ${classes.tooLong}`} id={`${hintId}-error`}>
          {tooLong}
        </p>
      )}
      {isRemarked && (
        <PromptNotes
          intent={intent}
          struck={struck}
          hasCloth={trainedPattern !== undefined}
          onReplace={(span, word) => say(replaceSpan(prompt, span, word))}
        />
      )}
      <div className={notes.notes} aria-live="polite">
        <OtherWords
          prompt={prompt}
          onChange={say}
          isOffered={
            tooLong === null && isRemarked && intent.unmatched.some(({ suggestion }) => suggestion === undefined)
          }
        />
      </div>
    </>
  );
}
