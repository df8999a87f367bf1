import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './empty-card.module.css';
import { typeWords } from './store/ask-actions.ts';
import { useStudio } from './store/studio-store.ts';

const cardCm = { left: 3, top: 5, width: 11, height: 5 } as const;

/** What to do first, on a card that is cut square and lies on the lines of the paper. */
export const EmptyCard = memo(function EmptyCard() {
  const { t } = useTranslation();
  const camera = useStudio(({ view }) => view.camera);
  const isNarrow = useStudio(({ view }) => view.width < 640);
  const step = camera.pxPerCm;
  // On the lines while a centimetre is a usual size; a card cannot become smaller than its words.
  const isOnLines = !isNarrow && step * cardCm.width >= 380 && step * cardCm.width <= 600;
  const style = isOnLines
    ? {
        left: Math.round(camera.x + step * cardCm.left) + 1,
        top: Math.round(camera.y + step * cardCm.top) + 1,
        width: Math.round(step * cardCm.width) - 1,
        minHeight: Math.round(step * cardCm.height) - 1,
      }
    : undefined;
  return (
    <section className={classes.card} style={style} data-free={!isOnLines || undefined}>
      <h2 className={classes.title}>{t('studio.empty.title')}</h2>
      <p className={classes.text}>{t('studio.empty.text')}</p>
      <div className={classes.acts}>
        <Button variant="default" onClick={() => typeWords(t('studio.empty.examplePrompt'))}>
          {t('studio.empty.example')}
        </Button>
        <Link to="/collection" className={classes.link}>
          {t('studio.empty.collection')}
        </Link>
      </div>
    </section>
  );
});
