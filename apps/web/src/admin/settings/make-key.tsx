import { Button, Group, Text, TextInput } from '@mantine/core';
import { apiKeyForm, endpoints } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { CopyAct } from '../../ui/copy-act.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, readKeptForm, useKeepForm, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import classes from './api-keys.module.css';

const typed = z.object({ name: z.string() });

interface Made {
  readonly name: string;
  readonly key: string;
}

/** Names a new key; then, once, the key. */
export function MakeKey({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>();
  return made ? <MadeKey made={made} onClose={onClose} /> : <NameKey onMade={setMade} onClose={onClose} />;
}

function NameKey({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const own = useOwnForm('api-key');
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: readKeptForm(own, typed) ?? { name: '' },
    check: (values) => brokenRules(apiKeyForm, values),
  });
  useKeepForm(own, form.values);
  const submit = onSubmit(async (values) => {
    const made = await call(endpoints.createApiKey, { body: values });
    forgetForm(own);
    onMade(made);
    await queries.invalidateQueries({ queryKey: queryKeys.apiKeys });
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  return (
    <FormDialog
      title={t('buying.keys.addTitle')}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('buying.keys.add')}
    >
      <TextInput
        data-autofocus
        label={t('buying.keys.name')}
        description={t('buying.keys.nameHint')}
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}

/** What is shown once does not vanish with a stray click or key. */
function MadeKey({ made: { name, key }, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} closeOnClickOutside={false} closeOnEscape={false} title={t('buying.keys.addTitle')}>
      <Text role="status">{t('buying.keys.made', { name })}</Text>
      <p className={`${classes.key} code`}>{key}</p>
      <Group justify="space-between" mt="lg">
        <CopyAct text={key} label={t('buying.keys.copy')} />
        <Button onClick={onClose}>{t('buying.keys.done')}</Button>
      </Group>
    </Dialog>
  );
}
