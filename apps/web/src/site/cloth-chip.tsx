import { UnstyledButton } from '@mantine/core';
import type { Family } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { chipPictures } from '../ui/chip-pictures.ts';
import classes from './cloth-chip.module.css';

/** A family as a square of its own cloth. */
export function ClothChip({ family, isChosen, onChoose }: { family: Family; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.chip} aria-pressed={isChosen} onClick={onChoose}>
      <img src={chipPictures[`family-${family}`]} alt="" width={76} height={76} className={classes.cloth} />
      <span>{t(`cloths.family.${family}`)}</span>
    </UnstyledButton>
  );
}
