import { UnstyledButton } from '@mantine/core';
import type { MixMode } from '@naksha/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClothWish } from '../../../loom/cloth-messages.ts';
import { NotDrawn } from '../../../ui/not-drawn.tsx';
import { useChoice } from '../../designs/use-choice.ts';
import classes from './mix.module.css';

/**
 * A way to mix two designs, by its name, drawn in the browser; a click picks it, another one lets it go. One that comes to nothing says so
 * and is let go; one that could not be drawn here can be tried again, and picked all the same.
 */
export function MixPreview({
  mode,
  wish,
  isPicked,
  onPick,
}: {
  mode: MixMode;
  /** Null while what it starts from is on its way. */
  wish: ClothWish | null;
  isPicked: boolean;
  onPick: () => void;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLCanvasElement>(null);
  const { cloth, isCurrent, isNothing, retry } = useChoice('mix', `mix-${mode}`, wish, isPicked);
  const name = t(`making.mix.modes.${mode}.name`);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !cloth) return;
    canvas.width = cloth.bitmap.width;
    canvas.height = cloth.bitmap.height;
    canvas.getContext('2d')?.drawImage(cloth.bitmap, 0, 0);
  }, [cloth]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is let go once, whatever is drawn of the panel meanwhile
  useEffect(() => {
    if (isNothing && isPicked) onPick();
  }, [isNothing, isPicked]);
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
