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
import { useFactsForm } from '../use-facts-form.ts';
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

/** Name, contact, address and time zone of a client. Saving over somebody else's change first shows what is there now. */
export function EditClient({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { name, contactName, contactEmail, phone, address, timeZone } = client;
  const first = { name, contactName, contactEmail, phone, address, timeZone };
  const language = useLanguage();
  const { form, dialog } = useFactsForm({
    name: `client.${client._id}`,
    shape: typed,
    first,
    check: (changes) => brokenRules(clientChanges, changes),
    wasOf: (from) => from,
    lookAgain: async ({ params }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.clients });
      const now = facts.parse(params);
      return { facts: now, words: factsInWords(now, language) };
    },
    save: async (changes, was) => {
      const saved = await call(endpoints.updateClient, { params: { id: client._id }, body: { ...changes, was } });
      await queries.invalidateQueries({ queryKey: queryKeys.clients });
      notifications.show({ message: t('clients.saved', { name: saved.name }) });
    },
    onClose,
  });
  return (
    <FormDialog title={t('clients.editTitle', { name })} {...dialog}>
      <ContactFields form={form} />
    </FormDialog>
  );
}
