import { Text } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

const mostNamed = 10;

interface ShutOut {
  readonly _id: string;
  readonly name: string;
  /** Where they last signed in. */
  readonly lastIp?: string;
}

/** Who a rule would shut out, and how that is said. */
const rules = {
  ips: { look: () => call(endpoints.listShutOut), text: 'settings.shutOutText' },
  hours: { look: () => call(endpoints.listOutsideHours), text: 'settings.outsideText' },
} as const satisfies Record<string, { look: () => Promise<{ data: ShutOut[] }>; text: string }>;

/** Turns a restriction of log-ins on; whom it would shut out is named first. */
export function useTurnOn(rule: keyof typeof rules, turnOn: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const showError = useShowError();
  const look = useMutation({
    mutationFn: async (): Promise<ShutOut[]> => (await rules[rule].look()).data,
    onSuccess: (people) => {
      if (people.length === 0) return turnOn();
      const more = people.length - mostNamed;
      confirm({
        title: t('settings.shutOutTitle', { count: people.length }),
        text: (
          <>
            <Text mb="xs">{t(rules[rule].text)}</Text>
            <ul>
              {people.slice(0, mostNamed).map(({ _id, name, lastIp }) => (
                <li key={_id}>
                  {name}
                  {lastIp !== undefined && (
                    <>
                      , <span className="num">{lastIp}</span>
                    </>
                  )}
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
    onError: showError,
  });
  return { turnOn: () => look.mutate(), isPending: look.isPending };
}
