import { Text } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useTellError } from '../../session/use-tell-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

const mostNamed = 10;

/** Turns the restriction to allowed addresses on; whom it would shut out where they last signed in is named first. */
export function useTurnOnIps(turnOn: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const tellError = useTellError();
  const look = useMutation({
    mutationFn: () => call(endpoints.listShutOut),
    onSuccess: ({ data }) => {
      if (data.length === 0) return turnOn();
      const more = data.length - mostNamed;
      confirm({
        title: t('settings.shutOutTitle', { count: data.length }),
        text: (
          <>
            <Text mb="xs">{t('settings.shutOutText')}</Text>
            <ul>
              {data.slice(0, mostNamed).map(({ _id, name, lastIp }) => (
                <li key={_id}>
                  {name}, <span className="num">{lastIp}</span>
                </li>
              ))}
              {more > 0 && <li>{t('settings.shutOutMore', { count: more })}</li>}
            </ul>
            <Text>{t('settings.shutOutNotYou')}</Text>
          </>
        ),
        act: t('settings.shutOutDo'),
        onConfirm: turnOn,
      });
    },
    onError: tellError,
  });
  return { turnOn: () => look.mutate(), isPending: look.isPending };
}
