import { fillSentence, type Invoice, type Language, localeTags } from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import PDFDocument from 'pdfkit';
import { drawHead, drawNextHead, titleOf } from './draw-head.ts';
import { drawParties } from './draw-parties.ts';
import { drawTotals } from './draw-totals.ts';
import { words as en } from './i18n/invoice-en.ts';
import { words as gu } from './i18n/invoice-gu.ts';
import { words as hi } from './i18n/invoice-hi.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { createPen } from './pen.ts';
import { bottom, colours, left, lineHeight, page, right, rule, type Sheet, styles } from './sheet.ts';

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

/** Where the columns of text begin, and where those of figures end. */
const [description, code, quantity] = [left + 22, 344, 446];
const padding = 5;

/** What was sold, line by line; a page that is full goes on on another under the same head. Answers where the next part begins. */
function drawRows(sheet: Sheet, top: number): number {
  const { pen, invoice, money } = sheet;
  let y = drawColumnHeads(sheet, top + 10);
  for (const [at, row] of invoice.lines.entries()) {
    const lines = pen.wrap(row.description, styles.body, code - description - 16);
    const height = lines.length * lineHeight(styles.body) + 2 * padding;
    if (y + height > bottom) y = drawColumnHeads(sheet, drawNextHead(sheet));
    const first = y + padding + styles.body.size;
    pen.write(String(at + 1), left, first, { ...styles.figures, colour: colours.third });
    for (const [below, line] of lines.entries())
      pen.write(line, description, first + below * lineHeight(styles.body), styles.body);
    pen.write(row.sac, code, first, styles.body);
    pen.write(String(row.quantity), quantity, first, styles.figures, 'right');
    pen.write(money(row.amount), right, first, styles.figures, 'right');
    y += height;
    rule(sheet, y, colours.hairline);
  }
  return y;
}

function drawColumnHeads(sheet: Sheet, y: number): number {
  const { pen, words } = sheet;
  rule(sheet, y, colours.ink);
  const first = y + 14;
  pen.write(words.columns.description, description, first, styles.label);
  pen.write(words.columns.sac, code, first, styles.label);
  pen.write(words.columns.quantity, quantity, first, styles.label, 'right');
  pen.write(words.columns.amount, right, first, styles.label, 'right');
  rule(sheet, y + 21, colours.hairline);
  return y + 21;
}
