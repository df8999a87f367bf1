import type PDFDocument from 'pdfkit';
import { openFace, type Script, scripts, type Weight, weights } from './faces.ts';
import { shapedFont } from './shaped-font.ts';

/** How a line is written; sizes in points. `isFigures` sets all digits equally wide. */
export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly isFigures?: boolean;
}

/** Writes lines in three scripts on the pages of a document. */
export interface Pen {
  /** In points. */
  readonly width: (text: string, style: Style) => number;
  /** Breaks a text into lines of at most so many points, between words, within a word that is longer alone. */
  readonly wrap: (text: string, style: Style, width: number) => string[];
  /** Writes one line with its baseline at y, from x, or to x where it ends there. */
  readonly write: (text: string, x: number, y: number, style: Style, end?: 'left' | 'right') => void;
}

interface Run {
  readonly script: Script;
  readonly text: string;
}

const ink = '#121212';
/** Stands for a letter of which no face has a glyph. */
const unknownLetter = '□';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function createPen(document: InstanceType<typeof PDFDocument>): Pen {
  for (const script of scripts) {
    for (const weight of weights) {
      // PDFKit takes any font that can lay out, which its types leave out.
      const source = shapedFont(openFace(script, weight)) as unknown as Uint8Array;
      document.registerFont(`${script} ${weight}`, source);
    }
  }

  const optionsOf = ({ isFigures = false }: Style, { script }: Run) =>
    isFigures && script === 'latin' ? { features: figures } : {};
  const widthOf = (run: Run, style: Style): number => {
    document.font(`${run.script} ${style.weight ?? 'regular'}`).fontSize(style.size);
    return document.widthOfString(run.text, optionsOf(style, run));
  };
  const width = (text: string, style: Style): number => runsOf(text).reduce((sum, run) => sum + widthOf(run, style), 0);

  const wrap = (text: string, style: Style, room: number): string[] => {
    const lines: string[] = [];
    let line = '';
    const add = (part: string, joint: string) => {
      const longer = line === '' ? part : line + joint + part;
      if (width(longer, style) <= room) {
        line = longer;
        return;
      }
      if (line !== '') lines.push(line);
      line = part;
    };
    for (const paragraph of text.split('\n')) {
      for (const word of paragraph.split(/\s+/).filter(Boolean)) {
        if (width(word, style) <= room) {
          add(word, ' ');
          continue;
        }
        if (line !== '') lines.push(line);
        line = '';
        for (const { segment } of graphemes.segment(word)) add(segment, '');
      }
      if (line !== '') lines.push(line);
      line = '';
    }
    return lines;
  };

  const write = (text: string, x: number, y: number, style: Style, end: 'left' | 'right' = 'left'): void => {
    let at = end === 'left' ? x : x - width(text, style);
    document.fillColor(style.colour ?? ink);
    for (const run of runsOf(text)) {
      const advance = widthOf(run, style);
      document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...optionsOf(style, run) });
      at += advance;
    }
  };
  return { width, wrap, write };
}

const figures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Parts a text by the face that has its letters. What joins letters stays with them; what shows as nothing is left out. */
function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const given of text.normalize('NFC')) {
    const letter = /\s|\p{Cc}/u.test(given) ? ' ' : given;
    const isJoint = /[\p{Join_Control}\p{M}\s]/u.test(letter);
    if (!isJoint && /\p{Default_Ignorable_Code_Point}/u.test(letter)) continue;
    const last = runs.at(-1);
    const script =
      isJoint && last && hasGlyph(last.script, letter) ? last.script : scripts.find((each) => hasGlyph(each, letter));
    const shown = script === undefined ? unknownLetter : letter;
    const face = script ?? 'latin';
    if (last?.script === face) last.text += shown;
    else runs.push({ script: face, text: shown });
  }
  return runs;
}

function hasGlyph(script: Script, letter: string): boolean {
  return openFace(script, 'regular').font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}
