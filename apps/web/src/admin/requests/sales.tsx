import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, factsInWords, limits, type SalesRequest, salesSeen, salesStatuses } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { truncate } from '../../ui/abbreviate.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { DrawerForm, FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { TelLink } from '../../ui/tel-link.tsx';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import page from '../page.module.css';
import { RequestRoom } from './request-room.tsx';
import classes from './requests.module.css';

/** Requests to talk to sales, and how they stand. */
export function Sales() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<SalesRequest>();
  const own = useOwnForm(`sale.${open?._id ?? ''}`);
  const close = () => {
    forgetForm(own);
    setOpen(undefined);
  };
  return (
    <>
      <RequestRoom
        label={t('requests.sales.list')}
        none={t('requests.sales.none')}
        statuses={salesStatuses}
        word={(status) => t(`requests.sales.statuses.${status}`)}
        queryKey={queryKeys.salesPage}
        byCallsKey={queryKeys.salesByCalls}
        list={(asked) => call(endpoints.listSales, asked)}
        columns={[
          {
            head: t('requests.email'),
            sort: 'email',
            place: 'name',
            className: classes.address,
            cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
          },
          { head: t('requests.phone'), w: 160, place: 'line', className: 'num', cell: ({ phone }) => phone },
          {
            head: t('requests.sales.message'),
            place: 'whole',
            cell: ({ message }) => truncate(message, limits.shownTextLength),
          },
          {
            head: t('requests.sales.from'),
            sort: 'clientName',
            w: 150,
            place: 'line',
            cell: ({ clientName, viaForm }) =>
              clientName ?? t(viaForm ? 'requests.sales.stranger' : 'requests.sales.noForm'),
          },
          {
            head: t('requests.status'),
            sort: 'status',
            w: 110,
            place: 'beside',
            className: ({ status }) => (status === 'new' ? page.strong : undefined),
            cell: ({ status }) => t(`requests.sales.statuses.${status}`),
          },
          {
            head: '',
            w: 70,
            place: 'acts',
            cell: (sale) => (
              <Button variant="default" size="xs" onClick={() => setOpen(sale)}>
                {t('requests.sales.open')} <span className="visually-hidden">{sale.email}</span>
              </Button>
            ),
          },
        ]}
      />
      <FormDrawer
        title={open ? t('requests.sales.request', { email: open.email }) : ''}
        isOpen={open !== undefined}
        onClose={close}
        kept={own}
      >
        {open && <EditSale key={open._id} sale={open} own={own} onClose={close} />}
      </FormDrawer>
    </>
  );
}

/** How a request stands as a refusal names it. */
const facts = z.object(salesSeen.shape);
const shape = z.object({ status: z.enum(salesStatuses), note: z.string() });

/** Saving over what somebody else has noted first shows that note. */
function EditSale({ sale, own, onClose }: { sale: SalesRequest; own: string; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const language = useLanguage();
  const { form, refused, wrong, onSubmit, begun } = useKeptForm({
    own,
    shape,
    now: { status: sale.status, note: sale.note },
    check: (values) => brokenRules(endpoints.updateSale.body, values),
  });
  const { seen, explain } = useSeen(begun.from, async ({ params }) => {
    const now = facts.parse(params);
    return { facts: now, words: factsInWords(now, language) };
  });
  const submit = onSubmit(async (typed) => {
    const body = { ...typed, was: seen.current };
    await call(endpoints.updateSale, { params: { id: sale._id }, body }).catch(explain);
    await queries.invalidateQueries({ queryKey: queryKeys.sales });
    notifications.show({ message: t('requests.sales.saved') });
    onClose();
  });
  return (
    <DrawerForm
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <p className={classes.message}>{sale.message}</p>
      <p className={classes.reach}>
        <a href={`mailto:${sale.email}`}>{sale.email}</a>
        <TelLink phone={sale.phone} />
      </p>
      <SegmentedControl
        aria-label={t('requests.status')}
        data={salesStatuses.map((status) => ({ value: status, label: t(`requests.sales.statuses.${status}`) }))}
        value={form.values.status}
        onChange={(value) =>
          form.setFieldValue('status', salesStatuses.find((status) => status === value) ?? sale.status)
        }
      />
      <Textarea
        label={t('requests.sales.note')}
        description={t('requests.sales.noteHint')}
        rows={4}
        {...form.getInputProps('note')}
      />
    </DrawerForm>
  );
}
