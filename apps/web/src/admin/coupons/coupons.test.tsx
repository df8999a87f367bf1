import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coupon, sellingServer } from '../../../test/a-sale.ts';
import { operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.selling.coupons;

async function openCoupons(server = sellingServer()) {
  const { user } = await openApp('/admin/coupons', { as: operator, server });
  await screen.findByRole('cell', { name: coupon.code });
  return { user, server };
}
async function openForm(server = sellingServer()) {
  const { user } = await openCoupons(server);
  await user.click(screen.getByRole('button', { name: words.add }));
  const drawer = within(await screen.findByRole('dialog'));
  const type = (label: string, text: string) => fill(user, drawer.getByLabelText(label), text);
  return { user, server, drawer, type, send: () => user.click(drawer.getByRole('button', { name: words.add })) };
}

it('lists what each coupon is worth, for what, how often it was used, and whether it can be', async () => {
  const more = {
    ...coupon,
    _id: coupon._id.replace(/3$/, '9'),
    code: 'FAIR',
    state: 'used_up' as const,
    maxTotal: null,
    maxPerClient: null,
  };
  await openCoupons(
    sellingServer().answer(endpoints.listCoupons, () => ({
      coupons: [
        coupon,
        { ...more, kind: 'credits' as const, value: 12_000, plans: [{ _id: coupon._id, name: 'Loom' }] },
      ],
    })),
  );
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells.slice(1).map((row) => row.filter((_, at) => at !== 3))).toEqual([
    ['DIWALI10', '10.5%', words.allPlans, '3 of 100', '1', words.states.usable, 'Delete DIWALI10'],
    ['FAIR', '12,000 more credits', 'Loom', '3', words.anyNumber, words.states.used_up, 'Delete FAIR'],
  ]);
});

it.each([
  ['percentage', '12.5', { value: 1_250, currency: null }],
  ['amount', '250.5', { value: 25_050, currency: 'INR' }],
  ['credits', '200', { value: 200, currency: null }],
] as const)('makes a coupon of %s %s for a day in hundredths or credits', async (kind, typed, expected) => {
  const { user, server, drawer, type, send } = await openForm(
    sellingServer().answer(endpoints.createCoupon, () => coupon),
  );
  await type(words.code, 'diwali-10');
  await user.click(drawer.getByText(words.kinds[kind]));
  await type(words.values[kind], typed);
  await type(words.maxTotal, '100');
  await type(words.maxPerClient, '');
  await type(words.ends, '2099-01-05');
  await send();
  await screen.findByText(`${coupon.code} can be used.`);
  const [asked] = server.asked(endpoints.createCoupon);
  const limits = { maxTotal: 100, maxPerClient: null, planIds: [] };
  expect(asked?.body).toMatchObject({ code: 'DIWALI-10', kind, ...expected, ...limits });
  expect(asked?.body.endsAt).toBe(new Date('2099-01-05T23:59:59.999').toISOString());
});

it('says at the value that no more than all can be taken off, and at its end that it comes before the beginning', async () => {
  const { server, drawer, type, send } = await openForm();
  await type(words.code, 'ALL');
  await type(words.values.percentage, '100.01');
  await type(words.ends, '2020-01-01');
  await send();
  expect(wrongWith(drawer.getByLabelText(words.values.percentage))).toMatch(/a percentage can be at most 100/);
  expect(wrongWith(drawer.getByLabelText(words.ends))).toBe('A coupon has to begin before it ends.');
  expect(server.asked(endpoints.createCoupon)).toEqual([]);
});

it('deletes a coupon once that is confirmed by its code', async () => {
  const server = sellingServer().answer(endpoints.deleteCoupon, () => ({ success: true }));
  const { user } = await openCoupons(server);
  await user.click(screen.getByRole('button', { name: 'Delete DIWALI10' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete DIWALI10?' }));
  server.answer(endpoints.listCoupons, () => ({ coupons: [] }));
  await user.click(confirm.getByRole('button', { name: words.delete }));
  await screen.findByText(words.noneYet);
  expect(server.asked(endpoints.deleteCoupon).map(({ params }) => params.id)).toEqual([coupon._id]);
});
