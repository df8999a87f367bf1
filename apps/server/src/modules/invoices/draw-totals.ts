import { fillSentence, type Invoice, indianStates } from '@naksha/contract';
import { amountInWords, formatRate } from '@naksha/money';
import { drawNextHead } from './draw-head.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { bottom, colours, left, lineHeight, right, rule, type Sheet, styles, writeLines } from './sheet.ts';

const column = 312;
const step = 16;

/** The sum, what is taken off, the taxes and the total; beside them the total in words and how it was paid; below what the law wants said. */
export function drawTotals(sheet: Sheet, top: number): void {
  const { pen, words, invoice, money } = sheet;
  const rows = rowsOf(invoice, words);
  const notes = notesOf(invoice, words);
  const width = column - left - 40;
  const said = pen.wrap(inWords(invoice, words), styles.quiet, width);
  const payment = paymentOf(sheet).flatMap((line) => pen.wrap(line, styles.body, width));
  const besideHeight = said.length * lineHeight(styles.quiet) + payment.length * lineHeight(styles.body) + step;
  const height = Math.max((rows.length + 3) * step, besideHeight) + 34 + notes.length * lineHeight(styles.quiet);
  const from = top + height > bottom ? drawNextHead(sheet) : top + 4;
  let y = from + step;
  for (const [name, amount] of rows) {
    pen.write(name, column, y, { ...styles.body, colour: colours.second });
    pen.write(money(amount), right, y, styles.figures, 'right');
    y += step;
  }
  rule(sheet, y - 6, colours.ink, column);
  y += step - 2;
  pen.write(words.totals[invoice.kind], column, y, { size: 12, weight: 'bold' });
  pen.write(money(invoice.total), right, y, styles.strongFigures, 'right');

  let beside = from + step;
  beside = writeLines(sheet, said.join('\n'), { x: left, y: beside, width }, styles.quiet);
  if (said.length > 0) beside += 6;
  beside = writeLines(sheet, payment.join('\n'), { x: left, y: beside, width }, styles.body);

  const below = Math.max(y, beside) + 34;
  rule(sheet, below - 16, colours.hairline);
  writeLines(sheet, notes.join('\n'), { x: left, y: below, width: right - left }, styles.quiet);
}

function rowsOf({ lines, discount, taxes, seller }: Invoice, words: InvoiceWords): [string, number][] {
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const code = seller.gstin?.slice(0, 2) ?? seller.stateCode;
  const hasUtgst = indianStates.some((state) => state.code === code && state.hasUtgst);
  const rows: [string, number][] = [];
  if (discount > 0) rows.push([words.sum, sum], [words.discount, -discount]);
  rows.push([words.taxable, sum - discount]);
  for (const { kind, rate, amount } of taxes) {
    const name = words.taxes[kind === 'sgst' && hasUtgst ? 'utgst' : kind];
    rows.push([`${name} ${formatRate(rate)}`, amount]);
  }
  return rows;
}

function inWords({ total, currency, buyer }: Invoice, words: InvoiceWords): string {
  const amount = amountInWords(total, currency, buyer.lang);
  if (amount === undefined) return '';
  return fillSentence(words.inWords, { words: amount.charAt(0).toUpperCase() + amount.slice(1) });
}

function paymentOf({ invoice, words, day }: Sheet): string[] {
  const { kind, paid, total } = invoice;
  if (total === 0) return [words.nothing];
  if (paid === null) return [words.unpaid[kind]];
  return [
    fillSentence(words.paid[kind], { day: day(paid.at), way: words.ways[paid.how] }),
    fillSentence(words.transaction, { id: paid.transactionId }),
  ];
}

/** Rule 46 of the CGST Rules, 2017 wants said whether the buyer owes the tax, and of an export how it is free of tax. */
function notesOf({ seller, buyer, taxes }: Invoice, words: InvoiceWords): string[] {
  const isIndian = seller.country === 'IN' && seller.gstin !== undefined;
  const isExport = isIndian && buyer.country !== 'IN' && taxes.length === 0;
  return [
    ...(isIndian ? [`${words.reverseCharge}: ${words.no}`] : []),
    ...(isExport ? [words.exported] : []),
    words.unsigned,
  ];
}
