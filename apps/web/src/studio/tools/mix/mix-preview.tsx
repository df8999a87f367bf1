import { UnstyledButton } from '@mantine/core';
import type { MixMode } from '@naksha/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drawn } from '../../../loom/use-drawn.ts';
import { NotDrawn } from '../../../ui/not-drawn.tsx';
import classes from './mix.module.css';

/**
 * A way to mix two designs, by its name, drawn in the browser; a click picks it, another one lets it go. One that comes to nothing says so;
 * one that could not be drawn here can be tried again, and picked all the same.
 */
export function MixPreview({
  mode,
  drawn: { cloth, isCurrent, isNothing, retry },
  isPicked,
  onPick,
}: {
  mode: MixMode;
  drawn: Drawn;
  isPicked: boolean;
  onPick: () => void;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLCanvasElement>(null);
  const name = t(`making.mix.modes.${mode}.name`);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !cloth) return;
    canvas.width = cloth.bitmap.width;
    canvas.height = cloth.bitmap.height;
    canvas.getContext('2d')?.drawImage(cloth.bitmap, 0, 0);
  }, [cloth]);
  if (isNothing) {
    return (
      <div className={classes.nothing}>
        <b>{name}</b>
        <span>{t('making.mix.nothing')}</span>
      </div>
    );
  }
  if (retry) {
    return (
      <div className={classes.nothing}>
        <UnstyledButton className={classes.way} aria-pressed={isPicked} onClick={onPick}>
          <b>{name}</b>
        </UnstyledButton>
        <NotDrawn retry={retry} />
      </div>
    );
  }
  return (
    <UnstyledButton className={classes.pick} aria-pressed={isPicked} onClick={onPick}>
      <canvas ref={ref} className={classes.preview} aria-hidden data-ready={isCurrent} />
      <b>{name}</b>
      <span>{t(`making.mix.modes.${mode}.design`)}</span>
    </UnstyledButton>
  );
}
