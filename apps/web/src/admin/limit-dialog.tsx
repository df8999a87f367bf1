import { NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { factWord } from '@naksha/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useLanguage } from '../i18n/use-language.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useFactsForm } from './use-facts-form.ts';

const shape = z.record(z.string(), z.union([z.string(), z.number()]));

interface LimitDialogProps<Field extends string, Limit extends number | null> {
  /** Under which what is typed is kept. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** What the contract calls the limit. */
  readonly field: Field;
  readonly rule: z.ZodType<Readonly<Record<Field, NoInfer<Limit>>>>;
  readonly limit: Limit;
  readonly label: string;
  readonly hint?: string;
  /** What is said beneath the field of the limit that stands there; undefined while none does. */
  readonly note?: (limit: Limit | undefined) => ReactNode;
  /** The rows that show the limit. */
  readonly shownIn: QueryKey;
  /** Answers the sentence that says it was saved. */
  readonly save: (limit: Limit, was: Limit) => Promise<string>;
  readonly onClose: () => void;
}

/** One limit, set in a dialog; where the contract lets it be null, an empty field is no limit. */
export function LimitDialog<Field extends string, Limit extends number | null>({
  name,
  title,
  text,
  field,
  rule,
  limit,
  label,
  hint,
  note,
  shownIn,
  save,
  onClose,
}: LimitDialogProps<Field, Limit>) {
  const queries = useQueryClient();
  const language = useLanguage();
  const limitIn = (typed: unknown) => ({ [field]: typed === '' || typed === undefined ? null : Number(typed) });
  const read = (typed: unknown) => rule.safeParse(limitIn(typed)).data;
  const readOr = (typed: unknown) => {
    const found = read(typed);
    return found === undefined ? limit : found[field];
  };
  const { form, dialog } = useFactsForm({
    name,
    shape,
    first: { [field]: limit ?? '' },
    check: (typed) => brokenRules(rule, limitIn(typed[field])),
    wasOf: (from) => readOr(from[field]),
    lookAgain: async ({ params }) => {
      void queries.invalidateQueries({ queryKey: shownIn });
      const facts = readOr(params[field]);
      return { facts, words: factWord(field, facts, language) };
    },
    save: async (typed, was) => {
      const message = await save(readOr(typed[field]), was);
      await queries.invalidateQueries({ queryKey: shownIn });
      notifications.show({ message });
    },
    onClose,
  });
  return (
    <FormDialog title={title} {...dialog}>
      <Text>{text}</Text>
      <NumberInput data-autofocus hideControls label={label} description={hint} {...form.getInputProps(field)} />
      {note?.(read(form.values[field])?.[field])}
    </FormDialog>
  );
}
