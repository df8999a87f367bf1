import '@fontsource-variable/fraunces/opsz.css';
import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { endpoints, languages } from '@naksha/contract';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { landing } from '../addresses/arrival.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { languageNames } from '../i18n/languages.ts';
import { Mark } from '../ui/mark.tsx';
import { useChooseLanguage } from '../ui/use-choose-language.ts';
import classes from './marketing.module.css';

/** The public pages: header whose navigation folds behind a button below 640 px, and the footer. */
export function MarketingLayout() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function Header() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const role = useSession(({ session }) => session?.user.roles);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const fold = () => {
    close();
    toggle.current?.focus();
  };
  useHotkeys(isOpen ? [['Escape', fold]] : []);
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand} onClick={close}>
        <Mark size={26} />
        {t('shell.brand')}
      </Link>
      <UnstyledButton
        ref={toggle}
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls="site-nav"
        onClick={() => setIsOpen(!isOpen)}
        aria-label={t(isOpen ? 'shell.nav.close' : 'shell.nav.menu')}
      >
        {isOpen ? <IconX size={22} stroke={1.45} /> : <IconMenu2 size={22} stroke={1.45} />}
      </UnstyledButton>
      <nav id="site-nav" className={classes.nav} data-open={isOpen || undefined} aria-label={t('shell.nav.menu')}>
        <Link to="/" search={{ section: 'features' }} onClick={close}>
          {t('shell.nav.features')}
        </Link>
        <Link to="/" search={{ section: 'plans' }} onClick={close}>
          {t('shell.nav.plans')}
        </Link>
        {role === undefined ? (
          <Link to="/login" className={classes.login} onClick={close}>
            {t('shell.nav.login')}
          </Link>
        ) : (
          <Link {...landing[role]} className={classes.login} onClick={close}>
            {t(role === 'user' ? 'shell.nav.toStudio' : 'shell.nav.toAdmin')}
          </Link>
        )}
      </nav>
    </header>
  );
}

function Footer() {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  const site = useQuery({ queryKey: queryKeys.site, queryFn: () => call(endpoints.getSite) });
  const reseller = site.data?.reseller ?? '';
  const resellers = useQuery({ queryKey: queryKeys.resellersShown, queryFn: () => call(endpoints.getResellers) });
  return (
    <footer className={classes.footer}>
      <p className={classes.about}>{t('shell.footer.about')}</p>
      <nav aria-label={t('shell.footer.links')} className={classes.links}>
        <Link to="/" search={{ section: 'features' }}>
          {t('shell.nav.features')}
        </Link>
        <Link to="/" search={{ section: 'plans' }}>
          {t('shell.nav.plans')}
        </Link>
        <Link to="/sign-up">{t('shell.footer.signUp')}</Link>
        <Link to="/contact">{t('shell.footer.contact')}</Link>
        <Link to="/locations">{t('shell.footer.locations')}</Link>
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          {t('shell.footer.privacy')}
        </a>
        <a href="/cookie-policy" target="_blank" rel="noreferrer">
          {t('shell.footer.cookies')}
        </a>
        <Link to="/credits">{t('shell.footer.credits')}</Link>
      </nav>
      <div className={classes.credit}>
        <span>{t('shell.footer.product')}</span>
        {reseller !== '' && <span>{t('shell.footer.reseller', { name: reseller })}</span>}
        {resellers.data?.data.map(({ _id, brand, website }) => (
          <span key={_id}>
            {website === '' ? (
              t('shell.footer.reseller', { name: brand })
            ) : (
              <a href={website} target="_blank" rel="noreferrer">
                {t('shell.footer.reseller', { name: brand })}
              </a>
            )}
          </span>
        ))}
        <span className={classes.languages}>
          {languages.map((language) => (
            <UnstyledButton
              key={language}
              lang={language}
              aria-pressed={i18n.language === language}
              onClick={() => choose(language)}
            >
              {languageNames[language]}
            </UnstyledButton>
          ))}
        </span>
        <span>{t('shell.copyright', { year: new Date().getFullYear() })}</span>
      </div>
    </footer>
  );
}
