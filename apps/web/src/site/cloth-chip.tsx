import { UnstyledButton } from '@mantine/core';
import type { Family } from '@naksha/contract';
import { familyName } from '@naksha/loom';
import { useLanguage } from '../i18n/use-language.ts';
import { chipPictures } from '../ui/chip-pictures.ts';
import classes from './cloth-chip.module.css';

/** A family as a square of its own cloth. */
export function ClothChip({ family, isChosen, onChoose }: { family: Family; isChosen: boolean; onChoose: () => void }) {
  const language = useLanguage();
  const name = familyName(family, language);
  return (
    <UnstyledButton className={classes.chip} aria-pressed={isChosen} aria-label={name} title={name} onClick={onChoose}>
      <img src={chipPictures[`family-${family}`]} alt="" width={36} height={36} className={classes.cloth} />
    </UnstyledButton>
  );
}
