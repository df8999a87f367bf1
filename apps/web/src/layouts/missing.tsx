import { Group, Stack, Text, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../studio/tools/tool-paths.ts';

const generate = { ...startLink, search: {} } as const;
/** Where to go on from an address that leads nowhere, by what it was to lead to. */
const waysOn = {
  page: [{ word: 'home', link: { to: '/' } }],
  tool: [
    { word: 'generate', link: generate },
    { word: 'collection', link: { to: '/collection' } },
  ],
  design: [
    { word: 'collection', link: { to: '/collection' } },
    { word: 'generate', link: generate },
  ],
} as const satisfies Record<string, readonly { readonly word: string; readonly link: LinkProps }[]>;

/** The page of an address that leads nowhere: says what is not there, and where to go on. */
export function Missing({ what }: { what: keyof typeof waysOn }) {
  const { t } = useTranslation();
  return (
    <Stack p={32} gap="sm" component="main">
      <Title order={1}>{t(`shell.missing.${what}.title`)}</Title>
      <Text>{t(`shell.missing.${what}.text`)}</Text>
      <Group gap="lg">
        {waysOn[what].map(({ word, link }) => (
          <Link key={word} {...link}>
            {t(`shell.missing.${word}`)}
          </Link>
        ))}
      </Group>
    </Stack>
  );
}
