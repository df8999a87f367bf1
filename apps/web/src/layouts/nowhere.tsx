import { Button, Title } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Missing } from '../addresses/missing.tsx';
import page from '../admin/page.module.css';
import { useSession } from '../api/session-store.ts';
import { AdminLayout } from './admin.tsx';

/** The page of an address that no route has: who works in the administration keeps its frame beneath /admin. */
export function Nowhere() {
  const { t } = useTranslation();
  const isRoom = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/') });
  const role = useSession(({ session }) => session?.user.roles);
  if (!isRoom || role === undefined || role === 'user') return <Missing what="page" />;
  return (
    <AdminLayout>
      <div className={page.head}>
        <Title order={1}>{t('shell.missing.page.title')}</Title>
      </div>
      <p>{t('shell.missing.page.text')}</p>
      <Button renderRoot={(props) => <Link to="/admin" {...props} />}>{t('shell.missing.room')}</Button>
    </AdminLayout>
  );
}
