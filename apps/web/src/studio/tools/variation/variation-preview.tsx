import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClothWish } from '../../../loom/cloth-messages.ts';
import { NotDrawn } from '../../../ui/not-drawn.tsx';
import { useChoice } from '../../designs/use-choice.ts';
import classes from './variation.module.css';

/** A small picture of a variation, drawn in the browser; a click picks it, another one lets it go. */
export function VariationPreview({
  place,
  wish,
  number,
  isPicked,
  onPick,
}: {
  place: string;
  /** Null while what it starts from is on its way. */
  wish: ClothWish | null;
  number: number;
  isPicked: boolean;
  onPick: () => void;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLCanvasElement>(null);
  const { cloth, isCurrent, retry } = useChoice('variation', place, wish, isPicked);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !cloth) return;
    canvas.width = cloth.bitmap.width;
    canvas.height = cloth.bitmap.height;
    canvas.getContext('2d')?.drawImage(cloth.bitmap, 0, 0);
  }, [cloth]);
  if (retry) {
    return (
      <div className={classes.failed}>
        <NotDrawn retry={retry} />
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <UnstyledButton
        className={classes.pick}
        aria-pressed={isPicked}
        aria-label={t('making.variation.previewOf', { number })}
        onClick={onPick}
      >
        <canvas ref={ref} className={classes.preview} aria-hidden data-ready={isCurrent} />
      </UnstyledButton>
      {isPicked && !isCurrent && (
        <span role="status" className={classes.drawing}>
          {t('making.variation.drawing')}
        </span>
      )}
    </div>
  );
}
