import { TextInput, UnstyledButton } from '@mantine/core';
import { type Area, endpoints, type FileRow } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import panel from '../panel/panel.module.css';

/** Keeps what is painted with its design under a name, to be brought again on any machine. */
export function KeepArea({ design, area }: { design: FileRow; area: Area }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton className={panel.textButton} onClick={() => setOpen(true)}>
        {t('colour.paint.keep')}
      </UnstyledButton>
      {isOpen && <NameArea {...{ design, area }} onClose={() => setOpen(false)} />}
    </>
  );
}

const shape = z.object({ name: z.string() });
const rules = endpoints.keepArea.body.pick({ name: true });

function NameArea({ design, area, onClose }: { design: FileRow; area: Area; onClose: () => void }) {
  const { t } = useTranslation();
  const own = useOwnForm(`area.${design._id}`);
  const { form, refused, onSubmit } = useKeptForm({
    own,
    shape,
    now: { name: '' },
    check: (values) => brokenRules(rules, values),
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async ({ name }) => {
    await call(endpoints.keepArea, { params: { id: design._id }, body: { name, area } });
    await queryClient.invalidateQueries({ queryKey: queryKeys.areas });
    close();
  });
  return (
    <FormDialog
      title={t('colour.paint.keep')}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      isHeld={form.submitting}
      done={t('colour.paint.keepDone')}
    >
      <TextInput data-autofocus label={t('colour.paint.keepName')} {...form.getInputProps('name')} />
    </FormDialog>
  );
}
