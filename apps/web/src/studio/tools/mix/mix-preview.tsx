import { UnstyledButton } from '@mantine/core';
import type { MixMode } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { Drawn } from '../../../loom/use-drawn.ts';
import { NotDrawn } from '../../../ui/not-drawn.tsx';
import { DrawnCloth } from '../../panel/drawn-cloth.tsx';
import classes from './mix.module.css';

/**
 * A way to mix two designs, by its name, drawn in the browser; a click picks it, another one lets it go. One that comes to nothing says so;
 * one that could not be drawn here can be tried again, and picked all the same.
 */
export function MixPreview({
  mode,
  drawn,
  isPicked,
  onPick,
}: {
  mode: MixMode;
  drawn: Drawn;
  isPicked: boolean;
  onPick: () => void;
}) {
  const { t } = useTranslation();
  const { isNothing, retry } = drawn;
  const name = t(`making.mix.modes.${mode}.name`);
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
      <DrawnCloth drawn={drawn} className={classes.preview} />
      <b>{name}</b>
      <span>{t(`making.mix.modes.${mode}.design`)}</span>
    </UnstyledButton>
  );
}
