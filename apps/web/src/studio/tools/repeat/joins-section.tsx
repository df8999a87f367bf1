import { Checkbox } from '@mantine/core';
import { type FileRow, type Job, type RepeatParams, repeatParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { recipeOf } from '../../designs/recipe-of.ts';
import { readVerdicts, useJoinsSentence, type Verdicts, verdictsOf } from '../../joins/use-joins-sentence.ts';
import { useGhosts, useJudged } from '../../joins/use-judged.ts';
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
  const isDrawn = recipeOf(design) !== undefined;
  const judged = useJudged(design._id, isDrawn ? null : source);
  const { before, after } = madeOf(report);
  const now = after ?? (isDrawn ? closed : judged && verdictsOf(judged));
  if (now === undefined) return null;
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
        {now === null ? t('measures.joins.unjudged') : sentence(now)}
      </p>
      {areCutsSeen(report) && <p className={panel.hint}>{t('making.reportNotes.cutsSeen')}</p>}
      {!isDrawn && (
        <>
          <Checkbox
            mt={8}
            size="xs"
            label={t('measures.joins.closeFirst')}
            checked={params.joins === 'closed'}
            onChange={({ currentTarget: { checked } }) => onChange(checked ? closedOf(params) : keptOf(params))}
          />
          {params.joins === 'closed' && <p className={panel.hint}>{t('measures.joins.closedHint')}</p>}
        </>
      )}
    </section>
  );
}

/** A cloth is drawn around its edges: there is nothing to look for, and what crosses an edge would be looked for in vain. */
const closed: Verdicts = { across: 'meets', down: 'meets' };

const { columns, rows } = repeatParams.parse({});
const usual = { columns, rows };
const one = { columns: 1, rows: 1 };

/** Closed joins need no brush. Where nothing else was chosen, this tile is wanted with its joins closed, not more of it. */
function closedOf(params: RepeatParams): Partial<RepeatParams> {
  return { joins: 'closed', brushHorizontal: 0, brushVertical: 0, ...(isStraight(params, usual) ? one : {}) };
}

/** One tile with its joins as they are is no repeat. */
const keptOf = (params: RepeatParams): Partial<RepeatParams> => ({
  joins: 'kept',
  ...(isStraight(params, one) ? usual : {}),
});

const isStraight = (params: RepeatParams, count: typeof usual): boolean =>
  params.layout === 'straight' && params.columns === count.columns && params.rows === count.rows;

/** What a brush would do to the figures along a join, and what does it better. */
export function GhostNote({ design, params, source }: BrushedProps) {
  const { t } = useTranslation();
  const isSeen = useGhosts(source, { across: params.brushHorizontal, down: params.brushVertical });
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
