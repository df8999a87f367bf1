import { notifications } from '@mantine/notifications';
import { type ClientDetails, clientChanges, endpoints } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ContactFields } from './contact-fields.tsx';

/** Name, contact, address and time zone of a client. */
export function EditClient({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { name, contactName, contactEmail, phone, address, timeZone } = client;
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { name, contactName, contactEmail, phone, address, timeZone },
    check: (values) => brokenRules(clientChanges, values),
  });
  const submit = onSubmit(async (body) => {
    const saved = await call(endpoints.updateClient, { params: { id: client._id }, body });
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
    notifications.show({ message: t('clients.saved', { name: saved.name }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('clients.editTitle', { name })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <ContactFields form={form} />
    </FormDialog>
  );
}
