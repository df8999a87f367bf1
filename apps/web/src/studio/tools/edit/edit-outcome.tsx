import { type Family, toLanguage } from '@naksha/contract';
import type { Edited, EditedColours } from '@naksha/loom';
import { IconBrush, IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import { describeOp } from './describe-op.ts';
import classes from './edit.module.css';

export type Outcome = Pick<Edited | EditedColours, 'done' | 'refused' | 'unmatched'>;

/** What an image model will draw, in the words that it is given. */
export interface Drawn {
  readonly model: string;
  readonly words: string;
}

interface EditOutcomeProps {
  readonly outcome: Outcome;
  readonly drawn: Drawn | undefined;
  readonly family: Family;
}

/** What was understood, what an image model will draw, what cannot be done and why, and what was not understood. */
export function EditOutcome({ outcome, drawn, family }: EditOutcomeProps) {
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const { done, refused, unmatched } = outcome;
  if (done.length + refused.length + unmatched.length === 0 && !drawn) return null;
  const describe = (op: (typeof done)[number]) => describeOp(op, family, t, language);
  // A lotus from the side and one from the front are both a lotus.
  const byWords = new Map(done.map((op) => [describe(op), op]));
  return (
    <section className={panel.section} aria-live="polite" aria-label={t('making.edit.will')}>
      {(done.length > 0 || drawn) && <p className={panel.label}>{t('making.edit.will')}</p>}
      <ul className={classes.outcome}>
        {[...byWords].map(([words, op]) => (
          <li key={words} data-kind="done">
            <IconCheck size={14} stroke={1.8} aria-hidden />
            <span>{words}</span>
            {'colour' in op && <i style={{ background: op.colour.hex }} aria-hidden />}
          </li>
        ))}
        {drawn && (
          <li data-kind="drawn">
            <IconBrush size={14} stroke={1.8} aria-hidden />
            <span>{t('making.edit.drawn', { ...drawn })}</span>
          </li>
        )}
        {refused.map(({ op, why }) => (
          <li key={JSON.stringify(op)} data-kind="refused">
            <IconMinus size={14} stroke={1.8} aria-hidden />
            <span>{t(`making.edit.${why}`, { what: describe(op) })}</span>
          </li>
        ))}
        {unmatched.length > 0 && (
          <li data-kind="unmatched">
            <IconQuestionMark size={14} stroke={1.8} aria-hidden />
            <span>{t('making.edit.unmatched', { words: unmatched.join(', ') })}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
