import { Button, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import { Mark } from '../ui/mark.tsx';
import { landing } from './arrival.ts';
import classes from './missing.module.css';
import { startLink } from './tool-paths.ts';

const begin = { ...startLink, search: {} } as const;
/** Where to go on from an address that leads nowhere, by what it was to lead to. */
const waysOn = {
  page: [{ word: 'home', link: { to: '/' } }],
  tool: [
    { word: 'begin', link: begin },
    { word: 'collection', link: { to: '/collection' } },
  ],
  design: [
    { word: 'collection', link: { to: '/collection' } },
    { word: 'begin', link: begin },
  ],
} as const satisfies Record<string, readonly { readonly word: string; readonly link: LinkProps }[]>;

/** The page of an address that leads nowhere: says what is not there, and where to go on. */
export function Missing({ what }: { what: keyof typeof waysOn }) {
  const { t } = useTranslation();
  const role = useSession(({ session }) => session?.user.roles);
  return (
    <main className={classes.paper} tabIndex={-1}>
      <Link {...(role === undefined ? { to: '/' } : landing[role])} className={classes.brand}>
        <Mark size={22} />
        {t('shell.brand')}
      </Link>
      <section className={classes.card}>
        <Title order={1}>{t(`shell.missing.${what}.title`)}</Title>
        <p>{t(`shell.missing.${what}.text`)}</p>
        <div className={classes.ways}>
          {waysOn[what].map(({ word, link }, at) => (
            <Button
              key={word}
              variant={at === 0 ? 'filled' : 'default'}
              renderRoot={(props) => <Link {...link} {...props} />}
            >
              {t(`shell.missing.${word}`)}
            </Button>
          ))}
        </div>
      </section>
    </main>
  );
}
