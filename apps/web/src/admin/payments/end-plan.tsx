import { Button } from '@mantine/core';
import { endpoints, type WholePayment } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from './payments.module.css';

/** Ends what was bought with a payment of which money went back, or was lost in a dispute, once that is confirmed. */
export function EndPlan({ payment: { _id: id, planName: plan } }: { payment: WholePayment }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const ask = useConfirm();
  const end = useMutation({
    mutationFn: () => call(endpoints.endPlan, { params: { id } }),
    onError: showError,
    onSettled: () =>
      Promise.all([queryKeys.payments, queryKeys.clients].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const act = t('selling.payments.endsPlan', { plan });
  const confirm = () =>
    ask({
      title: `${act}?`,
      text: t('selling.payments.endText'),
      act,
      isDestructive: true,
      onConfirm: () => end.mutate(),
    });
  return (
    <p className={classes.stand}>
      <Button variant="default" size="xs" loading={end.isPending} onClick={confirm}>
        {act}
      </Button>
    </p>
  );
}
