import { Tabs, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import { Places } from './places.tsx';
import { Sales } from './sales.tsx';
import { SignUps } from './sign-ups.tsx';
import { SiteForm } from './site-form.tsx';

const tabs = ['sales', 'signUps', 'pages'] as const;

/** What came in by the forms of the public pages, and what these pages say. */
export function Requests() {
  const { t } = useTranslation();
  const { tab = 'sales' } = useSearch({ from: '/administration/admin/requests' });
  const navigate = useNavigate({ from: '/admin/requests' });
  const choose = (value: string | null) => {
    const chosen = tabs.find((each) => each === value);
    void navigate({ search: chosen === undefined || chosen === 'sales' ? {} : { tab: chosen }, replace: true });
  };
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('shell.nav.requests')}</Title>
      </div>
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`requests.tabs.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="sales">
          <Sales />
        </Tabs.Panel>
        <Tabs.Panel value="signUps">
          <SignUps />
        </Tabs.Panel>
        <Tabs.Panel value="pages">
          <SiteForm />
          <Places />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
