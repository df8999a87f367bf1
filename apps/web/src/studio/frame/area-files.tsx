import { FileButton, UnstyledButton } from '@mantine/core';
import { designTitle } from '@naksha/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBytes } from '../../api/save-bytes.ts';
import { readArea, writeArea } from '../canvas/brush/area-file.ts';
import classes from '../canvas/brush/brush.module.css';
import panel from '../panel/panel.module.css';
import { areaOf } from '../store/brush.ts';
import { bringArea } from '../store/brush-actions.ts';
import { paintingOnTable } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';
import { KeepArea } from './keep-area.tsx';
import { KeptAreas } from './kept-areas.tsx';

/** Keeps what is painted with its design, or as a file on the designer's machine, and brings it again from either. Such a file is read here and not sent. */
export function AreaFiles() {
  const { t } = useTranslation();
  const painting = useStudio(paintingOnTable);
  const design = useStudio(({ table }) => designOnTable(table));
  const [isBad, setIsBad] = useState(false);
  const forget = useRef<() => void>(null);
  if (!painting || !design) return null;
  const area = areaOf(painting);
  async function load(file: File | null) {
    // So that the same file can be chosen once more.
    forget.current?.();
    if (!file || !painting) return;
    const found = await readArea(file, painting.repeat);
    setIsBad(found === null);
    if (found) bringArea(found);
  }
  return (
    <>
      <div className={classes.files}>
        {area && <KeepArea design={design} area={area} />}
        {area && (
          <UnstyledButton
            className={panel.textButton}
            onClick={() => saveBytes(writeArea(area), `${designTitle(design)}.area.json`)}
          >
            {t('colour.paint.save')}
          </UnstyledButton>
        )}
        <FileButton accept=".json,image/png,image/jpeg,image/webp" resetRef={forget} onChange={load}>
          {(button) => (
            <UnstyledButton {...button} className={panel.textButton}>
              {t('colour.paint.load')}
            </UnstyledButton>
          )}
        </FileButton>
      </div>
      <KeptAreas key={design._id} design={design} />
      {isBad && (
        <p role="alert" className={panel.error}>
          {t('colour.paint.badFile')}
        </p>
      )}
    </>
  );
}
