import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import { useFormat } from '../i18n/use-format.ts';

/** Welcomes whoever is signed in by their first name and the time of day, by the clock that the other times go by. */
export function Greeting() {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useSession((state) => state.session?.user.name.split(' ')[0] ?? '');
  return (
    <Title order={1} data-varies>
      {t(`admin.dashboard.${partOfDay(format.hour(new Date()))}`, { name })}
    </Title>
  );
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
