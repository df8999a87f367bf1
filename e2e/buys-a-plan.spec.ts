import { readFile } from 'node:fs/promises';
import { endpoints } from '@naksha/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readPdf } from '../apps/server/test/read-pdf.ts';
import { gu } from '../apps/web/src/i18n/gu/gu.ts';
import { hi } from '../apps/web/src/i18n/hi/hi.ts';
import { languageNames } from '../apps/web/src/i18n/languages.ts';
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

/** What an invoice says in each language: what it is, its tax, and that it was paid. */
const invoiceWords = {
  en: ['Tax invoice', 'Discount -₹4,999.90', 'Central tax (CGST) 9% ₹4,049.92', 'Paid on'],
  hi: ['कर चालान', 'केंद्रीय कर (CGST) 9% ₹4,499.91', 'भुगतान हुआ'],
  gu: ['કર બિલ', 'કેન્દ્રીય કર (CGST) 9% ₹4,499.91', 'ચૂકવાયું'],
} as const;
const company = 'Tapi Weaves and Processing Mills';

it('lets a company ask for an account, be let in, buy plans by transfer in three languages, the first with a coupon, read the invoices, and see where credits went', async () => {
  const address = inject('address');
  const operator = await enter(address, 'super_demo');
  await operator.ask(endpoints.putSeller, { body: seller });

  const asking = await openPage(browser, '/sign-up');
  await asking.page.getByLabel('Company').fill('Tapi Weaves');
  await asking.page.getByLabel('Your name').fill('Mina Shah');
  await asking.page.getByLabel('Email').fill('mina@tapi-weaves.example');
  await asking.page.getByPlaceholder('Decide later').click();
  await asking.page.getByRole('option', { name: /^Sketch/ }).click();
  await asking.page.getByRole('button', { name: 'Ask for an account' }).click();
  // A form filled in faster than people can waits for a while: the operator comes meanwhile.
  const theirs = await openPage(browser, '/login', { session: operator.session('en') });
  await asking.page.getByRole('heading', { name: 'Your request is with us' }).waitFor();
  expect(asking.complaints).toEqual([]);
  await asking.close();
  await theirs.page.goto('/admin/requests?tab=signUps');
  await theirs.page.getByRole('button', { name: 'Actions for Tapi Weaves' }).click();
  await theirs.page.getByRole('menuitem', { name: 'Accept' }).click();
  const drawer = theirs.page.getByRole('dialog', { name: 'Accept Tapi Weaves?' });
  await drawer.getByLabel('Email or username').fill('mina_tapi');
  await drawer.getByRole('button', { name: 'Suggest one' }).click();
  await drawer.getByRole('button', { name: 'Create client' }).click();
  const handover = theirs.page.getByRole('dialog', { name: 'Tapi Weaves is ready' });
  const password = (await handover.getByRole('definition').nth(1).textContent()) ?? '';
  await handover.getByRole('button', { name: 'Done' }).click();
  await theirs.page.getByRole('link', { name: 'Coupons' }).click();
  await theirs.page.getByRole('button', { name: 'Create coupon' }).click();
  const coupon = theirs.page.getByRole('dialog', { name: 'Create coupon' });
  await coupon.getByLabel('Code').fill('tapi10');
  await coupon.getByLabel('Per cent', { exact: true }).fill('10');
  await coupon.getByRole('button', { name: 'Create coupon' }).click();
  await theirs.page.getByRole('cell', { name: 'TAPI10', exact: true }).waitFor();

  const { page, complaints, close } = await openPage(browser, '/login');
  await logInFirst(page, 'mina_tapi', password);
  await page.getByRole('link', { name: 'Upgrade plan' }).click();
  await page.getByRole('link', { name: 'Upgrade: Studio' }).click();
  await page.getByLabel('Name on the invoice').fill(company);
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

  await theirs.page.goto('/admin/payments');
  await theirs.page.getByRole('button', { name: 'Verify N300269876' }).click();
  await theirs.page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await theirs.page.getByRole('cell', { name: 'Paid' }).first().waitFor();
  expect(theirs.complaints).toEqual([]);
  await theirs.close();

  await page.reload();
  await page.getByRole('heading', { name: 'Paid. Thank you.' }).waitFor();
  await page.getByRole('link', { name: 'Payment History' }).click();
  const invoices = page.getByRole('button', { name: /^Download invoice NK/ });
  const textOf = async (at: number) => {
    const [file] = await Promise.all([page.waitForEvent('download'), invoices.nth(at).click()]);
    expect(file.suggestedFilename()).toMatch(/^NK-.*\.pdf$/);
    return (await readPdf(await readFile(await file.path()))).join('\n');
  };
  await invoices.waitFor();
  const mina = await enter(address, 'mina_tapi', 'Mine@1alone');
  const { data: plans } = await mina.ask(endpoints.listPublicPlans);
  const planId = plans.find(({ name }) => name === 'Studio')?._id ?? '';
  // The others are bought on the screens of its other languages, and made out in them.
  for (const [lang, { buying: words }] of [
    ['hi', hi],
    ['gu', gu],
  ] as const) {
    const session = mina.session(lang);
    const hers = await openPage(browser, `/admin/my-plan?buy=${planId}`, { session, locale: lang });
    await hers.page.getByRole('button', { name: words.sheet.editFacts }).click();
    await hers.page.getByLabel(words.facts.lang).first().click();
    await hers.page.getByRole('option', { name: languageNames[lang] }).click();
    await hers.page.getByRole('button', { name: words.facts.save }).click();
    await hers.page.getByRole('button', { name: words.sheet.pay.replace('{total}', '₹58,998.82') }).click();
    await hers.page.getByLabel(words.pay.transactionId).fill(`N30026987${lang}`);
    await hers.page.getByRole('button', { name: words.pay.send }).click();
    await hers.page.getByRole('heading', { name: words.pay.verifyingTitle }).waitFor();
    await operator.ask(endpoints.verifyPayment, { id: new URL(hers.page.url()).searchParams.get('payment') ?? '' });
    await hers.page.reload();
    await hers.page.getByRole('heading', { name: words.pay.paidTitle }).waitFor();
    expect(hers.complaints).toEqual([]);
    await hers.close();
  }
  await page.reload();
  await invoices.nth(2).waitFor();
  // The newest stands first.
  for (const [at, lang] of (['gu', 'hi', 'en'] as const).entries()) {
    const text = await textOf(at);
    expect(text).toMatch(/Studio \(\d{1,2}\s[^\d–]+\d{4}\s–\s\d{1,2}\s[^\d–]+\d{4}\)/);
    for (const words of [...invoiceWords[lang], company, '24AAACC1206D1ZM', seller.gstin])
      expect(text).toContain(words.normalize('NFC'));
  }

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an API key' });
  await dialog.getByLabel('Name').fill('Loom at the mill');
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  const key = (await dialog.getByText(/^nk_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  const work = { feature: 'generate', images: 3, requestId: 'the first three' };
  const me = { clientId: mina.user.clientId, userId: mina.user._id };
  const charged = await askAt(address, { 'x-api-key': key }, endpoints.deductImages, { body: { ...work, ...me } });
  await page.goto('/admin/credits');
  const statement = page.getByRole('region', { name: 'Statement', exact: true });
  await statement.getByRole('row', { name: `Generate 3 ${charged.creditsDeducted}` }).waitFor();
  await statement
    .getByRole('row', { name: /Granted Studio \+3,000/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});
