import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClothWish } from '../../../loom/cloth-messages.ts';
import { NotDrawn } from '../../../ui/not-drawn.tsx';
import { useChoice } from '../../designs/use-choice.ts';
import { DrawnCloth } from '../../panel/drawn-cloth.tsx';
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
  const drawn = useChoice('variation', place, wish, isPicked);
  const { isCurrent, retry } = drawn;
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
        <DrawnCloth drawn={drawn} className={classes.preview} />
      </UnstyledButton>
      {isPicked && !isCurrent && (
        <span role="status" className={classes.drawing}>
          {t('making.variation.drawing')}
        </span>
      )}
    </div>
  );
}
