import { endpoints, errorSentence, type User } from '@naksha/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, houseServer } from '../../../test/a-house.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.admin;
const capped: User = { ...designer, _id: admin._id, name: 'Tana Bana', creditCap: 1000, creditsThisMonth: 1200 };

async function openLimits() {
  let people: User[] = [designer, capped];
  const server = houseServer()
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 7,
      totalCredits: 10,
      currentTotal: 10,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.listCreditLogs, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }))
    .answer(endpoints.listUsers, ({ query: { pageNo, limit } }) => ({ data: people, total: 2, pageNo, limit }))
    .answer(endpoints.setCreditCap, ({ params, body }) => {
      const { creditCap } = body;
      people = people.map((each) => (each._id === params.id ? { ...each, creditCap } : each));
      return { ...designer, creditCap };
    });
  const { user } = await openApp('/admin/credits', { as: admin, server });
  const table = within(await screen.findByRole('region', { name: words.credits.byUser }));
  const lines = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent));
  const edit = async (name: string) => {
    await user.click(table.getByRole('button', { name: `Set limit ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLInputElement>(words.users.cap);
    return { dialog, field, save: () => user.click(dialog.getByRole('button', { name: en.shell.save })) };
  };
  const head = (name: string) => within(table.getByRole('columnheader', { name })).getByRole('button');
  const find = () => screen.getByRole('textbox', { name: words.users.search });
  return { user, server, lines, edit, head, find };
}

it('shows of each user what they may spend in a month, have spent, and have left, never less than nothing', async () => {
  const { lines } = await openLimits();
  expect(lines()).toEqual([
    ['Demo Designer', words.credits.noCap, '5', '–'],
    ['Tana Bana', '1,000', '1,200', '0'],
  ]);
});

it('finds users by name, and sorts them by what they may spend and have spent', async () => {
  const { user, server, head, find } = await openLimits();
  const asked = () => expect.poll(() => server.asked(endpoints.listUsers).at(-1)?.query);
  await user.click(head(words.users.cap));
  await asked().toMatchObject({ sortBy: 'creditCap', sortDirection: 'asc' });
  await user.click(head(words.credits.usedMonth));
  await asked().toMatchObject({ sortBy: 'creditsThisMonth', sortDirection: 'desc' });
  await fill(user, find(), 'Nowhere');
  await asked().toMatchObject({ pageNo: 1, search: 'Nowhere' });
});

it('warns of a limit below what is spent already, and of no other', async () => {
  const { edit } = await openLimits();
  const { dialog, field } = await edit('Tana Bana');
  const warning = words.users.capBelow.replace('{name}', 'Tana Bana');
  expect([field.value, dialog.getByText(warning).getAttribute('role')]).toEqual(['1000', 'status']);
  for (const limit of ['1200', '', '-5']) {
    fireEvent.change(field, { target: { value: limit } });
    expect([limit, dialog.queryByText(warning)]).toEqual([limit, null]);
  }
  fireEvent.change(field, { target: { value: '1199' } });
  expect(dialog.getByText(warning)).toBeTruthy();
});

it('sets a limit, takes one away with an empty field, and says what is no limit', async () => {
  const { user, lines, edit, server } = await openLimits();
  const first = await edit('Demo Designer');
  await fill(user, first.field, '20000000');
  await first.save();
  expect(wrongWith(first.field)).toBe(errorSentence('credits_cap', { min: 0, max: 10_000_000 }, 'en'));
  expect(server.asked(endpoints.setCreditCap)).toEqual([]);
  await fill(user, first.field, '40');
  await first.save();
  await expect.poll(lines).toContainEqual(['Demo Designer', '40', '5', '35']);
  const second = await edit('Tana Bana');
  await fill(user, second.field, '');
  await second.save();
  await expect.poll(lines).toContainEqual(['Tana Bana', words.credits.noCap, '1,200', '–']);
  expect(server.asked(endpoints.setCreditCap).map(({ body }) => body)).toEqual([
    { creditCap: 40, was: designer.creditCap },
    { creditCap: null, was: capped.creditCap },
  ]);
});
