import { type FormErrors, useForm } from '@mantine/form';
import { type BrokenRule, errorSentence, isErrorCode } from '@naksha/contract';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';

/** Where a refusal stands that is about no field of the form. */
const whole = '';

/**
 * A form held against the contract's rules: a field when it is left, what is shown while it is corrected, everything on submit. What the
 * server refuses stands at its field. The first wrong field gets the focus.
 */
export function useCheckedForm<Values extends Record<string, unknown>>({
  initialValues,
  check,
}: {
  readonly initialValues: Values;
  /** The broken rules; the first of a field counts. */
  readonly check: (values: Values) => readonly BrokenRule[];
}) {
  const judge = (values: Values): FormErrors =>
    Object.fromEntries(
      check(values)
        .map(({ field, code, params }) => [fieldOf(field, values), <Sentence key={code} code={code} params={params} />])
        .reverse(),
    );
  const form = useForm<Values>({
    initialValues,
    validate: judge,
    clearInputErrorOnChange: false,
    onValuesChange: (values) => rejudge(values),
    // An empty field is judged on submit: a sentence that appears when it is left would move what is being clicked.
    enhanceGetInputProps: ({ field, inputProps, form }) => ({
      onBlur: () => inputProps.value !== '' && inputProps.value !== null && judgeLeft(field, form.getValues()),
      // Mantine says so of its text inputs, not of its password inputs.
      'aria-invalid': inputProps.error !== undefined,
    }),
  });
  // Nothing is taken away: what the server refused would vanish beneath the press that sends it again, and the button move from under it.
  const judgeLeft = (field: string, values: Values) => {
    const { [field]: broken } = judge(values);
    if (broken) form.setFieldError(field, broken);
  };
  const rejudge = (values: Values) => {
    const found = judge(values);
    form.setErrors((shown) => Object.fromEntries(Object.entries(found).filter(([field]) => field in shown)));
  };
  const show = (errors: FormErrors, at?: HTMLFormElement) => {
    flushSync(() => {
      form.setErrors(errors);
      // Whoever reads a refusal can press again.
      form.setSubmitting(false);
    });
    at?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const refuse = (error: unknown, at?: HTMLFormElement) => show(refusal(error, initialValues), at);

  // A key that is held down sends a form again before its button is seen to be busy.
  const isSending = useRef(false);
  const sendOnce = async (send: (values: Values) => Promise<void>, values: Values, at?: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    form.clearErrors();
    try {
      await send(values);
      isSending.current = false;
    } catch (error) {
      isSending.current = false;
      refuse(error, at);
    }
  };

  return {
    form,
    refuse,
    /** The refusal that is about no field. */
    refused: form.errors[whole],
    /** How many fields are wrong, as far as they were judged. */
    wrong: Object.keys(form.errors).filter((field) => field !== whole).length,
    onSubmit: (send: (values: Values) => Promise<void>) =>
      form.onSubmit(
        (values, event) => sendOnce(send, values, event?.currentTarget),
        (errors, _, event) => show(errors, event?.currentTarget),
      ),
  };
}

/** Where one field of the screen stands for several of the contract. */
const screenFields: Readonly<Record<string, string>> = {
  email: 'login',
  username: 'login',
  fileName: 'name',
  designName: 'name',
  addTags: 'tags',
  removeTags: 'tags',
};

/** The field of the screen for a field of the contract, such as `workingHours.0.start`. */
function fieldOf(name: string, values: Readonly<Record<string, unknown>>): string {
  const [field = whole] = name.split('.');
  const shown = [field, screenFields[field] ?? field].find((each) => each in values);
  return shown ?? whole;
}

/** A refusal of the server at its field, or at none. */
function refusal(error: unknown, values: Readonly<Record<string, unknown>>): FormErrors {
  const { code = 'unexpected', params = {}, field = whole } = error instanceof ApiError ? error : {};
  return { [fieldOf(field, values)]: <Sentence code={isErrorCode(code) ? code : 'unexpected'} params={params} /> };
}

/** Kept as an element, so that it changes with the language. */
function Sentence({ code, params }: Pick<BrokenRule, 'code' | 'params'>) {
  const { i18n } = useTranslation();
  return errorSentence(code, params, i18n.language);
}
