import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { clientRoles, endpoints, languages, type User, userChanges } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { updateSession, useSession } from '../../api/session-store.ts';
import { languageNames } from '../../i18n/languages.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFactsForm } from '../use-facts-form.ts';
import { RoleAndLanguage } from './role-and-language.tsx';
import { roleWords } from './role-words.ts';

const facts = z.object({ name: z.string(), email: z.string(), role: z.enum(clientRoles), lang: z.enum(languages) });

/** Name, email, role and language of one user. Saving over somebody else's change first shows what is there now. */
export function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const isSelf = useSession((state) => state.session?.user._id === user._id);
  const role = user.roles === 'admin' ? 'admin' : 'user';
  const first: z.infer<typeof facts> = { name: user.name, email: user.email ?? '', role, lang: user.lang };
  const { form, dialog } = useFactsForm({
    name: `user.${user._id}`,
    shape: facts,
    first,
    check: ({ email, ...values }) =>
      email.trim() === '' && user.username === null
        ? [...brokenRules(userChanges, values), { field: 'email', code: 'login_required', params: {} }]
        : brokenRules(userChanges, { ...values, email: orNone(email) }),
    wasOf: (from) => from,
    lookAgain: async ({ params }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.users });
      const now = facts.parse(params);
      const words = [
        now.name,
        ...(now.email ? [now.email] : []),
        t(`admin.users.${roleWords[now.role]}`),
        languageNames[now.lang],
      ].join(', ');
      return { facts: now, words };
    },
    save: async ({ name, email, role, lang }, seen) => {
      const was = { ...seen, email: orNone(seen.email) };
      const body = { name, email: orNone(email), lang, ...(isSelf ? {} : { role }), was };
      const saved = await call(endpoints.updateUser, { params: { id: user._id }, body });
      if (isSelf) updateSession({ name: saved.name });
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.users }),
        queries.invalidateQueries({ queryKey: queryKeys.myPlan }),
        ...(isSelf ? [queries.invalidateQueries({ queryKey: queryKeys.me })] : []),
      ]);
      notifications.show({ message: t('admin.users.saved', { what: saved.name }) });
    },
    onClose,
  });
  return (
    <FormDialog title={t('admin.users.editOf', { name: user.name })} {...dialog}>
      <TextInput data-autofocus label={t('admin.users.name')} {...form.getInputProps('name')} />
      <TextInput label={t('admin.users.emailAlone')} type="email" autoComplete="off" {...form.getInputProps('email')} />
      {form.values.email.trim() !== (user.email ?? '') && <Text role="note">{t('admin.users.emailNote')}</Text>}
      {!isSelf && <RoleAndLanguage form={form} />}
      {form.values.role !== role && <Text role="note">{t('admin.users.roleEnds', { name: user.name })}</Text>}
    </FormDialog>
  );
}

/** An emptied field takes the address away. */
const orNone = (email: string): string | null => email.trim() || null;
