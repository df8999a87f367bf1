import { type JoinsJudged, type JoinVerdict, joinVerdicts } from '@naksha/colour';
import { useTranslation } from 'react-i18next';

/** What is found at the edges of a picture, or at the joins of a repeat; null where a gap lies between copies. */
export type Verdicts = Readonly<Record<'across' | 'down', JoinVerdict | null>>;

export const verdictsOf = ({ across, down }: JoinsJudged): Verdicts => ({ across: across.verdict, down: down.verdict });

/** Reads what a job reported of joins. */
export function readVerdicts(report: unknown): Verdicts | undefined {
  if (typeof report !== 'object' || report === null || !('across' in report) || !('down' in report)) return undefined;
  return { across: readVerdict(report.across), down: readVerdict(report.down) };
}

const readVerdict = (said: unknown): JoinVerdict | null => joinVerdicts.find((verdict) => verdict === said) ?? null;

/** Says what is found at joins in the words of a designer. */
export function useJoinsSentence(): (verdicts: Verdicts) => string {
  const { t } = useTranslation();
  return ({ across, down }) => {
    if (across === 'small' || down === 'small') return t('measures.joins.small');
    const found = (['steps', 'ghosts', 'busy'] as const).flatMap((verdict) => {
      if (across !== verdict && down !== verdict) return [];
      const place = across !== verdict ? 'down' : down !== verdict ? 'across' : 'both';
      return [t(`measures.joins.${verdict}.${place}`)];
    });
    return found.length === 0 ? t('measures.joins.meets') : found.join(' ');
  };
}
