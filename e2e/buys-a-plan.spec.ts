import { readFile } from 'node:fs/promises';
import { endpoints } from '@naksha/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { askAt, enter } from './enter.ts';
import { logInFirst } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

const seller = {
  ...{ name: 'Naksha Looms Private Limited', address: 'Ring Road\nSurat 395002', country: 'IN', stateCode: '24' },
  ...{ gstin: '24AAJCN1234F1ZU', email: '', series: 'NK', rates: {}, upiId: 'naksha@upi' },
  ...{ bankAccount: '50200012345678', bankName: 'Bank of Surat', ifsc: 'HDFC0000123' },
};

it('lets who asked for an account buy a plan by transfer with a coupon, take the invoice away, and see where credits went', async () => {
  const address = inject('address');
  const operator = await enter(address, 'super_demo');
  await operator.ask(endpoints.putSeller, { body: seller });
  const startsAt = new Date(Date.now() - 60_000).toISOString();
  await operator.ask(endpoints.createCoupon, { body: { code: 'TAPI10', kind: 'percentage', value: 1000, startsAt } });
  const form = { companyName: 'Tapi Weaves', name: 'Mina Shah', email: 'mina@tapi-weaves.example' };
  await askAt(address, {}, endpoints.signUp, { body: form });
  const { data: asked } = await operator.ask(endpoints.listSignUps);
  const { data: plans } = await operator.ask(endpoints.listPlans);
  const [request, sketch] = [
    asked.find(({ companyName }) => companyName === form.companyName),
    plans.find(({ name }) => name === 'Sketch'),
  ];
  if (!request || !sketch) throw new Error('there is no such request, or no such plan');
  const { client, admin } = await operator.ask(endpoints.acceptSignUp, {
    id: request._id,
    body: {
      ...{ name: form.companyName, adminName: form.name, username: 'mina_tapi', password: 'Given@1loom' },
      planId: sketch._id,
    },
  });

  const { page, complaints, close } = await openPage(browser, '/login');
  await logInFirst(page, 'mina_tapi', 'Given@1loom');
  await page.getByRole('link', { name: 'Upgrade plan' }).click();
  await page.getByRole('link', { name: 'Upgrade: Studio' }).click();
  await page.getByLabel('Name on the invoice').fill('Tapi Weaves and Processing Mills');
  await page.getByLabel('Address').fill('Plot 14\nSurat 394221');
  await page.getByLabel('GSTIN').fill('24AAACC1206D1ZM');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Coupon code').fill('tapi10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('row', { name: /Coupon TAPI10 -₹4,999\.90/ }).waitFor();
  await page.getByRole('row', { name: /CGST 9%/ }).waitFor();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();

  await page.getByRole('img', { name: 'UPI code of this payment' }).waitFor();
  // What is begun stands in the address: a reload in the middle loses nothing.
  await page.reload();
  await page.getByLabel('Transaction id').fill('N300269876');
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await page.getByRole('heading', { name: 'Your transfer is being verified' }).waitFor();

  const theirs = await openPage(browser, '/login', { session: operator.session('en') });
  await theirs.page.goto('/admin/payments');
  await theirs.page.getByRole('button', { name: 'Verify N300269876' }).click();
  await theirs.page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await theirs.page.getByRole('cell', { name: 'Paid' }).first().waitFor();
  expect(theirs.complaints).toEqual([]);
  await theirs.close();

  await page.reload();
  await page.getByRole('heading', { name: 'Paid. Thank you.' }).waitFor();
  await page.getByRole('link', { name: 'Payment History' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download invoice NK/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^NK-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an API key' });
  await dialog.getByLabel('Name').fill('Loom at the mill');
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  const key = (await dialog.getByText(/^nk_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  const work = { feature: 'generate', images: 3, requestId: 'the first three' };
  const charged = await askAt(address, { 'x-api-key': key }, endpoints.deductImages, {
    body: { ...work, clientId: client._id, userId: admin._id },
  });
  await page.goto('/admin/credits');
  const statement = page.getByRole('region', { name: 'Statement', exact: true });
  await statement.getByRole('row', { name: `Generate 3 ${charged.creditsDeducted}` }).waitFor();
  await statement.getByRole('row', { name: /Granted Studio \+3,000/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
