import { type Invoice, markRows } from '@naksha/contract';
import type { InvoiceWords } from './invoice-words.ts';
import { colours, left, page, right, type Sheet, styles } from './sheet.ts';

/** One square of the mark, in points. */
const square = 2.6;

/** Begins the document: mark and title on squared paper. Answers where the next part begins. */
export function drawHead({ document, pen, words, invoice }: Sheet): number {
  document.addPage();
  drawPointPaper(document);
  drawMark(document, left, 36, square);
  pen.write(words.brand, left + 9 * square + 11, 36 + 8.3 * square, { size: 17 });
  pen.write(titleOf(invoice, words), right, 57, { size: 20 }, 'right');
  pen.write(words.forRecipient, right, 73, styles.label, 'right');
  return 104;
}

/** Begins another page with a small head. Answers where the next part begins. */
export function drawNextHead({ document, pen, words, invoice }: Sheet): number {
  document.addPage();
  drawMark(document, left, 36, 1.3);
  pen.write(`${titleOf(invoice, words)} ${invoice.number}`, right, 48, styles.quiet, 'right');
  return 72;
}

/** What the document is called: an invoice of a seller without a GSTIN is no tax invoice. */
export function titleOf({ kind, seller }: Invoice, { titles }: InvoiceWords): string {
  return kind === 'invoice' && seller.gstin !== undefined ? titles.taxInvoice : titles[kind];
}

/** Squared paper from edge to edge that fades downwards, a cell as wide as four squares of the mark. */
function drawPointPaper(document: Sheet['document']): void {
  const [cell, depth, strength] = [4 * square, 92, 0.16];
  document.save().lineWidth(0.4);
  for (let y = cell; y < depth; y += cell) {
    const opacity = strength * (1 - y / depth);
    document.moveTo(0, y).lineTo(page.width, y).strokeOpacity(opacity).stroke(colours.indigo);
  }
  for (let x = cell; x < page.width; x += cell) {
    for (let y = 0; y < depth; y += cell) {
      const opacity = strength * (1 - (y + cell / 2) / depth);
      document
        .moveTo(x, y)
        .lineTo(x, Math.min(depth, y + cell))
        .strokeOpacity(opacity)
        .stroke(colours.indigo);
    }
  }
  document.restore();
}

function drawMark(document: Sheet['document'], x: number, y: number, size: number): void {
  for (const [row, squares] of markRows.entries()) {
    for (const [column, each] of [...squares].entries()) {
      if (each === '#') document.rect(x + column * size, y + row * size, size, size);
    }
  }
  document.fill(colours.ink);
}
