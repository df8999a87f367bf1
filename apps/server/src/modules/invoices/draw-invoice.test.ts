import { createHash } from 'node:crypto';
import { type Invoice, indianStates, type Language, languages, limits } from '@naksha/contract';
import { PictureError } from '@naksha/imaging';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { drawInChild } from './draw-in-child.ts';
import { drawInvoice, wordsByLanguage } from './draw-invoice.ts';

const descriptions: Record<Language, string> = {
  en: 'Studio: 3,000 credits for 365 days',
  hi: 'स्टूडियो: 3,000 क्रेडिट, 365 दिन के लिए',
  gu: 'સ્ટુડિયો: 3,000 ક્રેડિટ, 365 દિવસ માટે',
};
const names: Record<Language, string> = {
  en: 'Åsa & Søn <b>Żółć</b> Ltd',
  hi: 'श्री लक्ष्मी वस्त्र उद्योग',
  gu: 'શ્રી કૃષ્ણ ટેક્સટાઇલ્સ',
};

function invoiceOf(lang: Language, changes: Partial<Invoice> = {}): Invoice {
  return {
    number: 'NK/26-27/000123',
    kind: 'invoice',
    issuedAt: '2026-11-04T19:00:00.000Z',
    seller: { name: 'Naksha', address: ['Ring Road', 'Surat'], gstin: '24AAPFU0939F1Z1', country: 'IN' },
    buyer: { name: names[lang], address: 'Plot 12\nSachin', stateCode: '24', country: 'IN', lang },
    lines: [{ description: descriptions[lang], sac: '998315', quantity: 1, amount: 4_999_900 }],
    discount: 499_990,
    taxes: [
      { kind: 'cgst', rate: 900, amount: 404_992 },
      { kind: 'sgst', rate: 900, amount: 404_992 },
    ],
    total: 5_309_894,
    currency: 'INR',
    paid: { how: 'upi', at: '2026-11-05T07:45:00.000Z', transactionId: '631009182736' },
    originalNumber: null,
    reverseCharge: false,
    ...changes,
  };
}

async function pagesOf(invoice: Invoice): Promise<string[]> {
  const bytes = await drawInvoice(invoice);
  expect(bytes.length).toBeLessThan(200_000);
  return readPdf(bytes);
}

const read: [Language, string[]][] = [
  [
    'en',
    [
      'Naksha Tax invoice\nOriginal for recipient',
      'Number\nNK/26-27/000123\nDate\n5 November 2026\nPlace of supply\nGujarat (24)',
      'GSTIN 24AAPFU0939F1Z1\nTo\nÅsa & Søn <b>Żółć</b> Ltd\nPlot 12\nSachin\nGujarat (24), India',
      'Sum ₹49,999.00\nDiscount -₹4,999.90\nTaxable value ₹44,999.10\nCentral tax (CGST) 9% ₹4,049.92\nState tax (SGST) 9% ₹4,049.92',
      'Total ₹53,098.94\nFifty-three thousand and ninety-eight rupees and\nninety-four paise only',
      'Paid on 5 November 2026 by UPI\nTransaction 631009182736\nTax payable on reverse charge: No',
      'Naksha · NK/26-27/000123 Page 1 of 1',
    ],
  ],
  [
    'hi',
    [
      'नक्शा कर चालान\nप्राप्तकर्ता के लिए मूल प्रति',
      'दिनांक\n5 नवंबर 2026\nआपूर्ति का स्थान\nगुजरात (24)',
      'श्री लक्ष्मी वस्त्र उद्योग',
      'कर योग्य मूल्य ₹44,999.10\nकेंद्रीय कर (CGST) 9% ₹4,049.92\nराज्य कर (SGST) 9% ₹4,049.92',
      'तिरपन हज़ार अट्ठानवे रुपये चौरानवे पैसे मात्र\n5 नवंबर 2026 को UPI से भुगतान हुआ',
    ],
  ],
  [
    'gu',
    [
      'નકશો કર બિલ\nમેળવનાર માટે મૂળ નકલ',
      'તારીખ\n5 નવેમ્બર, 2026\nપુરવઠાનું સ્થળ\nગુજરાત (24)',
      'શ્રી કૃષ્ણ ટેક્સટાઇલ્સ',
      'કરપાત્ર મૂલ્ય ₹44,999.10\nકેન્દ્રીય કર (CGST) 9% ₹4,049.92\nરાજ્ય કર (SGST) 9% ₹4,049.92',
      '5 નવેમ્બર, 2026 ના રોજ UPI થી ચૂકવાયું',
    ],
  ],
];
it.each(read)('gives its words back to whoever copies them out of one in %s', async (lang, parts) => {
  const [page = ''] = await pagesOf(invoiceOf(lang));
  for (const part of [...parts, descriptions[lang]]) expect(page).toContain(part.normalize('NFC'));
});

/** Conjuncts, signs before, above and below, reph, half letters, and what joins and parts letters. */
const hard: Partial<Record<Language, string>> = {
  hi: 'र्कि कीर्तिः ट्रस्ट राष्ट्रीय ज्ञान क्षेत्र श्रृंगार हृदय रूप ब्रह्म चिह्न द्वारा शक्ति तत्त्व ङ्क द्ध मर्ज़ी पढ़ाई डॉक्टर ऑफ़ कों कौं पुदुचेरी छूट क्‍ष क्‌ष १२३।',
  gu: 'કહ્યું અંગૂઠો આંધ્ર કીર્તિઃ ટ્રસ્ટ રાષ્ટ્રીય જ્ઞાન ક્ષેત્ર શૃંગાર હૃદય રૂપ બ્રહ્મ દ્વારા શક્તિ ઠ્ઠ જી જૂ કુલ છૂટ ૧૨૩',
};
/** Some readers leave out what joins or parts letters and draws nothing. */
const withoutJoints = (text: string) => text.replaceAll(/\p{Join_Control}/gu, '');
it.each(['hi', 'gu'] as const)('loses no letter of %s, however it is joined to others', async (lang) => {
  const own = Object.values(wordsByLanguage[lang]).flatMap((word) =>
    typeof word === 'string' ? [word] : Object.values(word),
  );
  const states = indianStates.map(({ name }) => name[lang]);
  const words = [...new Set([hard[lang] ?? '', ...own, ...states].join(' ').normalize('NFC').split(/\s+/))];
  const lines = Array.from({ length: limits.invoiceMaxLines }, (_, at) => ({
    description: words.filter((_, place) => place % limits.invoiceMaxLines === at).join(' '),
    sac: '998315',
    quantity: 1,
    amount: 0,
  }));
  const pages = await pagesOf(invoiceOf(lang, { lines, discount: 0, taxes: [], total: 0 }));
  const found = new Set(withoutJoints(pages.join(' ')).split(/\s+/));
  expect(words.filter((word) => !found.has(withoutJoints(word)))).toEqual([]);
});

it('goes on on another page under the same head, and counts its pages', async () => {
  const description = 'Credits for a mill that prints a great deal, and then for another one. '.repeat(4).trim();
  const lines = Array.from({ length: limits.invoiceMaxLines }, (_, at) => ({
    description: `${description} ${'W'.repeat(10)}${at}`,
    sac: '998315',
    quantity: at + 1,
    amount: 12_345_678_900,
  }));
  const total = 12_345_678_900 * limits.invoiceMaxLines;
  const buyer = { ...invoiceOf('en').buyer, name: 'W'.repeat(100), address: 'a\n'.repeat(249) };
  const pages = await pagesOf(invoiceOf('en', { lines, discount: 0, taxes: [], total, buyer }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Description SAC Quantity Amount');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    if (at > 0) expect(page).toContain('Tax invoice NK/26-27/000123');
  }
  for (const { description } of lines) expect(pages.join(' ').replaceAll('\n', ' ')).toContain(description);
  expect(pages.at(-1)).toContain('Total ₹2,46,91,35,780.00');
});

it('names a credit note, the invoice that it takes back, and how the money went back', async () => {
  const note = { kind: 'creditNote', number: 'NKC/26-27/000007', originalNumber: 'NK/26-27/000101' } as const;
  const [page] = await pagesOf(invoiceOf('en', note));
  expect(page).toContain('Credit note');
  expect(page).toContain('For invoice\nNK/26-27/000101');
  expect(page).toContain('Total credited');
  expect(page).toContain('Paid back on 5 November 2026 by UPI');
});

it.each<[string, Partial<Invoice>, string[], string[]]>([
  [
    'an export',
    { taxes: [], total: 4_499_910, buyer: { ...invoiceOf('en').buyer, country: 'BR' } },
    ['Place of supply\nBrazil', 'Supply meant for export under letter of undertaking'],
    ['Gujarat (24), Brazil'],
  ],
  [
    'a seller in a territory without a legislature',
    { seller: { ...invoiceOf('en').seller, gstin: '04AAPFU0939F1Z3' } },
    ['Union territory tax (UTGST) 9%'],
    ['SGST'],
  ],
  [
    'a seller without a GSTIN',
    { seller: { name: 'Naksha', address: [], country: 'IN' }, taxes: [], total: 4_499_910 },
    ['Naksha Invoice'],
    ['Tax invoice', 'reverse charge', 'GSTIN'],
  ],
  ['what is not paid yet', { paid: null }, ['Not paid yet'], ['Transaction']],
  ['what costs nothing', { discount: 4_999_900, taxes: [], total: 0, paid: null }, ['Nothing to pay'], ['Not paid']],
  ['another currency', { currency: 'USD' }, ['Total $53,098.94'], ['rupees']],
])('says of %s what there is to say', async (_, changes, said, unsaid) => {
  const [page] = await pagesOf(invoiceOf('en', changes));
  for (const part of said) expect(page).toContain(part);
  for (const part of unsaid) expect(page).not.toContain(part);
});

it('gives the same bytes for the same invoice, whatever was drawn between', async () => {
  const draw = async () => {
    const all = await Promise.all(languages.map((lang) => drawInvoice(invoiceOf(lang))));
    return all.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  };
  const first = await draw();
  expect(new Set(first).size).toBe(languages.length);
  await drawInvoice(invoiceOf('hi', { number: 'NK/26-27/000124' }));
  expect(await draw()).toEqual(first);
});

it('draws a square for a letter of which it has no glyph, and breaks at none', async () => {
  const odd = ['தமிழ்', '🧵', 'فاتورة', '\ud800', 'e\u0301', 'a\u0000b', '\u0b95', 'ि', '\u200d'];
  const [page] = await pagesOf(invoiceOf('en', { buyer: { ...invoiceOf('en').buyer, name: odd.join(' ') } }));
  expect(page).toContain('□');
  expect(page).toContain('é a b');
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
      const lines = texts.map((description) => ({ description, sac: '998315', quantity: 1, amount: 0 }));
      const bytes = await drawInvoice(invoiceOf('hi', { lines, discount: 0, taxes: [], total: 0 }));
      return bytes.subarray(0, 5).toString() === '%PDF-';
    }),
    { numRuns: 6 },
  );
});

describe('in a process of its own', () => {
  it('draws the same bytes, and takes less than 20 ms of the thread that answers', async () => {
    const invoices = languages.map((lang) => invoiceOf(lang));
    const drawn = () => Promise.all(invoices.map((invoice, at) => drawInChild(`client ${at}`, invoice)));
    // The first call starts the processes.
    await drawn();
    const before = process.threadCpuUsage();
    const all = await drawn();
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(20_000);
    for (const [at, invoice] of invoices.entries()) expect(all[at]?.equals(await drawInvoice(invoice))).toBe(true);
  });

  it('says that it cannot now where that takes too long or where its client asks for too many, and draws the next', async () => {
    const ask = () => Promise.reject(new PictureError('image_unprocessable', 'Took too long.'));
    await expect(drawInChild('client', invoiceOf('en'), { ask })).rejects.toMatchObject({ code: 'unavailable' });
    const draw = { ask: async () => new Uint8Array([37]) };
    const asked = Array.from({ length: limits.invoicesWaitingPerClient + 2 }, () =>
      drawInChild('client', invoiceOf('en'), draw),
    );
    const [last, ...others] = (await Promise.allSettled(asked)).reverse();
    expect(last).toMatchObject({ status: 'rejected', reason: { code: 'too_many_requests' } });
    expect(others.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
