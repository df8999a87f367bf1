import { endpoints, type Payment } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

/** Gives up a payment that was begun, once it was confirmed. */
export function useCancelPayment() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const showError = useShowError();
  const cancel = useMutation({
    mutationFn: (id: string) => call(endpoints.cancelPayment, { params: { id } }),
    onSuccess: (payment) => queries.setQueryData(queryKeys.payment(payment._id), payment),
    onError: showError,
    // It may have been paid meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.payments }),
  });
  const ask = ({ _id, planName, transactionId }: Pick<Payment, '_id' | 'planName' | 'transactionId'>) =>
    confirm({
      title: t('buying.pay.cancelTitle', { plan: planName }),
      text:
        transactionId === null
          ? t('buying.pay.cancelText')
          : t('buying.pay.cancelSent', { transaction: transactionId }),
      act: t('buying.pay.cancelDo'),
      isDestructive: true,
      stay: t('buying.pay.cancelStay'),
      onConfirm: () => cancel.mutate(_id),
    });
  return { ask, isPending: cancel.isPending };
}
