import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import { CreditFacts } from './credit-facts.tsx';
import { CreditLog } from './credit-log.tsx';
import { CreditUsers } from './credit-users.tsx';

/** What is left, and every credit that was spent. */
export function Credits() {
  const { t } = useTranslation();
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('admin.credits.title')}</Title>
      </div>
      <CreditFacts />
      <CreditUsers />
      <CreditLog />
    </>
  );
}
