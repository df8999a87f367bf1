import { useTranslation } from 'react-i18next';
import { updateSession } from '../../session/session-store.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Rule } from './rule.tsx';
import { useSettings } from './use-settings.ts';

/** Whether administrators of this client may switch to user mode. */
export function UserAccess() {
  const { t } = useTranslation();
  const { stored, change } = useSettings();
  if (stored.isError) return <LoadFailure error={stored.error} retry={stored.refetch} />;
  if (!stored.data) return null;
  return (
    <Rule
      label={t('settings.userAccess')}
      text={t('settings.userAccessText')}
      isOn={stored.data.hasUserAccess}
      isBusy={change.isPending}
      onChange={(hasUserAccess) =>
        change.mutate({ hasUserAccess }, { onSuccess: () => updateSession({ hasUserAccess }) })
      }
    />
  );
}
