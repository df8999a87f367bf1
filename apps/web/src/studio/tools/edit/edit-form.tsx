import { UnstyledButton } from '@mantine/core';
import { type FileRow, toLanguage } from '@naksha/contract';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NotDrawn } from '../../../ui/not-drawn.tsx';
import { useTooLong } from '../../../ui/use-too-long.ts';
import panel from '../../panel/panel.module.css';
import { ReportNotes } from '../../panel/report-notes.tsx';
import { scriptOf } from '../../words/alternatives.ts';
import type { FormProps } from '../define-tool.ts';
import { DrawingNote } from '../export/drawing-note.tsx';
import classes from './edit.module.css';
import { EditOutcome } from './edit-outcome.tsx';
import type { EditFound, EditValue } from './use-edit-preview.ts';

const tries = ['ground', 'pale', 'warmer', 'denser', 'bigger', 'fewer', 'finer', 'pastel'] as const;

/** What should change, in words, and what comes of it. */
export function EditForm({ value, onChange, design, found }: FormProps<EditValue, FileRow, EditFound>) {
  const { words, kept } = value;
  const { outcome, drawn, family, colours, hint, retry, isOfToday, report } = found;
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const tooLong = useTooLong(words);
  const say = (next: string) => onChange({ ...value, words: next });
  return (
    <>
      <section className={panel.section}>
        <textarea
          className={panel.words}
          lang={words === '' ? language : scriptOf(words)}
          rows={3}
          spellCheck={false}
          aria-label={t('making.edit.prompt')}
          aria-invalid={tooLong !== null}
          aria-describedby={tooLong === null ? 'edit-free' : 'edit-free edit-error'}
          placeholder={t('making.edit.placeholder')}
          value={words}
          onChange={(event) => say(event.currentTarget.value)}
        />
        {tooLong !== null && (
          <p role="alert" className={panel.error} id="edit-error">
            {tooLong}
          </p>
        )}
        <p className={panel.hint} id="edit-free">
          {t('making.edit.free')}
        </p>
        {hint && <p className={panel.hint}>{t(hint)}</p>}
        <DrawingNote changes={design.changedSince} />
        {isOfToday && <p className={panel.hint}>{t('files.drawing.previewed')}</p>}
        <ReportNotes design={design} report={report} />
      </section>
      {retry && (
        <section className={panel.section}>
          <NotDrawn retry={retry} />
        </section>
      )}
      <EditOutcome outcome={outcome} drawn={drawn} family={family} />
      <section className={panel.section} aria-label={t('making.edit.tries')}>
        <p className={panel.label}>{t('making.edit.tries')}</p>
        <div className={classes.tries}>
          {tries.map((each) => (
            <UnstyledButton
              key={each}
              className={classes.try}
              onClick={() => say(joined(words, t(`making.edit.try.${each}`)))}
            >
              {t(`making.edit.try.${each}`)}
            </UnstyledButton>
          ))}
        </div>
      </section>
      <KeepColours colours={colours} kept={kept} onChange={(next) => onChange({ ...value, kept: next })} />
    </>
  );
}

function joined(words: string, more: string): string {
  const before = words.trim().replace(/[,.]$/, '');
  return before === '' ? more : `${before}, ${more.toLocaleLowerCase()}`;
}

/** The design's colours; a kept one stays whatever the words say. */
function KeepColours({
  colours,
  kept,
  onChange,
}: {
  colours: readonly string[];
  kept: readonly string[];
  onChange: (kept: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const toggle = (colour: string) =>
    onChange(kept.includes(colour) ? kept.filter((other) => other !== colour) : [...kept, colour]);
  return (
    <section className={panel.section} aria-label={t('making.edit.keep')}>
      <p className={panel.label}>{t('making.edit.keep')}</p>
      <div className={classes.colours}>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={kept.includes(colour)}
            aria-label={t('making.edit.keepColour', { colour })}
            title={colour}
            className={classes.colour}
            style={{ background: colour }}
            onClick={() => toggle(colour)}
          >
            {kept.includes(colour) && (
              <span>
                <IconLock size={12} stroke={1.8} aria-hidden />
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
