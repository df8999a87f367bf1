import { fillSentence, type Invoice, type Language, localeTags } from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import PDFDocument from 'pdfkit';
import { drawHead, titleOf } from './draw-head.ts';
import { drawParties } from './draw-parties.ts';
import { drawRows } from './draw-rows.ts';
import { drawTotals } from './draw-totals.ts';
import { words as en } from './i18n/invoice-en.ts';
import { words as gu } from './i18n/invoice-gu.ts';
import { words as hi } from './i18n/invoice-hi.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { createPen } from './pen.ts';
import { left, page, right, type Sheet, styles } from './sheet.ts';

/** The words of invoices in every language. */
export const wordsByLanguage: Readonly<Record<Language, InvoiceWords>> = { en, hi, gu };

/**
 * An invoice or a credit note as a PDF of A4 pages in the language of its buyer. The same invoice gives the same bytes, whenever it is drawn.
 * Letters of which no face has a glyph are drawn as empty squares.
 */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { lang } = invoice.buyer;
  const words = wordsByLanguage[lang];
  const document = openDocument(invoice, titleOf(invoice, words));
  const bytes = collect(document);
  const days = new Intl.DateTimeFormat(localeTags[lang], {
    dateStyle: 'long',
    timeZone: invoice.seller.country === 'IN' ? 'Asia/Kolkata' : 'UTC',
  });
  const sheet: Sheet = {
    document,
    pen: createPen(document),
    words,
    invoice,
    money: (amount) => formatMoney(amount, invoice.currency, lang),
    day: (moment) => days.format(new Date(moment)),
  };
  drawTotals(sheet, drawRows(sheet, drawParties(sheet, drawHead(sheet))));
  drawFeet(sheet);
  document.end();
  return bytes;
}

function openDocument({ issuedAt, seller, buyer, number }: Invoice, title: string) {
  const issued = new Date(issuedAt);
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    lang: buyer.lang,
    displayTitle: true,
    pdfVersion: '1.7',
    // Of these PDFKit makes the id of the file; a clock in them would change the bytes.
    info: {
      Title: `${title} ${number}`,
      Author: seller.name,
      Creator: 'Naksha',
      Producer: 'Naksha',
      CreationDate: issued,
      ModDate: issued,
    },
  });
}

async function collect(document: Sheet['document']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Which invoice a page belongs to, and which page of how many it is. */
function drawFeet({ document, pen, words, invoice }: Sheet): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    document.switchToPage(at);
    const y = page.height - 36;
    pen.write(`${invoice.seller.name}  ·  ${invoice.number}`, left, y, styles.label);
    pen.write(fillSentence(words.page, { page: at + 1, pages: count }), right, y, styles.label, 'right');
  }
}
