import { Tabs, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import { ChangePassword } from './change-password.tsx';
import { LoginRules } from './login-rules.tsx';
import { UserAccess } from './user-access.tsx';

const rooms = { password: ChangePassword, user: UserAccess, login: LoginRules } as const;
const tabs = ['password', 'user', 'login'] as const;

/** Password, whether administrators may work as users, and when and from where people may sign in. */
export function Settings() {
  const { t } = useTranslation();
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('settings.title')}</Title>
      </div>
      <Tabs defaultValue="password" keepMounted={false}>
        <Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`settings.tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => {
          const Room = rooms[tab];
          return (
            <Tabs.Panel key={tab} value={tab} pt="lg">
              <Room />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
