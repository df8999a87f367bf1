import { Stack } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../ui/load-failure.tsx';

/** In the place of a screen that broke or did not arrive: says so as any failure is said, and opens it again. */
export function Broken({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const openAgain = async () => {
    reset();
    await router.invalidate();
  };
  return (
    <Stack p={32} gap="md">
      <LoadFailure error={error} retry={openAgain} />
      <Link to="/">{t('shell.missing.home')}</Link>
    </Stack>
  );
}
