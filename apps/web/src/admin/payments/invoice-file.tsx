import { UnstyledButton } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callBytes } from '../../api/call.ts';
import { saveBytes } from '../../api/save-bytes.ts';
import { useShowError } from '../../session/use-show-error.ts';
import classes from './payments.module.css';

/** The number of an invoice, or of a credit note to it, which is a way to its file. */
export function InvoiceFile({
  paymentId,
  number,
  isCreditNote = false,
}: {
  paymentId: string;
  number: string;
  isCreditNote?: boolean;
}) {
  const { t } = useTranslation();
  const showError = useShowError();
  const save = useMutation({
    mutationFn: async () => {
      const query = isCreditNote ? { number } : {};
      const file = await callBytes(endpoints.getInvoice, { params: { id: paymentId }, query });
      saveBytes(file, `${number.replaceAll('/', '-')}.pdf`);
    },
    onError: showError,
  });
  return (
    <UnstyledButton
      className={classes.file}
      disabled={save.isPending}
      aria-label={isCreditNote ? t('money.history.creditNote', { number }) : t('money.history.saveInvoice', { number })}
      onClick={() => save.mutate()}
    >
      {isCreditNote ? t('money.history.creditNote', { number }) : number}
    </UnstyledButton>
  );
}
