import type { BrokenRule } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { ApiError } from '../api/api-error.ts';
import { forgetForm, useOwnForm } from '../ui/kept-form.ts';
import { useKeptForm } from '../ui/use-kept-form.ts';
import { useSeen } from '../ui/use-seen.ts';

interface FactsForm<Typed, Was> {
  /** Under which what is typed is kept. */
  readonly name: string;
  readonly shape: z.ZodType<Typed>;
  /** What stands in its fields at first. */
  readonly first: Typed;
  readonly check: (typed: Typed) => readonly BrokenRule[];
  /** What is sent as `was`, of what it began with. */
  readonly wasOf: (from: Typed) => Was;
  readonly lookAgain: (refusal: ApiError) => Promise<{ readonly facts: Was; readonly words: string }>;
  readonly save: (typed: Typed, was: Was) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * A form in a dialog over facts that are stored: what is typed stays until it is saved or discarded, and saving over somebody
 * else's change first shows what is there now. `dialog` is for its `FormDialog`.
 */
export function useFactsForm<Typed extends Record<string, unknown>, Was>({
  name,
  shape,
  first,
  check,
  wasOf,
  lookAgain,
  save,
  onClose,
}: FactsForm<Typed, Was>) {
  const { t } = useTranslation();
  const own = useOwnForm(name);
  const { form, refused, onSubmit, begun } = useKeptForm({ own, shape, now: first, check });
  const { seen, explain } = useSeen(wasOf(begun.from), lookAgain);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async (typed) => {
    await save(typed, seen.current).catch(explain);
    close();
  });
  const dialog = {
    onSubmit: submit,
    onClose: close,
    kept: own,
    refused,
    isBusy: form.submitting,
    done: t('shell.save'),
  };
  return { form, dialog };
}
