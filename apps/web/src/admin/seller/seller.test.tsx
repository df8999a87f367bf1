import { endpoints, type SellerFacts } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seller, sellingServer } from '../../../test/a-sale.ts';
import { operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.selling.seller;

/** Who sells here, as it stands after each change. */
async function openSeller(first: SellerFacts | null = seller) {
  let facts = first;
  const server = sellingServer()
    .answer(endpoints.getSeller, () => ({ facts }))
    .answer(endpoints.putSeller, ({ body: { was: _, ...body } }) => {
      facts = body;
      return { facts };
    });
  const { user } = await openApp('/admin/seller', { as: operator, server });
  const name = await screen.findByLabelText(words.name);
  const save = () => user.click(screen.getByRole('button', { name: en.shell.save }));
  return { user, server, name, save };
}

it('says that nothing can be bought until it is said who sells, and stores that in capitals', async () => {
  const { user, server, name, save } = await openSeller(null);
  expect(screen.getByText(words.none)).toBeTruthy();
  await fill(user, name, 'Naksha LLP');
  await fill(user, screen.getByLabelText(en.clients.form.address), 'Ring Road');
  await fill(user, screen.getByLabelText(words.series), 'nk');
  await save();
  expect(wrongWith(screen.getByLabelText(en.buying.facts.state, { selector: 'input' }))).toBe('Please choose a state.');
  await user.click(screen.getByLabelText(en.buying.facts.state, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Gujarat' }));
  await fill(user, screen.getByLabelText(en.buying.facts.gstin), '27AAPFU0939F1ZV');
  await save();
  expect(wrongWith(screen.getByLabelText(en.buying.facts.gstin))).toBe('This is not a valid GSTIN for that state.');
  await fill(user, screen.getByLabelText(en.buying.facts.gstin), '');
  await save();
  await screen.findByText(words.saved);
  expect(server.asked(endpoints.putSeller).map(({ body }) => body)).toMatchObject([
    { name: 'Naksha LLP', country: 'IN', stateCode: '24', gstin: null, series: 'NK', rates: {} },
  ]);
});

it('sets and takes away the rate of a country, and saves the rest with the rates as they are then', async () => {
  const { user, server, name, save } = await openSeller();
  const rates = () => server.asked(endpoints.putSeller).map(({ body }) => [body.was?.rates, body.rates]);
  const form = within(screen.getByRole('button', { name: words.addRate }).closest('form') ?? document.body);
  await user.click(form.getByLabelText(en.buying.facts.country, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Nepal' }));
  await fill(user, form.getByLabelText(words.rate), '50.01');
  await user.click(form.getByRole('button', { name: words.addRate }));
  expect(wrongWith(form.getByLabelText(words.rate))).toBe('A rate of tax is from 0 to 50 per cent.');
  await fill(user, form.getByLabelText(words.rate), '13');
  await user.click(form.getByRole('button', { name: words.addRate }));
  await user.click(await screen.findByRole('button', { name: 'Remove Germany' }));
  await expect.poll(() => screen.queryByText('19%')).toBeNull();
  await fill(user, name, 'Naksha Private Limited');
  await save();
  await screen.findByText(words.saved);
  expect(rates()).toEqual([
    [{ DE: 1900 }, { DE: 1900, NP: 1300 }],
    [{ DE: 1900, NP: 1300 }, { NP: 1300 }],
    [{ NP: 1300 }, { NP: 1300 }],
  ]);
});

it('shows a person who saves over another’s change what it is now, and saves from there', async () => {
  const { user, server, name, save } = await openSeller();
  await fill(user, name, 'Mine');
  const theirs = { ...seller, name: 'Theirs' };
  server.refuse(endpoints.putSeller, 'changed_meanwhile', { params: { now: 'x' } });
  server.answer(endpoints.getSeller, () => ({ facts: theirs }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Name: Theirs/);
  server.answer(endpoints.putSeller, ({ body: { was: _, ...facts } }) => ({ facts }));
  await save();
  await screen.findByText(words.saved);
  expect(server.asked(endpoints.putSeller).map(({ body }) => [body.name, body.was?.name])).toEqual([
    ['Mine', 'Naksha LLP'],
    ['Mine', 'Theirs'],
  ]);
});
