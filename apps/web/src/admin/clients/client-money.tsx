import { UnstyledButton } from '@mantine/core';
import { type ClientDetails, endpoints } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import page from '../page.module.css';
import { useAllResellers } from '../resellers/use-all-resellers.ts';
import { ClientReseller } from './client-reseller.tsx';
import classes from './clients.module.css';
import { CorrectCredits } from './correct-credits.tsx';

const dialogs = { reseller: ClientReseller, correct: CorrectCredits } as const;

/** Who sold to a client, whether its work is billed, and a correction of its credits. */
export function ClientMoney({ client }: { client: ClientDetails }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const resellers = useAllResellers();
  const billing = useBilling(client);
  const Dialog = open && dialogs[open];
  const reseller = resellers.data?.data.find(({ _id }) => _id === client.resellerId);
  const rows = [
    {
      name: t('selling.client.reseller'),
      value: client.resellerId === null ? t('selling.client.noReseller') : (reseller?.name ?? ''),
      act: t('selling.client.choose'),
      onAct: () => setOpen('reseller'),
    },
    {
      name: t('selling.client.billing'),
      value: t(client.isBillingOn ? 'selling.client.billingOn' : 'selling.client.billingOff'),
      act: t(client.isBillingOn ? 'selling.client.switchOff' : 'selling.client.switchOn'),
      onAct: billing.confirm,
    },
    {
      name: t('selling.client.correction'),
      value: t('selling.client.correctionText'),
      act: t('selling.client.correct'),
      onAct: () => setOpen('correct'),
    },
  ];
  return (
    <>
      <dl className={classes.details} aria-label={t('selling.client.money')}>
        {rows.map(({ name, value, act, onAct }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={classes.withAct}>
              {value}
              <UnstyledButton className={page.open} aria-label={`${name}: ${act}`} onClick={onAct}>
                {act}
              </UnstyledButton>
            </dd>
          </div>
        ))}
      </dl>
      {Dialog && <Dialog client={client} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Switches the billing of a client once that is confirmed; a click made on another state is refused. */
function useBilling({ _id: id, name, isBillingOn }: ClientDetails) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const ask = useConfirm();
  const once = useOnce();
  const action = isBillingOn ? 'Off' : 'On';
  const { mutate } = useMutation({
    mutationFn: () => {
      const asked = { params: { id }, query: { expected: isBillingOn ? 'true' : 'false' } } as const;
      return once(asked, (idempotencyKey) => call(endpoints.toggleBillingByPost, { ...asked, idempotencyKey }));
    },
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.clients }),
  });
  const confirm = () =>
    ask({
      title: t(`selling.client.switch${action}Title`, { name }),
      text: t(`selling.client.switch${action}Text`, { name }),
      act: t(`selling.client.switch${action}`),
      isDestructive: false,
      onConfirm: () => mutate(),
    });
  return { confirm };
}
