import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The page that is not there. */
export function Missing() {
  const { t } = useTranslation();
  return (
    <Stack p={32} gap="sm" component="main">
      <Title order={1}>{t('shell.missing.title')}</Title>
      <Text>{t('shell.missing.text')}</Text>
      <a href="/">{t('shell.missing.home')}</a>
    </Stack>
  );
}
