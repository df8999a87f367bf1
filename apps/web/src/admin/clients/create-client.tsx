import { type ClientDetails, endpoints, type SignUp } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { Handover } from '../handover.tsx';
import { toDataUrl } from '../to-data-url.ts';
import { CreateClientFields } from './create-client-fields.tsx';
import { type CreateClientForm, toClientRequest } from './judge-client.ts';

/**
 * A drawer with the form of a new client, filled in from a request to sign up where there is one, so that it becomes a client in one
 * step; then, once, what its first administrator signs in with.
 */
export function CreateClient({ isOpen, onClose, asked }: { isOpen: boolean; onClose: () => void; asked?: SignUp }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeClient>();
  const own = useOwnForm(`client.${asked?._id ?? ''}`);
  const only = useOnlyPlan(asked?.plan === null);
  const close = () => {
    forgetForm(own);
    setMade(undefined);
    onClose();
  };
  const create = async (form: CreateClientForm) => {
    const logo = form.logo && (await toDataUrl(form.logo));
    const body = { ...toClientRequest(form), logo };
    const { client, admin } = asked
      ? await call(endpoints.acceptSignUp, { params: { id: asked._id }, body }).finally(() =>
          queries.invalidateQueries({ queryKey: queryKeys.signUps }),
        )
      : await call(endpoints.createAdminClient, { body });
    forgetForm(own);
    setMade({ client, login: admin.username ?? admin.email ?? '', admin: admin.name, password: form.password });
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
  };
  return (
    <FormDrawer
      title={
        made
          ? t('clients.made.title', { name: made.client.name })
          : asked
            ? t('requests.signUp.acceptTitle', { company: asked.companyName })
            : t('clients.add')
      }
      isOpen={isOpen}
      onClose={close}
      // A password that is shown once does not vanish with a stray click or key.
      isHeld={made !== undefined}
      kept={own}
    >
      {made ? (
        <Handover
          text={t(made.client.status === 'active' ? 'clients.made.text' : 'clients.made.closed', { admin: made.admin })}
          login={made.login}
          password={made.password}
          onDone={close}
        />
      ) : (
        !only.isAwaited && (
          <CreateClientFields
            begin={asked ? { planId: only.plan, ...fromRequest(asked) } : {}}
            isSuggested={asked !== undefined}
            create={create}
            onClose={close}
            own={own}
          />
        )
      )}
    </FormDrawer>
  );
}

interface MadeClient {
  readonly client: ClientDetails;
  readonly admin: string;
  readonly login: string;
  readonly password: string;
}

/** The person who asked is the contact and the first administrator. */
function fromRequest({ companyName, name, email, phone, plan, isTrial, lang }: SignUp): Partial<CreateClientForm> {
  const contact = { contactName: name, contactEmail: email, phone };
  return {
    ...contact,
    name: companyName,
    ...(plan && { planId: plan._id }),
    isTrial,
    adminName: name,
    lang,
    login: email,
  };
}

/** The plan of whoever named none, where there is but one. */
function useOnlyPlan(isEnabled: boolean): { readonly isAwaited: boolean; readonly plan: string | null } {
  const plans = useQuery({
    queryKey: queryKeys.allPlans,
    queryFn: () => call(endpoints.listPlans),
    enabled: isEnabled,
  });
  // A private plan is somebody's own.
  const [first, second] = plans.data?.data.filter(({ isPublic }) => isPublic) ?? [];
  return { isAwaited: isEnabled && plans.isPending, plan: first && !second ? first._id : null };
}
