import { endpoints, weekdays } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, houseServer, openNow } from '../../test/a-house.ts';
import { sellingServer } from '../../test/a-sale.ts';
import { aSignUp } from '../../test/a-sign-up.ts';
import { clientsServer, onSale, operator } from '../../test/all-clients.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const users = en.admin.users;
const plans = en.selling.plans;
const signUp = en.requests.signUp;
const asked = aSignUp('0190a000-0000-7000-8000-00000000a5c1');

const hours = weekdays.map((day) => ({ day, enabled: true, start: '09:30', end: '18:30' }));
const house = () =>
  houseServer()
    .answer(endpoints.getWorkingHours, () => ({ workingHours: hours, timeZone: 'Asia/Kolkata', now: openNow }))
    .answer(endpoints.deactivateUser, () => ({ ...designer, status: 'in-active' as const }));
const desk = () =>
  clientsServer().answer(endpoints.listSignUps, () => ({ data: [asked], total: 1, pageNo: 1, limit: 20 }));
const sale = () => sellingServer().answer(endpoints.listPlans, () => ({ data: [onSale] }));

/** Each item of a row's menu that opens something, with the way out of that which is tried beside Cancel. */
const ofUser = { as: admin, at: '/admin/users', button: `Actions for ${designer.name}`, server: house };
const ofPlan = { as: operator, at: '/admin/plans', button: `Actions for ${onSale.name}`, server: sale };
const ofRequest = {
  as: operator,
  at: '/admin/requests?tab=signUps',
  button: `Actions for ${asked.companyName}`,
  server: desk,
};
const items = [
  [users.edit, ofUser],
  [users.cap, ofUser],
  [users.hours, ofUser],
  [users.ips, ofUser],
  [users.deactivate, ofUser],
  [plans.edit, ofPlan],
  [plans.pictures, ofPlan],
  [plans.delete, ofPlan],
  [signUp.reject, ofRequest],
] as const;

it.each(items)(
  'returns the focus from “%s” to the button of the menu after Escape',
  async (item, { as, at, button, server }) => {
    const { user } = await openApp(at, { as, server: server() });
    const opener = await screen.findByRole('button', { name: button });
    await user.click(opener);
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = await screen.findByRole('dialog');
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  },
);

it('returns it after Cancel too, where a key closes nothing', async () => {
  const { user } = await openApp('/admin/users', { as: admin, server: house() });
  const opener = await screen.findByRole('button', { name: ofUser.button });
  await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: users.setPassword }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => document.activeElement).toBe(opener);
});

it('keeps it at the button while what was confirmed is done, and after that', async () => {
  const { user, server } = await openApp('/admin/users', { as: admin, server: house() });
  const opener = await screen.findByRole('button', { name: ofUser.button });
  await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: users.deactivate }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: users.deactivate }));
  await expect.poll(() => server.asked(endpoints.deactivateUser)).toHaveLength(1);
  await expect.poll(() => document.activeElement).toBe(opener);
});
