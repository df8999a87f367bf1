import { UnstyledButton } from '@mantine/core';
import { designTitle, type FileRow, generateParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import classes from '../../panel/panel.module.css';
import { bringBack, resetWords, takeWords } from '../../store/ask-actions.ts';
import { keyOf } from '../../store/asks.ts';
import { useStudio } from '../../store/studio-store.ts';

/** Empties the panel or brings back what stood there, and offers the words of the design on the table. */
export function WordsHead({ design }: { design: FileRow | undefined }) {
  const { t } = useTranslation();
  const canBringBack = useStudio(({ asks }) => asks.before !== null);
  return (
    <>
      {design && <TakeWords design={design} />}
      <UnstyledButton className={classes.quiet} onClick={canBringBack ? bringBack : resetWords}>
        {t(canBringBack ? 'studio.generate.bringBack' : 'studio.generate.reset')}
      </UnstyledButton>
    </>
  );
}

/** Offers the words of the design on the table while others stand in the panel. Typed words are never replaced unasked. */
function TakeWords({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ask = useStudio(({ asks }) => asks.ask);
  const params = generateParams.safeParse(design.params);
  if (design.operation !== 'generate' || !params.success) return null;
  const theirs = keyOf({ ...params.data, seed: design.seed ?? params.data.seed ?? '' });
  if (theirs === keyOf(ask)) return null;
  const take = () => takeWords(params.data, design.seed);
  const askFirst = () =>
    confirm({
      title: t('studio.generate.takeTitle'),
      text: t('studio.generate.takeText', { name: designTitle(design) }),
      act: t('studio.generate.takeDo'),
      isDestructive: false,
      onConfirm: take,
    });
  return (
    <UnstyledButton className={classes.quiet} onClick={ask.prompt.trim() === '' ? take : askFirst}>
      {t('studio.generate.takeWords')}
    </UnstyledButton>
  );
}
