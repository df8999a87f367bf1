import { NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { bytesOfGigabyte, type ClientDetails, endpoints, factWord, storageLimitForm } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSize } from '../../i18n/use-size.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../users/use-seen.ts';

const shape = z.object({ storageGigabytes: z.union([z.string(), z.number()]) });

/** An empty field is no limit. */
const limitIn = (typed: string | number) => ({ storageGigabytes: typed === '' ? null : Number(typed) });

/** How much the files of a client may come to. */
export function StorageLimit({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const size = useSize();
  const queries = useQueryClient();
  const language = useLanguage();
  const { name, storage } = client;
  const own = useOwnForm(`storage.${client._id}`);
  const begun = useBegun(own, shape, { storageGigabytes: storage.gigabytes ?? '' });
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: begun.typed,
    check: (values) => brokenRules(storageLimitForm, limitIn(values.storageGigabytes)),
  });
  useKeepTyped(own, shape, form.values, begun.from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const { seen, explain } = useSeen(limitIn(begun.from.storageGigabytes).storageGigabytes, async ({ params }) => {
    void queries.invalidateQueries({ queryKey: queryKeys.clients });
    const facts = typeof params.storageGigabytes === 'number' ? params.storageGigabytes : null;
    return { facts, words: factWord('storageGigabytes', facts, language) };
  });
  const submit = onSubmit(async (values) => {
    const { storageGigabytes } = limitIn(values.storageGigabytes);
    const body = { storageGigabytes, was: seen.current };
    await call(endpoints.setStorageLimit, { params: { id: client._id }, body }).catch(explain);
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
    const message =
      storageGigabytes === null
        ? t('clients.storage.unlimited', { name })
        : t('clients.storage.saved', { name, allowed: size(storageGigabytes * bytesOfGigabyte) });
    notifications.show({ message });
    close();
  });
  return (
    <FormDialog
      title={t('clients.storage.title', { name })}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <Text>{t('clients.storage.text', { name, used: size(storage.usedBytes) })}</Text>
      <NumberInput
        data-autofocus
        hideControls
        label={t('clients.storage.field')}
        description={t('clients.storage.hint')}
        {...form.getInputProps('storageGigabytes')}
      />
    </FormDialog>
  );
}
