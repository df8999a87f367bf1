import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import classes from './load-failure.module.css';

/** In the place of what could not be loaded: why, and a way to try again where that may help. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <div role="alert" className={classes.failure}>
      <p>{sentence(error)}</p>
      {!isGone && (
        <Button variant="default" size="xs" onClick={() => retry()}>
          {t('shell.retry')}
        </Button>
      )}
    </div>
  );
}
