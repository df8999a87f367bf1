import { endpoints, errors, type Place, type SiteSettings } from '@naksha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsServer, operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.requests;
const surat: Place = {
  _id: '0190a000-0000-7000-8000-00000000a5c0',
  name: 'Surat',
  address: 'Ring Road',
  phone: '+91 261 245678',
};

/** What the public pages say, as it stands after each change. */
function pages({ places = [], site = { trial: null, reseller: '' } }: { places?: Place[]; site?: SiteSettings } = {}) {
  let said = site;
  let shown = places;
  return clientsServer()
    .answer(endpoints.getSite, () => said)
    .answer(endpoints.putSite, ({ body: { was: _, ...body } }) => {
      said = body;
      return body;
    })
    .answer(endpoints.listPlaces, () => ({ data: shown }))
    .answer(endpoints.createPlace, ({ body }) => {
      const place = { ...body, _id: surat._id };
      shown = [place];
      return place;
    })
    .answer(endpoints.updatePlace, ({ body: { was: _, ...body } }) => {
      const place = { ...surat, ...body };
      shown = [place];
      return place;
    })
    .answer(endpoints.deletePlace, () => {
      shown = [];
    });
}

async function openPages(server = pages()) {
  const { user } = await openApp('/admin/requests?tab=pages', { as: operator, server });
  await screen.findByRole('heading', { level: 2, name: words.places.title });
  return { user, server, offer: await screen.findByRole('switch', { name: words.site.trial }) };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: en.shell.save });

/** The drawer of a new place, or of Surat. */
async function openDrawer(server: ReturnType<typeof pages>, what: 'add' | 'edit') {
  const { user } = await openPages(server);
  if (what === 'add') await user.click(screen.getByRole('button', { name: words.places.add }));
  else {
    await user.click(await screen.findByRole('button', { name: 'Actions for Surat' }));
    await user.click(await screen.findByRole('menuitem', { name: words.places.edit }));
  }
  const drawer = within(await screen.findByRole('dialog'));
  const fieldOf = (part: 'name' | 'address' | 'phone') => drawer.getByRole('textbox', { name: words.places[part] });
  const submit = () => user.click(drawer.getByRole('button', { name: en.shell.save }));
  return { user, drawer, fieldOf, submit };
}

it('adds a place and deletes it once that is confirmed', async () => {
  const { user, fieldOf, submit } = await openDrawer(pages(), 'add');
  await fill(user, fieldOf('name'), 'Surat');
  await fill(user, fieldOf('address'), 'Ring Road');
  await submit();
  await screen.findByRole('cell', { name: 'Ring Road' });
  await user.click(screen.getByRole('button', { name: 'Actions for Surat' }));
  await user.click(await screen.findByRole('menuitem', { name: words.places.delete }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete Surat?' }));
  await user.click(confirm.getByRole('button', { name: words.places.delete }));
  await screen.findByText(words.places.noneYet);
});

it('changes a place from what it says already', async () => {
  const server = pages({ places: [surat] });
  const { user, fieldOf, submit } = await openDrawer(server, 'edit');
  expect(screen.getByRole('dialog', { name: 'Surat' })).toBeTruthy();
  expect(fieldOf('phone')).toHaveProperty('value', surat.phone);
  await fill(user, fieldOf('address'), 'Textile Market\nRing Road');
  await fill(user, fieldOf('phone'), '');
  await submit();
  await screen.findByRole('cell', { name: /^Textile Market\s+Ring Road$/ });
  expect(server.asked(endpoints.updatePlace)).toMatchObject([
    { params: { id: surat._id }, body: { name: 'Surat', address: 'Textile Market\nRing Road', phone: '' } },
  ]);
  expect(server.asked(endpoints.createPlace)).toEqual([]);
});

it.each(['add', 'edit'] as const)(
  'keeps what was typed of a place that could not be stored, to %s it',
  async (what) => {
    const server = pages({ places: [surat] })
      .refuse(endpoints.createPlace, 'unavailable')
      .refuse(endpoints.updatePlace, 'unavailable');
    const { user, drawer, fieldOf, submit } = await openDrawer(server, what);
    await fill(user, fieldOf('name'), 'Vapi');
    await fill(user, fieldOf('address'), 'Station Road');
    await submit();
    await drawer.findByText(errors.unavailable.message);
    expect([fieldOf('name'), fieldOf('address')]).toMatchObject([{ value: 'Vapi' }, { value: 'Station Road' }]);
    await user.click(drawer.getByRole('button', { name: en.shell.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('cell', { name: 'Surat' })).toBeTruthy();
  },
);

it('says at each field of a place what is wrong with it, and sends nothing', async () => {
  const server = pages();
  const { user, drawer, fieldOf, submit } = await openDrawer(server, 'add');
  await submit();
  expect(wrongWith(fieldOf('name'))).toBe('Name is required.');
  expect(wrongWith(fieldOf('address'))).toBe('Address is required.');
  await fill(user, fieldOf('name'), 'x'.repeat(101));
  await fill(user, fieldOf('address'), 'x'.repeat(501));
  await fill(user, fieldOf('phone'), 'by the mill');
  await submit();
  expect(wrongWith(fieldOf('name'))).toBe('Name can have at most 100 characters.');
  expect(wrongWith(fieldOf('address'))).toBe('An address can have at most 500 characters.');
  expect(wrongWith(fieldOf('phone'))).toBe('Please enter a valid phone number.');
  expect(drawer.getByText('3 things to put right')).toBeTruthy();
  expect(server.asked(endpoints.createPlace)).toEqual([]);
});

it('offers a trial while its switch is on, whatever stood in its fields when it was turned off', async () => {
  const { user, server, offer } = await openPages(
    pages({ site: { trial: { credits: 5, days: 3 }, reseller: 'Soft' } }),
  );
  expect([offer, field(words.site.credits), field(words.site.days)]).toMatchObject([
    { checked: true },
    { value: '5' },
    { value: '3' },
  ]);
  await fill(user, field(words.site.days), '');
  await user.click(offer);
  expect(screen.queryByRole('textbox', { name: words.site.days })).toBeNull();
  await user.click(save());
  await screen.findByText(words.site.saved);
  expect(server.asked(endpoints.putSite).map(({ body }) => body)).toMatchObject([{ trial: null, reseller: 'Soft' }]);
});

it('judges the numbers of a trial, and stores them with who sells the product', async () => {
  const { user, server, offer } = await openPages();
  await user.click(offer);
  for (const [name, typed] of [
    [words.site.days, '0'],
    [words.site.days, '367'],
    [words.site.credits, ''],
    [words.site.credits, '0'],
  ] as const) {
    await fill(user, field(name), typed);
    await user.click(save());
    expect(wrongWith(field(name))).toBe('A trial has from 1 to 366 days, and at least one credit.');
    await fill(user, field(name), '7');
    expect(wrongWith(field(name))).toBeUndefined();
  }
  await fill(user, field(words.site.reseller), 'Surat Soft');
  await user.click(save());
  await screen.findByText(words.site.saved);
  const stored = [{ trial: { credits: 7, days: 7 }, reseller: 'Surat Soft' }];
  expect(server.asked(endpoints.putSite).map(({ body }) => body)).toMatchObject(stored);
});

it('keeps what was typed of the pages when the server refuses it', async () => {
  const { user, offer } = await openPages(pages().refuse(endpoints.putSite, 'unavailable'));
  await user.click(offer);
  await fill(user, field(words.site.days), '30');
  await fill(user, field(words.site.reseller), 'Surat Soft');
  await user.click(save());
  await screen.findByText(errors.unavailable.message);
  expect([offer, field(words.site.days), field(words.site.reseller)]).toMatchObject([
    { checked: true },
    { value: '30' },
    { value: 'Surat Soft' },
  ]);
});

it('says what somebody else has set of the pages meanwhile, keeps what was typed, and starts from what it saved itself', async () => {
  const server = pages();
  const { user } = await openPages(
    server.refuse(endpoints.putSite, 'changed_meanwhile', {
      params: { trialCredits: 5, trialDays: 3, reseller: 'Theirs', now: 'x' },
    }),
  );
  const reseller = () => field(words.site.reseller);
  await fill(user, reseller(), 'Surat Soft');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Credits of a trial: 5; Days of a trial: 3; Reseller: Theirs\. /,
  );
  expect(reseller()).toHaveProperty('value', 'Surat Soft');
  const saved = { trial: null, reseller: 'Surat Soft' };
  server.answer(endpoints.putSite, () => saved);
  await user.click(save());
  await screen.findByText(words.site.saved);
  await user.click(save());
  await expect
    .poll(() => server.asked(endpoints.putSite).map(({ body }) => body.was))
    .toEqual([{ trial: null, reseller: '' }, { trial: { credits: 5, days: 3 }, reseller: 'Theirs' }, saved]);
});

it('says what somebody else has made of a place meanwhile, keeps what was typed, and saves it when asked again', async () => {
  const { _id, ...was } = surat;
  const now = { ...was, address: 'Station Road' };
  const server = pages({ places: [surat] });
  server.refuse(endpoints.updatePlace, 'changed_meanwhile', { params: { ...now, now: 'x' } });
  const { user, drawer, fieldOf, submit } = await openDrawer(server, 'edit');
  await fill(user, fieldOf('name'), 'Vapi');
  await submit();
  expect((await drawer.findByRole('alert')).textContent).toMatch(/Name: Surat; Address: Station Road; Phone: /);
  expect(fieldOf('name')).toHaveProperty('value', 'Vapi');
  server.answer(endpoints.updatePlace, ({ body: { was: _, ...body } }) => ({ ...surat, ...body }));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(endpoints.updatePlace).map(({ body }) => body.was)).toEqual([was, now]);
});

it('says why the places cannot be shown while the rest of the page stands, and asks again', async () => {
  const { user, server } = await openPages(pages().refuse(endpoints.listPlaces, 'load_issue'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(errors.load_issue.message)).toBeTruthy();
  server.answer(endpoints.listPlaces, () => ({ data: [surat] }));
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await screen.findByRole('cell', { name: 'Ring Road' });
});
