import { Button, Select, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type Ticket, type TicketStatus } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { readKeptForm, useKeepForm, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { PicturesField } from './pictures-field.tsx';
import classes from './support.module.css';
import { useConfirmStatus } from './use-confirm-status.ts';
import { usePictures } from './use-pictures.ts';
import { useSayRefused } from './use-say-refused.ts';

const typed = z.object({ comment: z.string() });

/** Writes into a ticket; where a status may be chosen, it is confirmed and set with the same message. */
export function Answer({ ticket, next }: { ticket: Ticket; next: readonly TicketStatus[] }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { _id: id, version } = ticket;
  const pictures = usePictures(ticket.clientId);
  const [chosen, setChosen] = useState<TicketStatus>();
  // What may have been chosen before the ticket changed.
  const status = next.find((each) => each === chosen);
  const own = useOwnForm(`answer.${id}`);
  const isConfirmed = useConfirmStatus(ticket);
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: readKeptForm(own, typed) ?? { comment: '' },
    check: (values) => brokenRules(endpoints.commentTicket.body, values),
  });
  useKeepForm(own, form.values);
  const once = useOnce();
  const sayRefused = useSayRefused();
  const submit = onSubmit(async ({ comment }) => {
    if (status && !(await isConfirmed(status))) return;
    const body = { comment, attachments: [...pictures.ids], ...(status && { change: { status, version } }) };
    try {
      const { data } = await once(body, (idempotencyKey) =>
        call(endpoints.commentTicket, { params: { id }, body, idempotencyKey }),
      );
      queries.setQueryData(queryKeys.ticket(id), data);
      sayRefused(pictures.refused);
      notifications.show({ message: t('support.sent', { title: data.title }) });
      form.setValues({ comment: '' });
      pictures.clear();
      setChosen(undefined);
    } finally {
      await queries.invalidateQueries({ queryKey: queryKeys.tickets });
    }
  });

  return (
    <form
      className={classes.answer}
      onSubmit={submit}
      onPaste={(event) => pictures.add([...event.clipboardData.files])}
      noValidate
    >
      <Textarea label={t('support.answer')} rows={4} resize="vertical" {...form.getInputProps('comment')} />
      <PicturesField pictures={pictures} />
      {refused && (
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
      )}
      <div className={classes.answerFoot}>
        {next.length > 0 && (
          <Select
            w={220}
            label={t('support.statusAfter')}
            clearable
            placeholder={t('support.statusStays')}
            data={next.map((each) => ({ value: each, label: t(`support.status.${each}`) }))}
            value={status ?? null}
            onChange={(value) => setChosen(next.find((each) => each === value))}
          />
        )}
        <Button type="submit" loading={form.submitting || pictures.isBusy}>
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}
