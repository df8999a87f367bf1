import { Checkbox } from '@mantine/core';
import { isGhosting, joinBrush } from '@naksha/colour';
import type { FileRow, Job, RepeatParams } from '@naksha/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recipeOf } from '../../designs/recipe-of.ts';
import { judgePicture, reducedForJoins } from '../../joins/judge-picture.ts';
import { readVerdicts, useJoinsSentence, verdictsOf } from '../../joins/use-joins-sentence.ts';
import panel from '../../panel/panel.module.css';
import classes from './repeat.module.css';

export interface BrushedProps {
  readonly design: FileRow;
  readonly params: RepeatParams;
  /** The picture of the design; null while that has not come. */
  readonly source: ImageBitmap | null;
}

interface JoinsProps extends Omit<BrushedProps, 'source'> {
  readonly found: { readonly source: ImageBitmap | null; readonly report: Job['report'] };
  onChange(params: Partial<RepeatParams>): void;
}

/** What is found at the joins of the design, and whether they are closed first. */
export function JoinsSection({ design, params, found: { source, report }, onChange }: JoinsProps) {
  const { t } = useTranslation();
  const sentence = useJoinsSentence();
  const judged = useMemo(() => (source ? judgePicture(source) : undefined), [source]);
  const { before, after } = madeOf(report);
  const now = after ?? (judged && verdictsOf(judged));
  if (!now) return null;
  return (
    <section className={panel.section} aria-label={t('measures.joins.title')}>
      <p className={panel.label}>{t('measures.joins.title')}</p>
      {before && (
        <p className={panel.hint}>
          {t('measures.joins.before')} {sentence(before)}
        </p>
      )}
      <p className={classes.note}>
        {before ? `${t('measures.joins.now')} ` : ''}
        {sentence(now)}
      </p>
      {areCutsSeen(report) && <p className={panel.hint}>{t('making.reportNotes.cutsSeen')}</p>}
      {recipeOf(design) === undefined && (
        <>
          <Checkbox
            mt={8}
            size="xs"
            label={t('measures.joins.closeFirst')}
            checked={params.joins === 'closed'}
            onChange={({ currentTarget: { checked } }) => onChange(checked ? closed : { joins: 'kept' })}
          />
          {params.joins === 'closed' && <p className={panel.hint}>{t('measures.joins.closedHint')}</p>}
        </>
      )}
    </section>
  );
}

/** Closed joins need no brush. */
const closed = { joins: 'closed', brushHorizontal: 0, brushVertical: 0 } as const;

/** What a brush would do to the figures along a join, and what does it better. */
export function GhostNote({ design, params, source }: BrushedProps) {
  const { t } = useTranslation();
  const picture = useMemo(() => (source ? reducedForJoins(source) : undefined), [source]);
  const { brushHorizontal, brushVertical } = params;
  const isSeen = useMemo(() => {
    if (!picture) return false;
    return (['across', 'down'] as const).some((axis) => {
      const [percent, side] = axis === 'across' ? [brushHorizontal, picture.width] : [brushVertical, picture.height];
      const own = joinBrush((percent / 100) * side);
      return own.length > 0 && isGhosting(picture, axis, (distance) => own[distance] ?? 1);
    });
  }, [picture, brushHorizontal, brushVertical]);
  if (!isSeen) return null;
  return (
    <p className={classes.note}>
      {t('measures.joins.ghosting')} {recipeOf(design) === undefined && t('measures.joins.closeInstead')}
    </p>
  );
}

/** What the job that made a design found at its joins, where it was a repeat. */
function madeOf(report: Readonly<Record<string, unknown>> | undefined) {
  const joins = report?.joins;
  if (typeof joins !== 'object' || joins === null || !('before' in joins) || !('after' in joins)) return {};
  return { before: readVerdicts(joins.before), after: readVerdicts(joins.after) };
}

const areCutsSeen = (report: Readonly<Record<string, unknown>> | undefined): boolean =>
  Array.isArray(report?.notes) && report.notes.includes('cutsSeen');
