import type { Invoice } from '@naksha/contract';
import type PDFDocument from 'pdfkit';
import type { InvoiceWords } from './invoice-words.ts';
import type { Pen, Style } from './pen.ts';

/** What the parts of an invoice are drawn on and from. */
export interface Sheet {
  readonly document: InstanceType<typeof PDFDocument>;
  readonly pen: Pen;
  readonly words: InvoiceWords;
  readonly invoice: Invoice;
  readonly money: (amount: number) => string;
  readonly day: (moment: string) => string;
}

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 };
export const left = 48;
export const right = page.width - left;
/** Beyond it lies the foot. */
export const bottom = page.height - 68;

/** The neutral greys of the product and its indigo. */
export const colours = { ink: '#121212', second: '#4B4B4B', third: '#696969', hairline: '#DEDEDE', indigo: '#27357A' };
export const styles = {
  body: { size: 9 },
  label: { size: 7.5, colour: colours.third },
  quiet: { size: 8, colour: colours.second },
  strong: { size: 9, weight: 'bold' },
  figures: { size: 9, isFigures: true },
  strongFigures: { size: 12, weight: 'bold', isFigures: true },
} as const satisfies Record<string, Style>;

/** From one baseline to the next: room for the vowel signs of Indic scripts, above and below. */
export function lineHeight({ size }: Style): number {
  return size * 1.55;
}

/** Writes a text in as many lines as it needs, the first baseline at y, and answers the baseline after the last. */
export function writeLines(
  { pen }: Sheet,
  text: string,
  box: { x: number; y: number; width: number },
  style: Style,
): number {
  let { y } = box;
  for (const line of pen.wrap(text, style, box.width)) {
    pen.write(line, box.x, y, style);
    y += lineHeight(style);
  }
  return y;
}

/** Rules a line across the page, in ink or as a hairline. */
export function rule({ document }: Sheet, y: number, colour: string, from = left): void {
  document
    .lineWidth(colour === colours.ink ? 0.8 : 0.5)
    .moveTo(from, y)
    .lineTo(right, y)
    .stroke(colour);
}
