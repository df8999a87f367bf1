import { Resvg } from '@resvg/resvg-js';
import type { WordRun } from './runs.ts';
import type { Typeface } from './typeface.ts';

/** Where letters usually begin above their base, in heights of letters. */
const usualRise = 0.72;

/**
 * Where the ink of a line begins, seen from where it stands on its base, in pixels. The rasteriser that sets type in all scripts does
 * not tell; this one does, though it loses the widths of joined letters.
 */
export function inkStart(
  line: readonly WordRun[],
  { family, isBold }: Typeface,
  sizePx: number,
  fontFiles: string[],
): { x: number; y: number } {
  const spans = line.map(({ letters, face }) => {
    const isAsked = family !== undefined && face?.typeface === 'NotoSans';
    const families = [...(isAsked ? [family] : []), face?.family ?? ''].map((name) => `'${escaped(name)}'`).join(', ');
    return `<tspan font-family="${families}">${escaped(letters)}</tspan>`;
  });
  const words = `<text font-size="${sizePx}" font-weight="${isBold ? 700 : 400}">${spans.join('')}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" xml:space="preserve">${words}</svg>`;
  const font = { fontFiles, loadSystemFonts: family !== undefined };
  const box = new Resvg(svg, { font, logLevel: 'off' }).getBBox();
  return box === undefined
    ? { x: 0, y: -Math.round(sizePx * usualRise) }
    : { x: Math.floor(box.x), y: Math.floor(box.y) };
}

function escaped(text: string): string {
  return text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
