import { notifications } from '@mantine/notifications';
import { type ClientDetails, clientChanges, clientSeen, endpoints, factsInWords } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../users/use-seen.ts';
import { ContactFields } from './contact-fields.tsx';

const facts = z.object(clientSeen.shape);
const typed = z.object({
  name: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  address: z.string(),
  timeZone: z.string(),
});

/** Name, contact, address and time zone of a client. Who saves over what somebody else has changed meanwhile is shown what it is now first. */
export function EditClient({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { name, contactName, contactEmail, phone, address, timeZone } = client;
  const first = { name, contactName, contactEmail, phone, address, timeZone };
  const language = useLanguage();
  const own = useOwnForm(`client.${client._id}`);
  const begun = useBegun(own, typed, first);
  const { seen, explain } = useSeen(begun.from, async ({ params }) => {
    void queries.invalidateQueries({ queryKey: queryKeys.clients });
    const now = facts.parse(params);
    return { facts: now, words: factsInWords(now, language) };
  });
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: begun.typed,
    check: (values) => brokenRules(clientChanges, values),
  });
  useKeepTyped(own, typed, form.values, begun.from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async (changes) => {
    const body = { ...changes, was: seen.current };
    const saved = await call(endpoints.updateClient, { params: { id: client._id }, body }).catch(explain);
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
    notifications.show({ message: t('clients.saved', { name: saved.name }) });
    close();
  });
  return (
    <FormDialog
      title={t('clients.editTitle', { name })}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <ContactFields form={form} />
    </FormDialog>
  );
}
