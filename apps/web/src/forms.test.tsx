import { readdir, readFile } from 'node:fs/promises';
import { type ErrorCode, errorSentence, type Language, limits } from '@naksha/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorker } from '../test/fake-worker.ts';
import { wrongWith } from '../test/fields.ts';
import { type FieldRow, type FormRow, kinds } from '../test/forms/form-row.ts';
import { formRows } from '../test/forms/form-rows.ts';
import { openApp } from '../test/open-app.tsx';
import { openPart } from '../test/open-part.tsx';
import { openSession } from './api/session-store.ts';
import { gu } from './i18n/gu/gu.ts';
import { hi } from './i18n/hi/hi.ts';

// The public pages draw behind their forms.
beforeEach(() => FakeWorker.install());

const bundles = { gu, hi };

/** What fills the sentence of a code in every form. */
const filled: Partial<Record<ErrorCode, Record<string, number | string>>> = {
  email_invalid: { email: 'name@example.com' },
  name_too_long: { limit: limits.nameMaxLength },
  address_too_long: { limit: limits.addressMaxLength },
  title_too_long: { limit: limits.ticketTitleMaxLength },
  reason_too_long: { limit: limits.reasonMaxLength },
  username_too_long: { limit: limits.usernameMaxLength },
  password_too_long: { limit: limits.passwordMaxLength },
  account_limit_range: { min: 0, max: limits.accountLimitMax },
  account_limit_idle: { planned: 5 },
  storage_limit_range: { min: 1, max: limits.storageMaxGigabytes },
  credits_cap: { min: 0, max: limits.grantMaxCredits },
  plan_accounts: { min: 1, max: limits.accountLimitMax },
  plan_credits: { min: 0, max: limits.grantMaxCredits },
  plan_days: { min: 1, max: limits.planMaxDays },
  plan_amount: { min: 0, max: limits.planMaxAmount },
  operation_price: { min: 0, max: limits.operationPriceMax },
  cost_amount: { min: 0, max: limits.planMaxAmount },
  coupon_limit: { min: 1, max: limits.couponMaxRedemptions },
  credits_correction: { min: -limits.grantMaxCredits, max: limits.grantMaxCredits },
  payout_amount: { min: 1 },
  // What is left of the payment.
  refund_amount: { min: 1, max: 100_000 },
  tax_rate: { min: 0, max: 5_000 },
  credits_amount: { min: 1, max: limits.grantMaxCredits },
  trial_range: { min: 1, max: limits.trialMaxDays },
  tags_too_many: { limit: limits.tagsPerFile },
  too_many_requests: { seconds: 9 },
};
const say = (code: ErrorCode, language: Language, limit?: number) =>
  errorSentence(code, limit === undefined ? (filled[code] ?? {}) : { limit }, language);

/** Opens a form with a server that refuses all of it. */
async function openForm(row: FormRow, language: keyof typeof bundles) {
  const words = bundles[language];
  const server = row.server();
  if (row.part && row.as) openSession({ authToken: 'x', user: row.as });
  const { user } = row.part
    ? await openPart(row.part(), { server, language })
    : await openApp(row.address, { server, language, ...(row.as && { as: row.as }) });
  await row.reach?.(user, words);
  server.refuse(row.endpoint, 'unavailable');
  const anchor = row.anchor ?? row.fields[0]?.label;
  if (!anchor) throw new Error('Nothing says where the form is.');
  const [found] = await screen.findAllByLabelText(anchor(words));
  if (!found) throw new Error('Nothing has that name.');
  const form = found.closest('form') ?? found.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) throw new Error('What was found stands in no form that can be sent.');
  const inputOf = ({ label }: Pick<FieldRow, 'label'>) =>
    within(form).getByLabelText<HTMLInputElement>(label(words), { selector: 'input, textarea' });
  const typed = () => row.fields.map((field) => inputOf(field).value);
  return {
    server,
    form,
    button,
    inputOf,
    typed,
    asked: () => server.asked(row.endpoint).length,
    type(texts: readonly string[]) {
      for (const [at, field] of row.fields.entries())
        fireEvent.change(inputOf(field), { target: { value: texts[at] } });
    },
    /** Presses its button; answers once all that can be said at once is said. */
    press: () => act(async () => void fireEvent.click(button)),
  };
}

const cases = formRows.map((row, at) => [row.name, row, at % 2 === 0 ? 'gu' : 'hi'] as const);

describe.each(cases)('the form “%s”', (_, row, language) => {
  it('says beside each field, in its reader’s language, what is wrong, loses nothing, and is sent once', async () => {
    const { server, type, typed, press, inputOf, asked, form, button } = await openForm(row, language);
    for (const kind of kinds.filter((each) => row.fields.some(({ bad }) => each in bad))) {
      const bad = row.fields.map((field) => field.bad[kind] ?? { text: field.good });
      const before = asked();
      const texts = bad.map(({ text }) => text);
      type(texts);
      await press();
      const found = row.fields.map((field) => wrongWith(inputOf(field)));
      const expected = bad.map(({ code, limit }) => code && say(code, language, limit));
      expect([kind, ...found]).toEqual([kind, ...expected]);
      expect(typed()).toEqual(texts);
      if (expected.some(Boolean)) expect([kind, asked()]).toEqual([kind, before]);
    }

    const good = row.fields.map((field) => field.good);
    type(good);
    for (const { code, field, beside } of row.refusals ?? []) {
      server.refuse(row.endpoint, code, { field, ...(filled[code] && { params: filled[code] }) });
      await press();
      await expect.poll(() => wrongWith(inputOf({ label: beside }))).toBe(say(code, language));
      expect(typed()).toEqual(good);
    }
    for (const code of ['too_many_requests', 'not_found'] as const) {
      server.refuse(row.endpoint, code, { ...(filled[code] && { params: filled[code] }) });
      await press();
      await screen.findByText(say(code, language));
      expect(typed()).toEqual(good);
    }
    server.answer(row.endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
    await press();
    await screen.findByText(say('offline', language));
    expect(typed()).toEqual(good);

    const before = asked();
    server.answer(row.endpoint, () => new Promise<never>(() => undefined));
    await press();
    expect(button.disabled).toBe(true);
    await press();
    // As a browser does for a key that is held down.
    await act(async () => void fireEvent.submit(form));
    await expect.poll(asked).toBe(before + 1);
    expect(typed()).toEqual(good);
  });
});

describe('the table of forms', () => {
  const root = import.meta.dirname;
  const shells = ['ui/form-dialog.tsx', 'ui/form-drawer.tsx', 'admin/limit-dialog.tsx'];
  const isForm = /\buse(?:Checked|Facts|Kept)Form[<(]|<form\b|<(?:Form|Limit)Dialog\b/g;

  it('has a row for every form', async () => {
    const paths = (await readdir(root, { recursive: true }))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .filter((path) => !shells.includes(path) && path !== 'ui/use-checked-form.tsx');
    const written = new Map<string, number>();
    for (const path of paths) {
      const found = (await readFile(`${root}/${path}`, 'utf8')).match(isForm) ?? [];
      // The hook and the element are one form.
      const [hooks, elements] = [
        found.filter((each) => !each.startsWith('<')).length,
        found.some((each) => each.startsWith('<')) ? 1 : 0,
      ];
      if (found.length > 0) written.set(path, hooks || elements);
    }
    const listed = Map.groupBy(formRows, ({ source }) => source);
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries([...listed].map(([source, rows]) => [source, rows.length])),
    );
  });
});
