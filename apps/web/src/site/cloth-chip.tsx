import { UnstyledButton } from '@mantine/core';
import type { Family } from '@naksha/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloth } from '../loom/use-cloth.ts';
import classes from './cloth-chip.module.css';

const sides = [160];
/** Small enough a piece of cloth that its motif is seen in a chip. */
const piece = { width: 1024, height: 1024, dpi: 110, prompt: '' } as const;

/** A family as a square of its own cloth, drawn in the browser. */
export function ClothChip({ family, isChosen, onChoose }: { family: Family; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.chip} aria-pressed={isChosen} onClick={onChoose}>
      <ClothPicture family={family} />
      <span>{t(`cloths.family.${family}`)}</span>
    </UnstyledButton>
  );
}

function ClothPicture({ family }: { family: Family }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cloth = useCloth(`chip-${family}`, { ...piece, trainedPattern: family }, '7', sides);
  useEffect(() => {
    if (cloth) canvas.current?.getContext('2d')?.drawImage(cloth.bitmap, 0, 0, 160, 160);
  }, [cloth]);
  return <canvas ref={canvas} width={160} height={160} className={classes.cloth} aria-hidden />;
}
