import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { recipeOf } from '../designs/recipe-of.ts';
import { CloseJoins } from '../frame/close-joins.tsx';
import { useStudio } from '../store/studio-store.ts';
import { useJoinsSentence, verdictsOf } from './use-joins-sentence.ts';
import { useJudged } from './use-judged.ts';

/** Says of a picture that was not drawn here where it does not repeat yet, or that this cannot be judged, and closes joins that step. */
export function OpenJoins() {
  const { t } = useTranslation();
  const sentence = useJoinsSentence();
  const laid = useStudio(({ table }) => table.laid);
  const design = useStudio(({ table: { rows } }): FileRow | undefined => (laid ? rows[laid.cloth] : undefined));
  const isForeign = design !== undefined && recipeOf(design) === undefined;
  const found = useJudged(design?._id, isForeign && laid ? laid.source : null);
  if (!isForeign || found === undefined) return null;
  if (found === null) return <span>{t('measures.joins.unjudged')}</span>;
  const verdicts = [found.across.verdict, found.down.verdict];
  if (!verdicts.some((verdict) => verdict !== 'meets')) return null;
  return (
    <>
      <span>{sentence(verdictsOf(found))}</span>
      {verdicts.includes('steps') && <CloseJoins design={design} />}
    </>
  );
}
