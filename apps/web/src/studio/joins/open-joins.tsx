import { judgeJoins } from '@naksha/colour';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudio } from '../store/studio-store.ts';
import classes from './open-joins.module.css';

/** Says of a picture from elsewhere that it does not repeat yet, and leads to the tool that closes its joins. */
export function OpenJoins() {
  const { t } = useTranslation();
  const isOpen = useOpenJoins();
  if (!isOpen) return null;
  return (
    <span>
      {t('measures.repeat.open')}{' '}
      <Link to="/studio/$tool" params={{ tool: 'repeat' }} search className={classes.link}>
        {t('measures.repeat.close')}
      </Link>
    </span>
  );
}

/** A small copy is enough to see whether a picture was cut off. */
const longest = 640;
/** Made smaller, a picture that repeats loses a little at its edges: of 108 such joins nine came to more than 1, two to more than 1.2. */
const open = 1.2;

/** True while a picture from elsewhere lies on the table that was not made to repeat. */
function useOpenJoins(): boolean {
  const now = useStudio(({ table }) => table.laid);
  const isUpload = useStudio(({ table: { rows } }) => now !== null && rows[now.cloth]?.directory === 'uploaded');
  return useMemo(() => isUpload && now !== null && isOpen(now.source), [isUpload, now]);
}

function isOpen(source: ImageBitmap): boolean {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) return false;
  brush.drawImage(source, 0, 0, width, height);
  const { across, down } = judgeJoins(brush.getImageData(0, 0, width, height).data, 4, width, height);
  return Math.max(across, down) > open;
}
