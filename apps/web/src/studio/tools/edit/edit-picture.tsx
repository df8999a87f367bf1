import { recolourMap } from '@naksha/colour';
import { type FileRow, recolourParams } from '@naksha/contract';
import { type EditedColours, editColours, partEdit } from '@naksha/loom';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClothPicture } from '../../canvas/cloth-store.ts';
import { useGrade } from '../../canvas/use-grade.ts';
import panel from '../../panel/panel.module.css';
import { RequiltFact } from '../../panel/requilt-fact.tsx';
import { pictureColours } from '../../picker/picture-colours.ts';
import { useImageModel } from '../use-image-model.ts';
import { asksToTile } from './asks-to-tile.ts';
import { EditForm } from './edit-form.tsx';
import { ToRepeat } from './to-repeat.tsx';

/** As many as the server reads a picture as. */
const parts = 9;

/**
 * Words that change a picture without a recipe: its colours at once, how it is set out once it is made; what lies beyond is drawn by an
 * image model where there is one.
 */
export function EditPicture({
  design,
  words,
  onWords,
}: {
  design: FileRow;
  words: string;
  onWords: (words: string) => void;
}) {
  const { t } = useTranslation();
  const [kept, setKept] = useState<readonly string[]>([]);
  const now = useClothPicture((cloth) => (cloth.now?.cloth === design._id ? cloth.now : null));
  const colours = useMemo(() => (now ? pictureColours(now.source, parts) : []), [now]);
  const read = useDeferredValue(words);
  const model = useImageModel('edit');
  const { exact, beyond } = useMemo(
    () => (model === null ? { exact: read, beyond: '' } : partEdit(colours, read, kept)),
    [model, colours, read, kept],
  );
  const outcome = useMemo(() => editColours(colours, exact, kept), [colours, exact, kept]);
  const map = useMemo(
    () =>
      outcome.colours.some(({ from, to }) => from !== to)
        ? recolourMap(recolourParams.parse({ colours: outcome.colours, reach: 'all' }))
        : null,
    [outcome],
  );
  useGrade(map, 0);
  const asksForTile = asksToTile(read);
  return (
    <EditForm
      design={design}
      family="floral"
      outcome={asksForTile ? withoutTile(outcome) : outcome}
      drawn={model === null || beyond === '' ? undefined : { model, words: beyond }}
      colours={colours.map(({ hex }) => hex)}
      kept={kept}
      onKept={setKept}
      words={words}
      onWords={onWords}
    >
      <p className={panel.hint}>{t(hintOf(outcome.resets.length > 0, model !== null, beyond !== ''))}</p>
      {asksForTile && <ToRepeat />}
      <RequiltFact design={design} />
    </EditForm>
  );
}

/** What another tool is named for is not called misunderstood. */
const withoutTile = (outcome: EditedColours): EditedColours => ({
  ...outcome,
  unmatched: outcome.unmatched.filter((words) => !asksToTile(words)),
});

function hintOf(isSetOut: boolean, hasModel: boolean, isDrawn: boolean) {
  if (isDrawn) return 'making.edit.drawnAfterwards';
  if (isSetOut) return 'making.edit.afterwards';
  return hasModel ? 'making.edit.foreignModel' : 'making.edit.foreign';
}
