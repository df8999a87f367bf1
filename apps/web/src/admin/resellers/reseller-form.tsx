import { NumberInput, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type ResellerForm as Facts, factsInWords, type Reseller } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { DrawerForm } from '../../ui/form-drawer.tsx';
import forms from '../../ui/forms.module.css';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { emptyReseller, factsOf, fromReseller, judgeReseller, toReseller, typedReseller } from './judge-reseller.ts';

/** A reseller as a refusal names it: params are words and figures alone. */
const written = z.object({
  ...{ name: z.string(), contactName: z.string(), email: z.string(), phone: z.string() },
  ...{ brand: z.string(), website: z.string(), commissionBasisPoints: z.int() },
  isShown: z.int().transform(Boolean),
  isActive: z.int().transform(Boolean),
});

/** A new reseller, or another one's facts. Saving over somebody else's change first shows what is there now. */
export function ResellerForm({
  reseller,
  own,
  onClose,
}: {
  reseller: Reseller | 'new';
  own: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: queryKeys.resellers });
  const { form, refused, wrong, onSubmit } = useKeptForm({
    own,
    shape: typedReseller,
    now: reseller === 'new' ? emptyReseller : fromReseller(reseller),
    check: judgeReseller,
  });
  const first: Facts = reseller === 'new' ? toReseller(emptyReseller) : factsOf(reseller);
  const { seen, explain } = useSeen(first, async ({ params }) => {
    void changed();
    const facts = written.parse(params);
    return { facts, words: factsInWords(facts, language) };
  });
  const submit = onSubmit(async (typed) => {
    const body = toReseller(typed);
    if (reseller === 'new') await call(endpoints.createReseller, { body });
    else {
      const over = { ...body, was: seen.current };
      await call(endpoints.updateReseller, { params: { id: reseller._id }, body: over }).catch(explain);
    }
    await changed();
    notifications.show({ message: t('selling.resellers.saved', { name: body.name }) });
    onClose();
  });
  const field = form.getInputProps;
  return (
    <DrawerForm
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting}
      done={reseller === 'new' ? t('selling.resellers.add') : t('shell.save')}
    >
      <TextInput data-autofocus label={t('selling.resellers.name')} {...field('name')} />
      <NumberInput
        hideControls
        label={t('selling.resellers.share')}
        description={t('selling.resellers.shareHint')}
        {...field('commissionBasisPoints')}
      />
      <div className={forms.pair}>
        <TextInput label={t('selling.resellers.contact')} {...field('contactName')} />
        <TextInput label={t('requests.phone')} inputMode="tel" {...field('phone')} />
      </div>
      <TextInput label={t('requests.email')} inputMode="email" autoComplete="off" {...field('email')} />
      <TextInput
        label={t('selling.resellers.brand')}
        description={t('selling.resellers.brandHint')}
        {...field('brand')}
      />
      <TextInput label={t('selling.resellers.website')} inputMode="url" placeholder="https://" {...field('website')} />
      <Switch
        labelPosition="left"
        label={t('selling.resellers.isShown')}
        classNames={{ body: forms.switchBody }}
        {...field('isShown', { type: 'checkbox' })}
      />
      <Switch
        labelPosition="left"
        label={t('selling.resellers.isActive')}
        description={t('selling.resellers.isActiveHint')}
        classNames={{ body: forms.switchBody }}
        {...field('isActive', { type: 'checkbox' })}
      />
    </DrawerForm>
  );
}
