import { Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSession } from '../../api/session-store.ts';
import { useOnce } from '../../api/use-once.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { DrawerForm, FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { PicturesField } from './pictures-field.tsx';
import { usePictures } from './use-pictures.ts';
import { useSayRefused } from './use-say-refused.ts';

const typed = z.object({ title: z.string(), description: z.string() });
type Words = z.infer<typeof typed>;
const noWords: Words = { title: '', description: '' };

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The job that is asked about: what is typed is kept for it alone. */
  readonly job?: string;
  /** What the form begins with. */
  readonly words?: Words;
}

interface FieldsProps {
  readonly onClose: () => void;
  readonly job: string | undefined;
  readonly words: Words;
  readonly own: string;
}

/** A question to support, in a drawer. */
export function NewTicket({ isOpen, onClose, job, words = noWords }: Props) {
  const { t } = useTranslation();
  const own = useOwnForm(`ticket.${job ?? ''}`);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  return (
    <FormDrawer title={t('support.new')} isOpen={isOpen} onClose={close} kept={own}>
      <NewTicketFields onClose={close} job={job} words={words} own={own} />
    </FormDrawer>
  );
}

function NewTicketFields({ onClose, job, words, own }: FieldsProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const clientId = useSession(({ session }) => session?.user.clientId) ?? '';
  const pictures = usePictures(clientId);
  const begun = useBegun(own, typed, words);
  const { form, refused, wrong, onSubmit } = useCheckedForm({
    initialValues: { ...begun.typed },
    check: (values) => brokenRules(endpoints.createTicket.body, values),
  });
  useKeepTyped(own, typed, form.values, begun.from);
  const once = useOnce();
  const sayRefused = useSayRefused();
  const submit = onSubmit(async (values) => {
    const body = { ...values, attachments: [...pictures.ids], ...(job !== undefined && { job }) };
    const { data } = await once(body, (idempotencyKey) => call(endpoints.createTicket, { body, idempotencyKey }));
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.tickets }),
      queries.invalidateQueries({ queryKey: queryKeys.asks }),
      queries.invalidateQueries({ queryKey: queryKeys.supportNews }),
    ]);
    sayRefused(pictures.refused);
    notifications.show({ message: t('support.opened', { title: data.title }) });
    onClose();
  });

  return (
    <DrawerForm
      onSubmit={submit}
      onPaste={(event) => pictures.add([...event.clipboardData.files])}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting || pictures.isBusy}
      done={t('support.send')}
    >
      <TextInput data-autofocus label={t('support.ticketTitle')} {...form.getInputProps('title')} />
      <Textarea
        label={t('support.description')}
        description={t('support.descriptionHint')}
        rows={7}
        resize="vertical"
        {...form.getInputProps('description')}
      />
      <PicturesField pictures={pictures} />
    </DrawerForm>
  );
}
