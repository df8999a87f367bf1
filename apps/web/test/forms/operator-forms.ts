import { endpoints, type SalesRequest } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { plan } from '../a-house.ts';
import { aSignUp } from '../a-sign-up.ts';
import { clientNo, clientsServer, operator } from '../all-clients.ts';
import { chosenPassword, email, type FormRow, gaps, number, personName, phone, words } from './form-row.ts';

const mill = clientNo(1);
const signUp = aSignUp(mill._id);
const sale: SalesRequest = {
  _id: mill._id,
  email: 'mill0@example.in',
  phone: '+91 98250 12345',
  message: 'Sarees',
  clientId: null,
  clientName: null,
  status: 'new',
  note: '',
  viaForm: true,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const one = <Row>(row: Row) => ({ data: [row], total: 1, pageNo: 1, limit: 20 });

const pages = {
  as: operator,
  address: '/admin/requests?tab=pages',
  server: () =>
    clientsServer()
      .answer(endpoints.getSite, () => ({ trial: { credits: 20, days: 14 }, reseller: '' }))
      .answer(endpoints.listPlaces, () => ({ data: [] })),
};
const ofClient = {
  as: operator,
  address: `/admin/clients/${mill._id}`,
  server: () => clientsServer().answer(endpoints.getClient, () => mill),
};
const contact = [
  words((t) => t.clients.name, 'Mill 1', { empty: 'name_required', long: 'name_too_long' }),
  words((t) => t.clients.form.contact, 'Leela Shah', { long: 'name_too_long' }),
  phone((t) => t.clients.form.phone),
  email((t) => t.clients.form.contactEmail, 'leela@mill.in'),
  words((t) => t.clients.form.address, 'Ring Road', { long: 'address_too_long' }),
];

/** The forms in which a super-admin keeps clients, requests and what the public pages say. */
export const operatorForms: readonly FormRow[] = [
  {
    name: 'create a client',
    source: 'admin/clients/create-client-fields.tsx',
    as: operator,
    address: '/admin/clients',
    server: clientsServer,
    reach: async (user, t) => {
      await user.click(await screen.findByRole('button', { name: t.clients.add }));
      await user.click(await screen.findByLabelText(t.clients.plan, { selector: 'input' }));
      await user.click(await screen.findByRole('option', { name: plan.name }));
    },
    anchor: (t) => t.clients.form.adminName,
    endpoint: endpoints.createAdminClient,
    fields: [
      ...contact,
      number((t) => t.clients.form.limit, '50', 'account_limit_range'),
      personName((t) => t.clients.form.adminName, 'Leela Shah'),
      words((t) => t.clients.form.login, 'leela', {
        empty: 'login_required',
        long: 'username_too_long',
        markup: 'username_invalid',
        invisible: 'username_invalid',
      }),
      chosenPassword((t) => t.clients.form.password, 'Tana@Bana7', 'password_required'),
    ],
    refusals: [
      { code: 'username_taken', field: 'username', beside: (t) => t.clients.form.login },
      { code: 'account_limit_idle', field: 'accountLimit', beside: (t) => t.clients.form.limit },
    ],
  },
  {
    ...ofClient,
    name: 'edit a client',
    source: 'admin/clients/edit-client.tsx',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.clients.edit })),
    anchor: (t) => t.clients.form.contactEmail,
    endpoint: endpoints.updateClient,
    fields: contact,
    refusals: [{ code: 'name_too_long', field: 'name', beside: (t) => t.clients.name }],
  },
  {
    ...ofClient,
    name: 'set the account limit of a client',
    source: 'admin/clients/account-limit.tsx',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.clients.limit.open })),
    endpoint: endpoints.setAccountLimit,
    fields: [number((t) => t.clients.form.limit, '50', 'account_limit_range')],
    refusals: [{ code: 'account_limit_idle', field: 'accountLimit', beside: (t) => t.clients.form.limit }],
  },
  {
    ...ofClient,
    name: 'set the storage limit of a client',
    source: 'admin/clients/storage-limit.tsx',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.clients.storage.open })),
    endpoint: endpoints.setStorageLimit,
    fields: [number((t) => t.clients.storage.field, '50', 'storage_limit_range', 'none')],
    refusals: [{ code: 'storage_limit_range', field: 'storageGigabytes', beside: (t) => t.clients.storage.field }],
  },
  {
    ...ofClient,
    name: 'grant credits to a client',
    source: 'admin/clients/grant-credits.tsx',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.clients.grant.open })),
    endpoint: endpoints.grantCredits,
    fields: [
      number((t) => t.clients.grant.amount, '50', 'credits_amount'),
      words((t) => t.clients.grant.reason, 'A gift', { empty: 'reason_required', long: 'reason_too_long' }),
    ],
    refusals: [{ code: 'reason_too_long', field: 'reason', beside: (t) => t.clients.grant.reason }],
  },
  {
    name: 'reject a request to sign up',
    source: 'admin/requests/reject-sign-up.tsx',
    as: operator,
    address: '/admin/requests?tab=signUps',
    server: () => clientsServer().answer(endpoints.listSignUps, () => one(signUp)),
    reach: async (user, t) => {
      const name = gaps(t.requests.signUp.actions, { company: signUp.companyName });
      await user.click(await screen.findByRole('button', { name }));
      await user.click(await screen.findByRole('menuitem', { name: t.requests.signUp.reject }));
    },
    endpoint: endpoints.rejectSignUp,
    fields: [
      words((t) => t.requests.signUp.reason, 'No company', {
        empty: 'reject_reason_required',
        long: 'text_too_long',
        limit: 2000,
      }),
    ],
    refusals: [{ code: 'reject_reason_required', field: 'reason', beside: (t) => t.requests.signUp.reason }],
  },
  {
    name: 'note how a request to sales stands',
    source: 'admin/requests/sales.tsx',
    as: operator,
    address: '/admin/requests',
    server: () => clientsServer().answer(endpoints.listSales, () => one(sale)),
    reach: async (user, t) =>
      user.click(await screen.findByRole('button', { name: `${t.requests.sales.open} ${sale.email}` })),
    endpoint: endpoints.updateSale,
    fields: [words((t) => t.requests.sales.note, 'Calls back', { long: 'text_too_long', limit: 2000 })],
  },
  {
    ...pages,
    name: 'add a location',
    source: 'admin/requests/places.tsx',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.requests.places.add })),
    anchor: (t) => t.requests.places.address,
    endpoint: endpoints.createPlace,
    fields: [
      words((t) => t.requests.places.name, 'Surat', { empty: 'name_required', long: 'name_too_long' }),
      words((t) => t.requests.places.address, 'Ring Road', { empty: 'address_required', long: 'address_too_long' }),
      phone((t) => t.requests.places.phone),
    ],
    refusals: [{ code: 'address_required', field: 'address', beside: (t) => t.requests.places.address }],
  },
  {
    ...pages,
    name: 'set what the public pages say',
    source: 'admin/requests/site-form.tsx',
    endpoint: endpoints.putSite,
    fields: [
      number((t) => t.requests.site.credits, '30', 'trial_range'),
      number((t) => t.requests.site.days, '7', 'trial_range'),
      words((t) => t.requests.site.reseller, 'Surat Soft', { long: 'name_too_long' }),
    ],
    refusals: [{ code: 'name_too_long', field: 'reseller', beside: (t) => t.requests.site.reseller }],
  },
];
