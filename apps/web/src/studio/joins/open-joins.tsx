import type { FileRow } from '@naksha/contract';
import { useMemo } from 'react';
import { recipeOf } from '../designs/recipe-of.ts';
import { useStudio } from '../store/studio-store.ts';
import { CloseJoins } from './close-joins.tsx';
import { judgePicture } from './judge-picture.ts';
import { useJoinsSentence, verdictsOf } from './use-joins-sentence.ts';

/** Says of a picture that was not drawn here where it does not repeat yet, and closes its joins. */
export function OpenJoins() {
  const sentence = useJoinsSentence();
  const laid = useStudio(({ table }) => table.laid);
  const design = useStudio(({ table: { rows } }): FileRow | undefined => (laid ? rows[laid.cloth] : undefined));
  const isForeign = design !== undefined && recipeOf(design) === undefined;
  const found = useMemo(() => (isForeign && laid ? judgePicture(laid.source) : undefined), [isForeign, laid]);
  if (!design || !found || (found.across.verdict !== 'steps' && found.down.verdict !== 'steps')) return null;
  return (
    <>
      <span>{sentence(verdictsOf(found))}</span>
      <CloseJoins design={design} />
    </>
  );
}
