import { labToHex } from './models.ts';
import type { NamedColour } from './named-colour.ts';

/**
 * A table of colours as dye houses send it: a name and L, a, b of the D50 that instruments give, or a `#rrggbb`; commas, semicolons
 * or tabs between, decimal commas where the others are. A line that is neither, a heading say, is passed over.
 */
export function readCsv(text: string): NamedColour[] {
  return text.split(/\r\n?|\n/).flatMap((line): NamedColour[] => {
    const cells = cellsOf(line);
    const hex = cells.find((cell) => /^#[0-9a-f]{6}$/i.test(cell));
    if (hex !== undefined)
      return [{ name: cells.find((cell) => cell !== '' && cell !== hex) ?? '', hex: hex.toLowerCase() }];
    const numbers = cells.map((cell) => (/^[−+-]?\d+([.,]\d+)?$/.test(cell) ? Number(toPoint(cell)) : Number.NaN));
    const at = numbers.findIndex((_, i) => isLab(numbers.slice(i, i + 3)));
    if (at < 0) return [];
    const [L = 0, a = 0, b = 0] = numbers.slice(at);
    return [{ name: cells.slice(0, at).filter(Boolean).join(' '), hex: labToHex([L, a, b]) }];
  });
}

const toPoint = (cell: string): string => cell.replace(',', '.').replace('−', '-');

function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

/** L between 0 and 100, both axes within what there is. */
function isLab([L = Number.NaN, a = Number.NaN, b = Number.NaN]: readonly number[]): boolean {
  return L >= 0 && L <= 100 && Math.abs(a) <= 160 && Math.abs(b) <= 160;
}
