import { type AnyPlan, endpoints } from '@naksha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsServer, onSale, operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.selling.plans;
const { name, _id: id } = onSale;

async function openPlans(changes: Partial<AnyPlan> = {}, server = clientsServer()) {
  server.answer(endpoints.listPlans, () => ({ data: [{ ...onSale, ...changes }] }));
  const { user } = await openApp('/admin/plans', { as: operator, server });
  const card = within(
    (await screen.findByRole('heading', { level: 3, name: new RegExp(name) })).closest('section') ?? document.body,
  );
  const act = async (item: string) => {
    await user.click(card.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, server, card, act };
}
const field = (label: string) => screen.getByRole('textbox', { name: label });

it.each([
  [{}, words.onSale],
  [{ isPublic: false }, words.private],
  [{ onSaleUntil: '2099-12-31T18:29:59.999Z' }, /^On sale until \d+ \w+ \d{4}$/],
  [{ onSaleUntil: '2020-12-31T18:29:59.999Z' }, /^Was on sale until \d+ \w+ 2020|2021$/],
])('says of a plan with %j that it is %s', async (changes, said) => {
  const { card } = await openPlans(changes);
  expect(card.getByText(said)).toBeTruthy();
});

it('creates a plan with its price in paise, and the credits of those operations whose field was filled in', async () => {
  const server = clientsServer().answer(endpoints.createPlan, ({ body: { name } }) => ({ ...onSale, name }));
  const { user } = await openPlans({}, server);
  await user.click(screen.getByRole('button', { name: words.add }));
  for (const [label, text] of [
    [words.name, 'Loom'],
    [en.money.terms.price, '1499.50'],
    [en.money.terms.users, '5'],
    [en.money.terms.credits, '1000'],
    ['Upscale', '9'],
    ['Recolour', '0'],
    [words.otherPrices, 'mockup 3\n drape  on  model 12 '],
  ] as const)
    await fill(user, field(label), text);
  await user.click(screen.getByRole('switch', { name: new RegExp(words.isPublic) }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.add }));
  await screen.findByText('Loom was saved.');
  expect(server.asked(endpoints.createPlan).map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Loom', amount: 149_950, currency: 'INR', adminCount: 1, usersCount: 5, credits: 1000 },
      ...{ creditValidityDays: 365, subscriptionDays: 30, isPublic: true, onSaleUntil: null },
      prices: { upscale: 9, recolour: 0, mockup: 3, 'drape on model': 12 },
    },
  ]);
});

it('says at the field of a price what is wrong with it, and of a feature without credits', async () => {
  const { user, server } = await openPlans();
  await user.click(screen.getByRole('button', { name: words.add }));
  await fill(user, field('Upscale'), '1001');
  await fill(user, field(words.otherPrices), 'mockup');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.add }));
  const sentence = 'The price of an operation is a whole number of credits from 0 to 1,000.';
  expect(wrongWith(field('Upscale'))).toBe(sentence);
  expect(wrongWith(field(words.otherPrices))).toBe(sentence);
  expect(server.asked(endpoints.createPlan)).toEqual([]);
});

it('shows who saves over another’s change what it is now, and saves the second time from there', async () => {
  const { user, server, act } = await openPlans();
  await act(words.edit);
  const drawer = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
  expect(drawer.getByLabelText(en.money.terms.price)).toHaveProperty('value', '999.50');
  await fill(user, drawer.getByLabelText(en.money.terms.credits), '1200');
  const changed = { ...onSale, version: 2, credits: 1100 };
  server.refuse(endpoints.updatePlan, 'changed_meanwhile', { params: { now: 'x' } });
  server.answer(endpoints.listPlans, () => ({ data: [changed] }));
  await user.click(drawer.getByRole('button', { name: en.shell.save }));
  expect((await drawer.findByRole('alert')).textContent).toMatch(/Credits: 1,?100/);
  server.answer(endpoints.updatePlan, () => changed);
  await user.click(drawer.getByRole('button', { name: en.shell.save }));
  await screen.findByText(`${name} was saved.`);
  const versions = server.asked(endpoints.updatePlan).map(({ body }) => body.version);
  expect(versions).toEqual([1, 2]);
});

it('deletes a plan once that is confirmed, and says why one that is bought is not', async () => {
  const server = clientsServer().refuse(endpoints.deletePlan, 'plan_in_use', { params: { count: 3 } });
  const { user, act } = await openPlans({}, server);
  await act(words.delete);
  const confirm = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }));
  expect(server.asked(endpoints.deletePlan)).toEqual([]);
  await user.click(confirm.getByRole('button', { name: words.delete }));
  await screen.findByText(/3 clients are on it or pay for it/);
});

it('shows what was bought before beside what is sold today, and marks what differs', async () => {
  const { price, pictures: _, s3Images: __, ...plan } = onSale;
  const terms = {
    name,
    ...price,
    adminCount: 1,
    usersCount: 5,
    credits: 800,
    creditValidityDays: 365,
    subscriptionDays: 30,
    prices: {},
  };
  const { user, card } = await openPlans({
    ...plan,
    version: 2,
    subscribers: 3,
    formerTerms: [{ version: 1, terms, subscribers: 2 }],
  });
  expect(card.getByText('3 clients are on it')).toBeTruthy();
  await user.click(card.getByRole('button', { name: '2 on former terms' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Earlier terms of ${name}` }));
  expect(dialog.getByText('bought by 2 clients')).toBeTruthy();
  const differing = dialog.getAllByText(/\(differs\)/).map((mark) => mark.closest('div')?.textContent);
  expect(differing).toEqual(['Credits800 (differs)']);
});

it('adds a picture beside those that stand there, takes one away by its place, and refuses what is none', async () => {
  const s3Images = ['plan-pictures/a.png', 'plan-pictures/b.png'];
  const server = clientsServer().answer(endpoints.setPlanPictures, () => onSale);
  const { user, act } = await openPlans({ s3Images, pictures: ['/a', '/b'] }, server);
  await act(words.pictures);
  const dialog = within(await screen.findByRole('dialog', { name: `Pictures of ${name}` }));
  await user.click(dialog.getByRole('button', { name: 'Remove picture 1' }));
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail());
  await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect
    .poll(() => server.asked(endpoints.setPlanPictures).map(({ params, body }) => [params.id, body.s3Images]))
    .toEqual([
      [id, ['plan-pictures/b.png']],
      [id, [...s3Images, expect.stringMatching(/^data:image\/png;base64,/)]],
    ]);
});
