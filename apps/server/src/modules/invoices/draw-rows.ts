import { drawNextHead } from './draw-head.ts';
import { bottom, colours, left, lineHeight, right, rule, type Sheet, styles } from './sheet.ts';

/** Where the columns of text begin, and where those of figures end. */
const [description, code, quantity] = [left + 22, 344, 446];
const padding = 5;

/** What was sold, line by line; a page that is full goes on on another under the same head. Answers where the next part begins. */
export function drawRows(sheet: Sheet, top: number): number {
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
