import { Button, Title } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { useUserMode } from '../../session/use-user-mode.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { Facts } from './facts.tsx';
import { Spending } from './spending.tsx';

/** The first room of an administrator: plan, credits, and where they went. */
export function Dashboard() {
  const { t } = useTranslation();
  const user = useSession((state) => state.session?.user);
  const { switchOn, isPending } = useUserMode();
  const isAdmin = user?.roles === 'admin';
  const usage = useQuery({
    queryKey: queryKeys.creditUsage,
    queryFn: () => call(endpoints.getCreditUsage, { query: {} }),
    enabled: isAdmin,
  });
  return (
    <>
      <div className={page.head}>
        <Title order={1} data-varies>
          {t(`admin.dashboard.${greeting(new Date().getHours())}`, { name: user?.name.split(' ')[0] ?? '' })}
        </Title>
        {isAdmin && user.hasUserAccess && (
          <div className={page.acts}>
            <Button variant="default" loading={isPending} onClick={() => switchOn()}>
              {t('admin.dashboard.userMode')}
            </Button>
          </div>
        )}
      </div>
      {!isAdmin && <p className={page.aside}>{t('admin.dashboard.welcomeSuper')}</p>}
      {isAdmin && <Facts />}
      {usage.isError && <LoadFailure error={usage.error} retry={usage.refetch} />}
      {usage.data && <Spending usage={usage.data} />}
    </>
  );
}

function greeting(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
