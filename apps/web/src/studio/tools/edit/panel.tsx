import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { recipeOf } from '../../panel/use-palette-cells.ts';
import type { PanelProps } from '../panel-props.ts';
import { EditDesign } from './edit-design.tsx';
import { EditPicture } from './edit-picture.tsx';
import { wordsLeft } from './words-left.ts';

/** Changes the design on the table by words; of a picture that the loom did not make, the colours. */
export function EditPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [seenId, setSeenId] = useState(design?._id);
  if (design?._id !== seenId) {
    setSeenId(design?._id);
    // Words that were done are not done once more to what they made.
    if (design?.operation === 'edit') setWords(wordsLeft(words, design.params?.prompt));
  }
  const recipe = recipeOf(design);
  const said = { words, onWords: setWords };
  return (
    <ToolFrame
      title={t('making.edit.title')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={words === '' ? undefined : () => setWords('')}
    >
      {design && recipe && <EditDesign key={design._id} design={design} recipe={recipe} {...said} />}
      {design && !recipe && <EditPicture key={design._id} design={design} {...said} />}
    </ToolFrame>
  );
}
