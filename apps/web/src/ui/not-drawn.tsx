import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Says, where a cloth would be, that it could not be drawn here, and tries again. */
export function NotDrawn({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="status" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, margin: 0 }}>
      {t('shell.notDrawn')}
      <Button size="compact-sm" variant="default" onClick={retry}>
        {t('shell.tryAgain')}
      </Button>
    </p>
  );
}
