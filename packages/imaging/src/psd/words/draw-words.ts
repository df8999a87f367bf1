import { pointsPerInch } from '@naksha/contract/units';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { PictureError } from '../../picture-error.ts';
import { layOver } from '../lay-over.ts';
import type { Overlay } from '../overlay.ts';
import type { PsdText } from '../text/psd-text.ts';
import { writeFaces } from './face-files.ts';
import { faces } from './faces.ts';
import { runsOf, type WordRun } from './runs.ts';

/** Words, where the upper left corner of their ink stands in pixels, and how high their letters are. */
export interface Words {
  readonly content: string;
  readonly font: string;
  readonly sizePx: number;
  /** `#rrggbb`. */
  readonly hex: string;
  readonly left: number;
  readonly top: number;
}

/** A line drawn, and where it lies as seen from where the first line stands on its base. */
interface DrawnLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** RGBA, straight alpha. */
  readonly pixels: Uint8Array;
}

/** From a line to the next, in heights of letters: what programs do unasked. */
const lineHeight = 1.2;
const longestName = 100;
/** Words are held whole: four bytes for each of these, several times. */
const mostPixels = 2 ** 26;

/**
 * Draws words: Latin, Devanagari and Gujarati ones in Noto Sans, other scripts and typefaces with the fonts of this machine. Throws
 * Error for words without a mark, PictureError `too_many_pixels` past 67 million of them.
 */
export async function drawWords(words: readonly Words[]): Promise<Overlay[]> {
  const drawn: Overlay[] = [];
  for (const each of words) drawn.push(await drawOne(each));
  return drawn;
}

async function drawOne({ content, font, hex, left, top, ...words }: Words): Promise<Overlay> {
  const typeface = typefaceOf(font);
  const fontFiles = await writeFaces(typeface.isBold);
  const sizePx = Math.max(1, words.sizePx);
  const plain = content.split(/\r\n|[\r\n]/).map((line) => line.replace(/\p{Cc}/gu, ' '));
  const lines = plain.map((line) => runsOf(line));
  const drawn: DrawnLine[] = [];
  for (const [i, line] of lines.entries()) {
    const letters = plain[i] ?? '';
    if (letters.trim() === '') continue;
    if (letters.length * sizePx ** 2 > 4 * mostPixels) throw tooLarge(letters.length * sizePx, sizePx);
    const { x, y } = inkStart(line, typeface, sizePx, fontFiles);
    drawn.push({
      x,
      y: y + Math.round(i * sizePx * lineHeight),
      ...(await inked(letters, typeface, sizePx, hex, fontFiles)),
    });
  }
  if (drawn.length === 0) throw new Error('Expected words with a mark');
  const x = Math.min(...drawn.map((line) => line.x));
  const y = Math.min(...drawn.map((line) => line.y));
  const text = { lines: lines.map((line) => named(line, typeface)), sizePx, hex, origin: { x: left - x, y: top - y } };
  return { name: plain.join(' ').slice(0, longestName), ...together(drawn, left, top, x, y), text };
}

/** A line as pixels, cut to its ink. */
async function inked(letters: string, { family, isBold }: Typeface, sizePx: number, hex: string, fontFiles: string[]) {
  const families = [
    ...(family === undefined ? [] : [family.replace(/[,\d]/g, ' ')]),
    ...faces.map((face) => face.family),
  ];
  // At 72 dots per inch a point is a pixel.
  const font = `${families.join(',')}${isBold ? ' Bold' : ''} ${sizePx}`;
  const text = `<span foreground="${hex}">${letters.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
  // A file is known from when it has first been named on.
  for (const fontfile of fontFiles)
    await sharp({ text: { text: '.', font, fontfile, rgba: true } })
      .raw()
      .toBuffer();
  const { data, info } = await sharp({ text: { text, font, rgba: true, dpi: pointsPerInch } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

function together(lines: readonly DrawnLine[], left: number, top: number, x: number, y: number) {
  const width = Math.max(...lines.map((line) => line.x - x + line.width));
  const height = Math.max(...lines.map((line) => line.y - y + line.height));
  if (width * height > mostPixels) throw tooLarge(width, height);
  const pixels = new Uint8Array(width * height * 4);
  for (const line of lines) {
    // Letters of one line may reach into the next.
    for (let row = 0; row < line.height; row++) {
      const at = ((line.y - y + row) * width + line.x - x) * 4;
      layOver(pixels, at, line.pixels, row * line.width * 4, 4, line.width);
    }
  }
  return { box: { left, top, width, height }, pixels };
}

function tooLarge(width: number, height: number): PictureError {
  const [across, down] = [Math.round(width), Math.round(height)];
  const figures = { limit: mostPixels, totalPixels: across * down, width: across, height: down };
  return new PictureError('too_many_pixels', `Expected words of at most ${mostPixels} pixels`, figures);
}

/** The runs as a layered file writes them, by the names of typefaces: Latin ones by that which was asked for. */
function named(runs: readonly WordRun[], { family, isBold }: Typeface): PsdText['lines'][number] {
  const written: { letters: string; font: string }[] = [];
  for (const { letters, face } of runs) {
    const isAsked = family !== undefined && (face === undefined || face.typeface === 'NotoSans');
    const font = isAsked
      ? postScriptName(family, isBold)
      : postScriptName(face?.typeface ?? 'NotoSans', isBold, '-Regular');
    const last = written.at(-1);
    if (last?.font === font) last.letters += letters;
    else written.push({ letters, font });
  }
  return written;
}

/** Where letters usually begin above their base, in heights of letters. */
const usualRise = 0.72;

/**
 * Where the ink of a line begins, seen from where it stands on its base, in pixels. The rasteriser that sets type in all scripts does
 * not distinguish; this one does, though it loses the widths of joined letters.
 */
function inkStart(
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

/** A typeface as people ask for it. */
interface Typeface {
  /** `Georgia`; undefined for our own. */
  readonly family: string | undefined;
  readonly isBold: boolean;
}

const own = /^(sans|noto sans)\b/i;
const bold = /[\s-]+bold$/i;

/** Takes `Sans`, `Sans Bold`, `Georgia`, `Georgia Bold` apart. */
function typefaceOf(font: string): Typeface {
  const name = font.trim();
  const family = name.replace(bold, '');
  return { family: own.test(family) ? undefined : family, isBold: bold.test(name) };
}

/** The name of a typeface in PostScript, by which files name it: `Georgia-Bold`. */
function postScriptName(family: string, isBold: boolean, regular = ''): string {
  // What separates or ends names there may not stand in one.
  const name = family.replace(/[^\w-]/g, '').slice(0, 48);
  return `${name}${isBold ? '-Bold' : regular}`;
}
